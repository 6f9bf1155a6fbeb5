import { CheckOutlined } from '@ant-design/icons'
import { may, type OperatorRole, operatorRoles, operators, permissions } from '@cusp/contract'
import { Alert, Card, Switch, Table } from 'antd'
import { paths } from '../paths'
import { useAct, useAnswer } from '../platform/answers'
import { useWords, wordOr } from '../platform/words'
import { Page } from '../shell/page'
import { Problem } from '../shell/states'

// Object.keys forgets the names that the table declares.
const roles = Object.keys(operatorRoles) as OperatorRole[]
const shown = permissions.filter((permission) => permission !== 'self')

export function RolesRoute() {
  const t = useWords()
  const rule = useAnswer(operators.getTwoFactorRule, {})
  const { act: save, isActing } = useAct(operators.saveTwoFactorRule, { says: t('common.saved') })
  const demanded = rule.data?.roles ?? []
  const toggle = (role: OperatorRole, isDemanded: boolean) =>
    save({ roles: isDemanded ? [...demanded, role] : demanded.filter((one) => one !== role) })

  return (
    <Page
      title={t('rolesPage.title')}
      hint={t('rolesPage.hint')}
      back={{ to: paths.operators, says: t('nav.operators') }}
    >
      <Card title={t('rolesPage.twoFactor')}>
        <div className="stack">
          <Alert type="info" showIcon title={t('rolesPage.twoFactorConsequence')} />
          {rule.error && !rule.data ? (
            <Problem error={rule.error} onRetry={() => void rule.refetch()} />
          ) : (
            <div className="fields" style={{ rowGap: 12 }}>
              <span className="row">
                <Switch
                  aria-label={t('rolesPage.allRoles')}
                  loading={isActing}
                  disabled={!rule.data}
                  checked={demanded.length === roles.length}
                  onChange={(isOn) => void save({ roles: isOn ? roles : [] })}
                />
                <strong>{t('rolesPage.allRoles')}</strong>
              </span>
              {roles.map((role) => (
                <span className="row" key={role}>
                  <Switch
                    aria-label={t(`roles.${role}`)}
                    loading={isActing}
                    disabled={!rule.data}
                    checked={demanded.includes(role)}
                    onChange={(isOn) => void toggle(role, isOn)}
                  />
                  {t(`roles.${role}`)}
                </span>
              ))}
            </div>
          )}
        </div>
      </Card>
      <Card title={t('rolesPage.permissions')}>
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          rowKey={(permission) => permission}
          dataSource={[...shown]}
          columns={[
            {
              key: 'permission',
              title: t('rolesPage.permission'),
              fixed: 'start',
              render: (_, permission) => wordOr(t, 'permissions', permission.replace('.', '-')),
            },
            ...roles.map((role) => ({
              key: role,
              title: t(`roles.${role}`),
              align: 'center' as const,
              render: (_: unknown, permission: (typeof shown)[number]) =>
                may(role, permission) ? (
                  <CheckOutlined aria-label={t('common.yes')} style={{ color: 'var(--ant-color-success)' }} />
                ) : (
                  <span aria-label={t('common.no')} role="img">
                    –
                  </span>
                ),
            })),
          ]}
        />
      </Card>
    </Page>
  )
}
