import { operators } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { useAnswer } from '../platform/answers'
import { dayFilter, idFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { actionName, auditColumns } from '../shell/audit-columns'
import { Page } from '../shell/page'
import { Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const day = 'YYYY-MM-DD'
const auditFilters = {
  keyword: textFilter(),
  action: textFilter(),
  operator: idFilter((text) => idFrom<'Operator'>(text)),
  subject: textFilter(),
  from: dayFilter(),
  until: dayFilter(),
  page: pageFilter(),
  size: pageSizeFilter(50),
}

export function AuditRoute() {
  const t = useWords()
  const [filters, change] = useFilters(auditFilters)
  const list = useAnswer(operators.listAudit, {
    keyword: filters.keyword,
    action: filters.action,
    operatorId: filters.operator,
    subject: filters.subject,
    from: filters.from,
    until: filters.until,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  return (
    <Page title={t('nav.audit')} hint={t('audit.hint')}>
      <div className="row">
        <SearchBox value={filters.keyword} hint={t('audit.searchHint')} onSearch={(keyword) => change({ keyword })} />
        <Select
          aria-label={t('audit.action')}
          placeholder={t('audit.action')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 'min(230px, 100%)' }}
          value={filters.action || null}
          options={(list.data?.actions ?? []).map((action) => ({ value: action, label: actionName(t, action) }))}
          onChange={(action) => change({ action: action ?? '' })}
        />
        <Select
          aria-label={t('audit.operator')}
          placeholder={t('audit.operator')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 'min(200px, 100%)' }}
          value={filters.operator ?? null}
          options={(list.data?.operators ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(operator) => change({ operator: operator ?? undefined })}
        />
        <Input
          key={filters.subject}
          defaultValue={filters.subject}
          aria-label={t('audit.subject')}
          placeholder={t('audit.subject')}
          allowClear
          maxLength={80}
          style={{ width: 'min(200px, 100%)' }}
          onPressEnter={(event) => change({ subject: event.currentTarget.value })}
          onClear={() => change({ subject: '' })}
          onBlur={(event) => {
            if (event.currentTarget.value.trim() !== filters.subject) change({ subject: event.currentTarget.value })
          }}
        />
        <DatePicker.RangePicker
          aria-label={t('audit.days')}
          allowEmpty={[true, true]}
          value={[filters.from ? dayjs(filters.from) : null, filters.until ? dayjs(filters.until) : null]}
          onChange={(range) => change({ from: range?.[0]?.format(day), until: range?.[1]?.format(day) })}
          presets={[
            { label: t('orders.today'), value: [dayjs(), dayjs()] },
            { label: t('orders.lastSevenDays'), value: [dayjs().subtract(6, 'day'), dayjs()] },
            { label: t('orders.thisMonth'), value: [dayjs().startOf('month'), dayjs()] },
          ]}
          style={{ maxWidth: '100%' }}
        />
      </div>
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={auditColumns(t, false)}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: list.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('audit.none')}
      />
    </Page>
  )
}
