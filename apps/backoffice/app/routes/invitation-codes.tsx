import { DownloadOutlined } from '@ant-design/icons'
import { marketing } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Button, DatePicker, Segmented, Tag, Typography } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { type Behind, ClinicsDrawer } from '../features/marketing/clinics-drawer'
import { CodeDrawer } from '../features/marketing/code-drawer'
import { reportSheet } from '../features/marketing/report-sheet'
import { useAct, useAnswer } from '../platform/answers'
import { csvFile, saveAs } from '../platform/csv'
import { choiceFilter, dayFilter, textFilter, useFilters } from '../platform/filters'
import { dayText } from '../platform/time'
import { useWords } from '../platform/words'
import { AskButton } from '../shell/ask-button'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const kinds = ['known', 'unknown'] as const
const codeFilters = { keyword: textFilter(), kind: choiceFilter(kinds), from: dayFilter(), until: dayFilter() }
const day = 'YYYY-MM-DD'

type Shown = Omit<
  marketing.InvitationCodeRow,
  'id' | 'owner' | 'note' | 'validFrom' | 'validUntil' | 'isActive' | 'version' | 'outsideValidity'
> & {
  readonly of?: marketing.InvitationCodeRow
}
const linkOf = (code: string): string => `${window.location.origin}/register?invitationCode=${encodeURIComponent(code)}`

