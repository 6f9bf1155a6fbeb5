import { operators } from '@cusp/contract'
import { Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { OperatorDrawer } from '../features/operators/operator-drawer'
import { paths } from '../paths'
import { useAct, useAnswer } from '../platform/answers'
import { textFilter, useFilters } from '../platform/filters'
import { useSelf } from '../platform/session'
import { useWords } from '../platform/words'
import { AskButton } from '../shell/ask-button'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const operatorFilters = { keyword: textFilter() }

export function OperatorsRoute() {
  const t = useWords()
  const self = useSelf()
  const [filters, change] = useFilters(operatorFilters)
  const [edited, setEdited] = useState<operators.OperatorRow | 'new'>()
  const list = useAnswer(operators.listOperators, {})
  const { act: save } = useAct(operators.saveOperator, { says: t('common.saved') })
  const { act: reset } = useAct(operators.resetTwoFactor, { says: t('operators.wasReset') })
  const { act: signOut } = useAct(operators.endOperatorSessions, { says: t('operators.wasSignedOut') })
  const wanted = filters.keyword.toLowerCase()

  const columns: Column<operators.OperatorRow>[] = [
    { key: 'name', title: t('operators.name'), isHead: true, render: (row) => row.name },
    { key: 'email', title: t('operators.email'), render: (row) => <span className="anywhere">{row.email}</span> },
    { key: 'role', title: t('operators.role'), render: (row) => t(`roles.${row.role}`) },
    {
      key: 'state',
      title: t('common.status'),
      render: (row) => (
        <Tag color={row.isDisabled ? 'default' : 'success'}>
          {row.isDisabled ? t('operators.disabled') : t('operators.active')}
        </Tag>
      ),
    },
    {
      key: 'twoFactor',
      title: t('me.twoFactor'),
      render: (row) => (
        <Tag color={row.hasTwoFactor ? 'success' : 'default'}>
          {row.hasTwoFactor ? t('me.twoFactorIsOn') : t('me.twoFactorIsOff')}
        </Tag>
      ),
    },
    { key: 'seen', title: t('operators.lastSeen'), render: (row) => <Moment at={row.lastSeenAt} isDistant /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <span className="row">
          <GuardedButton needs="operators.manage" size="small" onClick={() => setEdited(row)}>
            {t('common.edit')}
          </GuardedButton>
          {row.hasTwoFactor && (
            <AskButton
              needs="operators.manage"
              notNow={row.id === self.id ? t('operators.notYourOwn') : ''}
              size="small"
              isDangerous
              says={t('operators.reset')}
              title={t('operators.resetTitle', { name: row.name })}
              consequence={t('operators.resetConsequence')}
              confirm={t('operators.reset')}
              reasonLabel={t('common.reason')}
              reasonHint={t('operators.disableReasonHint')}
              onConfirm={(reason) => reset({ id: row.id, reason })}
            />
          )}
          <AskButton
            needs="operators.manage"
            notNow={row.id === self.id ? t('operators.notYourOwn') : ''}
            size="small"
            says={t('operators.signOut')}
            title={t('operators.signOutTitle', { name: row.name })}
            consequence={t('operators.signOutConsequence')}
            confirm={t('operators.signOut')}
            onConfirm={() => signOut({ id: row.id })}
          />
          <AskButton
            needs="operators.manage"
            notNow={row.id === self.id ? t('operators.notYourself') : ''}
            size="small"
            isDangerous={!row.isDisabled}
            says={row.isDisabled ? t('operators.enable') : t('operators.disable')}
            title={t(row.isDisabled ? 'operators.enableTitle' : 'operators.disableTitle', { name: row.name })}
            consequence={row.isDisabled ? t('operators.enableConsequence') : t('operators.disableConsequence')}
            confirm={row.isDisabled ? t('operators.enable') : t('operators.disable')}
            {...(row.isDisabled
              ? {}
              : { reasonLabel: t('common.reason'), reasonHint: t('operators.disableReasonHint') })}
            onConfirm={(reason) =>
              save({
                id: row.id,
                name: row.name,
                email: row.email,
                role: row.role,
                isDisabled: !row.isDisabled,
                reason,
              })
            }
          />
        </span>
      ),
    },
  ]
  return (
    <Page
      title={t('nav.operators')}
      hint={t('operators.hint')}
      actions={
        <>
          <Link to={paths.roles}>{t('rolesPage.title')}</Link>
          <GuardedButton needs="operators.manage" type="primary" onClick={() => setEdited('new')}>
            {t('operators.create')}
          </GuardedButton>
        </>
      }
    >
      <SearchBox value={filters.keyword} hint={t('operators.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <Rows
        query={list}
        rowsOf={(answer) => answer.list.filter((row) => `${row.name} ${row.email}`.toLowerCase().includes(wanted))}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('operators.none')}
      />
      {edited && (
        <OperatorDrawer operator={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  )
}
