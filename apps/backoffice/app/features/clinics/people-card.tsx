import { accounts, clinics } from '@cusp/contract'
import { Card, Checkbox, Empty, Form, Tag, Tooltip, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useMay } from '../../platform/session'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { Moment } from '../../shell/moment'
import { ConsentsButton } from './consents-button'
import { PaymentPasswordActions, PaymentPasswordTag } from './payment-password'

type Person = accounts.ClinicDetail['accounts'][number]

const nameOf = (person: Person): string => person.name || person.email || person.phone

/** Who belongs to a clinic, and what operators may do about it. */
export function PeopleCard({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const mayRead = useMay()('consents.view').isAllowed
  return (
    <Card size="small" title={t('clinics.people')}>
      <div className="stack">
        {clinic.accounts.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('clinics.noPeople')} />
        )}
        {clinic.accounts.map((person) => (
          <section key={person.id} aria-label={nameOf(person)}>
            <div className="row">
              <Typography.Text strong className="anywhere">
                {nameOf(person)}
              </Typography.Text>
              {person.standing !== 'active' && (
                <Tag color={person.standing === 'disabled' ? 'error' : 'default'}>
                  {t(`clinics.standings.${person.standing}`)}
                </Tag>
              )}
              {person.isLocked && (
                <Tooltip title={t('clinics.lockedOutHint')}>
                  <Tag color="warning">{t('clinics.lockedOut')}</Tag>
                </Tooltip>
              )}
              <PaymentPasswordTag state={person.paymentPassword} />
              {person.isAdmin && <Tag color="blue">{t('clinics.isAdmin')}</Tag>}
              {person.roles.map((role) => (
                <Tag key={role}>{t(`clinicRoles.${role}`)}</Tag>
              ))}
            </div>
            <Typography.Text type="secondary" className="anywhere">
              {[person.email, person.phone].filter(Boolean).join(' · ')}
            </Typography.Text>
            <div>
              <Typography.Text type="secondary">
                {t('clinics.lastSeen')} <Moment at={person.lastSeenAt} isDistant />
              </Typography.Text>
            </div>
            {person.disabledReason && <div className="prewrap">{person.disabledReason}</div>}
            {mayRead && <ConsentsButton accountId={person.id} name={nameOf(person)} />}
            <PersonActions clinic={clinic} person={person} />
          </section>
        ))}
      </div>
    </Card>
  )
}

function PersonActions({ clinic, person }: { clinic: accounts.ClinicDetail; person: Person }) {
  const t = useWords()
  const name = nameOf(person)
  const setRoles = useAct(clinics.setRoles, { says: t('common.saved') })
  const disable = useAct(clinics.disablePerson, { says: t('clinics.disabled', { name }) })
  const enable = useAct(clinics.enablePerson, { says: t('clinics.enabled', { name }) })
  const unlock = useAct(clinics.unlockPerson, { says: t('clinics.unlocked', { name }) })
  const who = { id: clinic.id, accountId: person.id }
  if (person.standing === 'removed') return null
  return (
    <div className="row" style={{ marginBlockStart: 8 }}>
      {person.standing === 'active' && (
        <>
          <AskButton
            needs="clinics.people"
            size="small"
            says={t('clinics.setRoles')}
            title={t('clinics.setRolesTitle', { name })}
            consequence={t('clinics.setRolesConsequence')}
            confirm={t('common.save')}
            initialValues={{ roles: person.roles, isAdmin: person.isAdmin }}
            fields={
              <>
                <Form.Item name="roles" label={t('clinics.setRoles')} extra={t('clinics.rolesHint')}>
                  <Checkbox.Group
                    options={accounts.clinicRoles.map((role) => ({ value: role, label: t(`clinicRoles.${role}`) }))}
                  />
                </Form.Item>
                <Form.Item name="isAdmin" valuePropName="checked" extra={t('clinics.isAdminHint')}>
                  <Checkbox>{t('clinics.isAdmin')}</Checkbox>
                </Form.Item>
              </>
            }
            onConfirm={(_, typed) => {
              const chosen: unknown = typed.roles
              const roles = accounts.clinicRoles.filter((role) => Array.isArray(chosen) && chosen.includes(role))
              return setRoles.act({ ...who, roles, isAdmin: typed.isAdmin === true })
            }}
          />
          <AskButton
            needs="clinics.people"
            size="small"
            isDangerous
            says={t('clinics.disable')}
            title={t('clinics.disableTitle', { name })}
            consequence={t('clinics.disableConsequence')}
            confirm={t('clinics.disable')}
            reasonLabel={t('clinics.disableReason')}
            reasonHint={t('clinics.disableReasonHint')}
            onConfirm={(reason) => disable.act({ ...who, reason })}
          />
        </>
      )}
      {person.standing === 'disabled' && (
        <AskButton
          needs="clinics.people"
          size="small"
          says={t('clinics.enable')}
          title={t('clinics.enableTitle', { name })}
          consequence={t('clinics.enableConsequence')}
          confirm={t('clinics.enable')}
          onConfirm={() => enable.act(who)}
        />
      )}
      {person.isLocked && (
        <AskButton
          needs="clinics.unlock"
          size="small"
          says={t('clinics.unlock')}
          title={t('clinics.unlockTitle', { name })}
          consequence={t('clinics.unlockConsequence')}
          confirm={t('clinics.unlock')}
          onConfirm={() => unlock.act(who)}
        />
      )}
      <PaymentPasswordActions state={person.paymentPassword} who={who} name={name} />
    </div>
  )
}
