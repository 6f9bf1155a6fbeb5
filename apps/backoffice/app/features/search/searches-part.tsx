import { DownloadOutlined } from '@ant-design/icons'
import { search } from '@cusp/contract'
import { App, Button, DatePicker, Segmented, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { ask, sentenceOf, useAnswer } from '../../platform/answers'
import { csvFile, saveAs } from '../../platform/csv'
import { dayText } from '../../platform/time'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { type Column, Rows } from '../../shell/rows'
import { type EditedSynonyms, SynonymsDrawer } from './synonyms-drawer'

const day = 'YYYY-MM-DD'
const whole = 200

type SearchesFilters = {
  readonly from: string | undefined
  readonly until: string | undefined
  readonly found: 'all' | 'nothing' | undefined
  readonly page: number
  readonly size: number
}

/** What buyers looked for, and what of it the shop could not answer. */
export function SearchesPart({
  filters,
  change,
}: {
  filters: SearchesFilters
  change(to: Partial<SearchesFilters>): void
}) {
  const t = useWords()
  const { message } = App.useApp()
  const [edited, setEdited] = useState<EditedSynonyms>()
  const asked = { from: filters.from, until: filters.until, withoutResult: filters.found === 'nothing' }
  const report = useAnswer(search.adminReportSearches, { ...asked, pageIndex: filters.page, pageSize: filters.size })
  const columns: Column<search.Searched>[] = [
    { key: 'keyword', title: t('search.keyword'), isHead: true, wrapsAt: 360, render: (row) => row.keyword },
    { key: 'times', title: t('search.times'), isNumber: true, render: (row) => row.times },
    { key: 'found', title: t('search.found'), isNumber: true, render: (row) => row.found },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <GuardedButton needs="search.manage" size="small" onClick={() => setEdited({ words: [row.keyword] })}>
          {t('search.addSynonym')}
        </GuardedButton>
      ),
    },
  ]
  const download = async (): Promise<void> => {
    const answer = await ask(search.adminReportSearches, { ...asked, pageIndex: 1, pageSize: whole }).catch((error) => {
      void message.error(sentenceOf(error))
    })
    if (!answer) return
    saveAs(
      `searches-${dayText(new Date())}.csv`,
      csvFile(
        [t('search.keyword'), t('search.times'), t('search.found')],
        answer.list.map(({ keyword, times, found }) => [keyword, times, found]),
      ),
    )
  }
  return (
    <>
      <div className="row">
        <Segmented<'all' | 'nothing'>
          aria-label={t('search.which')}
          value={filters.found ?? 'all'}
          options={[
            { value: 'all', label: t('search.allSearches') },
            { value: 'nothing', label: t('search.nothingFound') },
          ]}
          onChange={(found) => change({ found, page: 1 })}
        />
        <DatePicker.RangePicker
          aria-label={t('search.days')}
          allowEmpty={[true, true]}
          value={[filters.from ? dayjs(filters.from) : null, filters.until ? dayjs(filters.until) : null]}
          onChange={(range) => change({ from: range?.[0]?.format(day), until: range?.[1]?.format(day), page: 1 })}
          presets={[
            { label: t('orders.lastSevenDays'), value: [dayjs().subtract(6, 'day'), dayjs()] },
            { label: t('orders.thisMonth'), value: [dayjs().startOf('month'), dayjs()] },
          ]}
          style={{ maxWidth: '100%' }}
        />
        <Button icon={<DownloadOutlined aria-hidden />} disabled={!report.data} onClick={() => void download()}>
          {t('search.download')}
        </Button>
      </div>
      {report.data && (
        <Typography.Text type="secondary">
          {t('search.counted', { searches: report.data.searches, nothing: report.data.withoutResult })}
        </Typography.Text>
      )}
      <Rows
        query={report}
        rowsOf={({ list }) => list}
        columns={columns}
        keyOf={(row) => row.keyword}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: report.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('search.noSearches')}
      />
      {edited && <SynonymsDrawer group={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
