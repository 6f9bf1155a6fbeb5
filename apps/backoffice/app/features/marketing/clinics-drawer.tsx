import { marketing } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Drawer, Grid, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useAnswer } from '../../platform/answers'
import { pageSizes } from '../../platform/filters'
import { useWords } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { type Column, Rows } from '../../shell/rows'
import { StatusTag } from '../../shell/status-tag'

export type Behind = { readonly code: string; readonly stage: (typeof marketing.funnelStages)[number] }
type DrawerProps = {
  readonly behind: Behind
  readonly period: { readonly from: string | undefined; readonly until: string | undefined }
  onClose(): void
}

/** The clinics behind a number of the report. */
export function ClinicsDrawer({ behind: { code, stage }, period, onClose }: DrawerProps) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const [page, setPage] = useState<{ index: number; size: number }>({ index: 1, size: pageSizes[0] })
  const list = useAnswer(marketing.listInvitedClinics, {
    ...period,
    invitationCode: code,
    stage,
    pageIndex: page.index,
    pageSize: page.size,
  })
  const columns: Column<marketing.InvitedClinicRow>[] = [
    {
      key: 'name',
      title: t('clinics.name'),
      isHead: true,
      wrapsAt: 220,
      render: (row) => <Link to={paths.clinic(row.id)}>{row.name || t('clinics.unnamed')}</Link>,
    },
    {
      key: 'status',
      title: t('common.status'),
      render: (row) => (
        <span className="row">
          <StatusTag of="clinicStatus" status={row.authStatus} />
          {code !== '' && !row.isWithinValidity && <Tag>{t('invitationCodes.notGood')}</Tag>}
        </span>
      ),
    },
    { key: 'registered', title: t('invitationCodes.registeredAt'), render: (row) => <Moment at={row.registeredAt} /> },
    {
      key: 'order',
      title: t('invitationCodes.firstOrder'),
      isNumber: true,
      render: ({ firstOrder }) => (firstOrder ? formatMoney(firstOrder.payable, firstOrder.currency) : '–'),
    },
  ]
  return (
    <Drawer
      open
      title={`${code || t('invitationCodes.noCode')} · ${t(`invitationCodes.${stage}`)}`}
      size={screens.lg === false ? '100%' : 820}
      onClose={onClose}
    >
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: page.index,
          pageSize: page.size,
          total: list.data?.totalCount ?? 0,
          onPage: (index, size) => setPage({ index, size }),
        }}
        empty={t('invitationCodes.noClinics')}
      />
    </Drawer>
  )
}
