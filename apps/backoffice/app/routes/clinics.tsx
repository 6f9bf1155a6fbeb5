import { accounts, type states } from '@cusp/contract'
import type { StateOf } from '@cusp/kernel'
import { Grid, Segmented, Tag } from 'antd'
import { Link } from 'react-router'
import { NoticeDaysButton } from '../features/clinics/notice-days'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { choiceFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StateTabs } from '../shell/state-tabs'
import { StatusTag } from '../shell/status-tag'

type ClinicStatus = StateOf<typeof states.clinicStates>
const tabs = [
  'underReview',
  'approved',
  'rejected',
  'certificateExpired',
  'notSubmitted',
] as const satisfies readonly ClinicStatus[]
const clinicFilters = {
  keyword: textFilter(),
  status: choiceFilter(tabs),
  submission: choiceFilter(accounts.submissions),
  page: pageFilter(),
  size: pageSizeFilter(),
}

export function ClinicsRoute() {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const [filters, change] = useFilters(clinicFilters)
  const isQueue = filters.status === 'underReview'
  const clinics = useAnswer(accounts.listClinics, {
    keyword: filters.keyword,
    authStatus: filters.status,
    submission: isQueue ? filters.submission : undefined,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const awaiting = clinics.data?.awaitingReview ?? 0
  const query = isQueue && filters.submission ? `?submission=${filters.submission}` : ''
  const columns: Column<accounts.ClinicRow>[] = [
    {
      key: 'name',
      title: t('clinics.name'),
      wrapsAt: 240,
      isHead: true,
      render: (row) => <Link to={`${paths.clinic(row.id)}${query}`}>{row.name || t('clinics.unnamed')}</Link>,
    },
    {
      key: 'status',
      title: t('common.status'),
      render: (row) => (
        <span className="row">
          <StatusTag of="clinicStatus" status={row.authStatus} />
          {row.submission && <Tag>{t(`clinics.submissions.${row.submission}`)}</Tag>}
        </span>
      ),
    },
    {
      key: 'contact',
      title: t('clinics.contact'),
      wrapsAt: 240,
      render: (row) => (
        <span className="anywhere">
          {[row.contactName, row.email, row.phone].filter(Boolean).map((line) => (
            <span key={line} style={{ display: 'block' }}>
              {line}
            </span>
          ))}
        </span>
      ),
    },
    { key: 'district', title: t('clinics.district'), render: (row) => row.district || '–' },
    {
      key: 'submitted',
      title: t('clinics.submittedAt'),
      render: (row) => <Moment at={row.submittedAt} isDistant={row.authStatus === 'underReview'} />,
    },
    { key: 'created', title: t('clinics.registeredAt'), render: (row) => <Moment at={row.createdAt} /> },
    { key: 'invitation', title: t('clinics.invitationCode'), render: (row) => row.invitationCode || '–' },
  ]
  return (
    <Page
      title={t('nav.clinics')}
      hint={t('clinics.hint')}
      actions={
        clinics.data && (
          <NoticeDaysButton key={clinics.data.certificateNoticeDays} days={clinics.data.certificateNoticeDays} />
        )
      }
    >
      <SearchBox value={filters.keyword} hint={t('clinics.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <StateTabs
        label={t('common.status')}
        chosen={filters.status}
        states={tabs.map((key) => ({
          key,
          says: t(`clinicStatus.${key}`),
          ...(key === 'underReview' ? { count: awaiting, isUrgent: true } : {}),
        }))}
        onChoose={(status) => change({ status })}
      />
      {isQueue && (
        <Segmented
          aria-label={t('clinics.waitingAs')}
          style={{ alignSelf: 'flex-start' }}
          vertical={screens.md === false}
          value={filters.submission ?? 'all'}
          onChange={(value) => change({ submission: accounts.submissions.find((one) => one === value) })}
          options={[
            { value: 'all', label: `${t('common.all')} (${awaiting})` },
            ...accounts.submissions.map((one) => ({
              value: one,
              label: `${t(`clinics.submissions.${one}`)} (${clinics.data?.awaiting[one] ?? 0})`,
            })),
          ]}
        />
      )}
      <Rows
        query={clinics}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: clinics.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={filters.status === 'underReview' ? t('clinics.noneToReview') : t('clinics.none')}
      />
    </Page>
  )
}