export function InvitationCodesRoute() {
  const t = useWords()
  const [filters, change] = useFilters(codeFilters)
  const [edited, setEdited] = useState<marketing.InvitationCodeRow | 'new'>()
  const [behind, setBehind] = useState<Behind>()
  const period = { from: filters.from, until: filters.until }
  const report = useAnswer(marketing.reportInvitationCodes, period)
  const { act: activate } = useAct(marketing.activateInvitationCode, { says: t('common.saved') })
  const kind = filters.kind ?? 'known'
  const wanted = filters.keyword.toLowerCase()

  const counted = (stage: Behind['stage']): Column<Shown> => ({
    key: stage,
    title: t(`invitationCodes.${stage}`),
    isNumber: true,
    render: (row) => (
      <Button
        type="link"
        style={{ padding: 0, height: 'auto' }}
        disabled={row[stage] === 0}
        aria-label={`${row.invitationCode || t('invitationCodes.noCode')} ${t(`invitationCodes.${stage}`)}: ${row[stage]}`}
        onClick={() => setBehind({ code: row.invitationCode, stage })}
      >
        {row[stage]}
      </Button>
    ),
  })
  const columns: Column<Shown>[] = [
    {
      key: 'code',
      title: t('invitationCodes.code'),
      isHead: true,
      render: ({ invitationCode, of }) => (
        <span className="row">
          {invitationCode ? (
            <Typography.Text
              className="anywhere"
              {...(of
                ? {
                    copyable: {
                      text: linkOf(invitationCode),
                      tooltips: [t('invitationCodes.copyLink'), t('invitationCodes.copied')],
                    },
                  }
                : {})}
            >
              {invitationCode}
            </Typography.Text>
          ) : (
            <Typography.Text type="secondary">{t('invitationCodes.noCode')}</Typography.Text>
          )}
          {of && !of.isActive && <Tag>{t('invitationCodes.inactive')}</Tag>}
        </span>
      ),
    },
    ...(kind === 'known'
      ? [
          {
            key: 'owner',
            title: t('invitationCodes.owner'),
            wrapsAt: 200,
            render: ({ of }: Shown) => (
              <div>
                {of?.owner}
                {of?.note && (
                  <Typography.Text type="secondary" style={{ display: 'block' }}>
                    {of.note}
                  </Typography.Text>
                )}
              </div>
            ),
          },
          {
            key: 'validity',
            title: t('invitationCodes.validity'),
            render: ({ of }: Shown) =>
              of?.validFrom || of?.validUntil ? (
                <span className="nowrap">{`${of.validFrom ?? ''} – ${of.validUntil ?? ''}`}</span>
              ) : (
                t('invitationCodes.always')
              ),
          },
        ]
      : []),
    counted('registered'),
    counted('submitted'),
    counted('approved'),
    counted('ordered'),
    {
      key: 'value',
      title: t('invitationCodes.value'),
      isNumber: true,
      render: (row) => (
        <div>
          {formatMoney(row.firstOrdersHkd, 'HKD')}
          {row.firstOrdersUsd > 0 && <div>{formatMoney(row.firstOrdersUsd, 'USD')}</div>}
        </div>
      ),
    },
    ...(kind === 'known'
      ? [
          {
            key: 'outside',
            title: t('invitationCodes.outside'),
            isNumber: true,
            render: ({ of }: Shown) => of?.outsideValidity ?? 0,
          },
          {
            key: 'actions',
            title: t('common.actions'),
            render: ({ of }: Shown) =>
              of && (
                <span className="row">
                  <GuardedButton needs="codes.manage" size="small" onClick={() => setEdited(of)}>
                    {t('common.edit')}
                  </GuardedButton>
                  <AskButton
                    needs="codes.manage"
                    size="small"
                    says={of.isActive ? t('invitationCodes.deactivate') : t('invitationCodes.activate')}
                    title={t(of.isActive ? 'invitationCodes.deactivateTitle' : 'invitationCodes.activateTitle', {
                      code: of.invitationCode,
                    })}
                    consequence={
                      of.isActive
                        ? t('invitationCodes.deactivateConsequence')
                        : t('invitationCodes.activateConsequence')
                    }
                    confirm={of.isActive ? t('invitationCodes.deactivate') : t('invitationCodes.activate')}
                    onConfirm={() => activate({ id: of.id, isActive: !of.isActive })}
                  />
                </span>
              ),
          },
        ]
      : []),
  ]
  const download = () => {
    if (!report.data) return
    const { header, cells } = reportSheet(t, report.data)
    saveAs(`invitation-codes-${dayText(new Date())}.csv`, csvFile(header, cells))
  }
  return (
    <Page
      title={t('nav.invitationCodes')}
      hint={t('invitationCodes.hint')}
      actions={
        <>
          <Button icon={<DownloadOutlined aria-hidden />} disabled={!report.data} onClick={download}>
            {t('invitationCodes.download')}
          </Button>
          <GuardedButton needs="codes.manage" type="primary" onClick={() => setEdited('new')}>
            {t('invitationCodes.create')}
          </GuardedButton>
        </>
      }
    >
      <div className="row">
        <Segmented
          aria-label={t('invitationCodes.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`invitationCodes.kinds.${value}`) }))}
          onChange={(chosen) => change({ kind: kinds.find((each) => each === chosen) })}
        />
        <SearchBox
          value={filters.keyword}
          hint={t('invitationCodes.searchHint')}
          onSearch={(keyword) => change({ keyword })}
        />
        <DatePicker.RangePicker
          aria-label={t('invitationCodes.period')}
          allowEmpty={[true, true]}
          value={[filters.from ? dayjs(filters.from) : null, filters.until ? dayjs(filters.until) : null]}
          onChange={(range) => change({ from: range?.[0]?.format(day), until: range?.[1]?.format(day) })}
          presets={[
            { label: t('orders.lastSevenDays'), value: [dayjs().subtract(6, 'day'), dayjs()] },
            { label: t('orders.thisMonth'), value: [dayjs().startOf('month'), dayjs()] },
          ]}
          style={{ maxWidth: '100%' }}
        />
      </div>
      <Rows
        query={report}
        rowsOf={({ known, unknown, without }): Shown[] =>
          kind === 'known'
            ? known
                .filter((row) => `${row.invitationCode} ${row.owner} ${row.note}`.toLowerCase().includes(wanted))
                .map((row) => ({ ...row, of: row }))
            : [
                ...(wanted === '' ? [{ invitationCode: '', ...without }] : []),
                ...unknown.filter((row) => row.invitationCode.toLowerCase().includes(wanted)),
              ]
        }
        columns={columns}
        keyOf={(row) => row.invitationCode || '–'}
        empty={t('invitationCodes.none')}
      />
      {edited && <CodeDrawer code={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {behind && <ClinicsDrawer behind={behind} period={period} onClose={() => setBehind(undefined)} />}
    </Page>
  )
}
