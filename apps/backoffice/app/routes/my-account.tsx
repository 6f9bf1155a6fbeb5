import { operators } from '@cusp/contract'
import { Alert, Card } from 'antd'
import { LetterLanguageCard } from '../features/account/letter-language-card'
import { PasswordCard } from '../features/account/password-card'
import { SessionsCard } from '../features/account/sessions-card'
import { TwoFactorCard } from '../features/account/two-factor-card'
import { useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, useFilters } from '../platform/filters'
import { useSelf } from '../platform/session'
import { useWords } from '../platform/words'
import { auditColumns } from '../shell/audit-columns'
import { Page } from '../shell/page'
import { Rows } from '../shell/rows'

const ownFilters = { page: pageFilter(), size: pageSizeFilter() }

export function MyAccountRoute() {
  const t = useWords()
  const self = useSelf()
  const [filters, change] = useFilters(ownFilters)
  const done = useAnswer(operators.listOwnAudit, { pageIndex: filters.page, pageSize: filters.size })
  return (
    <Page title={t('me.title')} hint={`${self.name} · ${self.email} · ${t(`roles.${self.role}`)}`}>
      {self.mustChangePassword && (
        <Alert type="warning" showIcon title={t('me.mustChange')} description={t('me.mustChangeHint')} />
      )}
      {self.mustSetUpTwoFactor && (
        <Alert type="warning" showIcon title={t('me.mustSetUp')} description={t('me.mustSetUpHint')} />
      )}
      <div className="beside">
        <TwoFactorCard />
        <PasswordCard />
      </div>
      <LetterLanguageCard />
      <SessionsCard />
      <Card title={t('me.activity')}>
        <Rows
          query={done}
          rowsOf={(answer) => answer.list}
          columns={auditColumns(t, true)}
          keyOf={(row) => row.id}
          paging={{
            page: filters.page,
            pageSize: filters.size,
            total: done.data?.totalCount ?? 0,
            onPage: (page, size) => change({ page, size }),
          }}
          empty={t('me.noActivity')}
        />
      </Card>
    </Page>
  )
}
