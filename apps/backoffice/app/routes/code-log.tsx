import { accounts, codeLog } from '@cusp/contract'
import { Alert, Form, InputNumber, Modal, Select, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { useAct, useAnswer } from '../platform/answers'
import { choiceFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StatusTag } from '../shell/status-tag'

const logFilters = {
  target: textFilter(254),
  purpose: choiceFilter(accounts.codePurposes),
  outcome: choiceFilter(codeLog.codeOutcomes),
  page: pageFilter(),
  size: pageSizeFilter(),
}
const codeTones = { open: 'processing', used: 'success', expired: 'default', outOfTries: 'error' } as const

function KeptDays({ days }: { days: number }) {
  const t = useWords()
  const [form] = Form.useForm<{ days: number }>()
  const [isOpen, setOpen] = useState(false)
  const { act, isActing } = useAct(codeLog.setCodeLogDays, { says: t('common.saved'), onDone: () => setOpen(false) })
  return (
    <>
      <GuardedButton needs="settings.edit" onClick={() => setOpen(true)}>
        {t('codeLog.keptDays', { days })}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={t('codeLog.keepTitle')}
        okText={t('common.save')}
        cancelText={t('common.cancel')}
        confirmLoading={isActing}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" initialValues={{ days }} onFinish={act} preserve={false}>
          <Alert type="warning" showIcon title={t('codeLog.keepConsequence')} style={{ marginBlock: 12 }} />
          <Form.Item name="days" label={t('codeLog.days')} rules={[{ required: true, message: t('common.needed') }]}>
            <InputNumber min={1} max={730} precision={0} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}

export function CodeLogRoute() {
  const t = useWords()
  const [filters, change] = useFilters(logFilters)
  const list = useAnswer(codeLog.listCodeRequests, {
    target: filters.target,
    purpose: filters.purpose,
    outcome: filters.outcome,
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const columns: Column<codeLog.CodeRequestRow>[] = [
    { key: 'at', title: t('codeLog.at'), render: (row) => <Moment at={row.lastAt} /> },
    {
      key: 'target',
      title: t('codeLog.target'),
      isHead: true,
      render: (row) => <span className="anywhere">{row.target}</span>,
    },
    { key: 'purpose', title: t('codeLog.purpose'), render: (row) => t(`codePurposes.${row.purpose}`) },
    {
      key: 'outcome',
      title: t('codeLog.outcome'),
      wrapsAt: 280,
      render: (row) => (
        <>
          {t(`codeOutcomes.${row.outcome}`)}
          {row.times > 1 && (
            <>
              {' '}
              <Tag>{t('codeLog.times', { times: row.times })}</Tag>
            </>
          )}
        </>
      ),
    },
    {
      key: 'code',
      title: t('codeLog.code'),
      render: ({ code }) =>
        code ? (
          <span className="row">
            <Tag color={codeTones[code.state]}>{t(`codeStates.${code.state}`)}</Tag>
            {t('codeLog.tries', { tries: code.tries })}
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'delivery',
      title: t('codeLog.delivery'),
      render: ({ delivery }) =>
        delivery ? (
          <Tooltip title={delivery.problem}>
            <span>
              <StatusTag of="messageStatus" status={delivery.status} />
              {delivery.problem && <span className="anywhere">{delivery.problem.slice(0, 60)}</span>}
            </span>
          </Tooltip>
        ) : (
          '–'
        ),
    },
  ]
  return (
    <Page
      title={t('nav.codeLog')}
      hint={t('codeLog.hint')}
      actions={list.data && <KeptDays key={list.data.keptDays} days={list.data.keptDays} />}
    >
      <div className="row">
        <SearchBox value={filters.target} hint={t('codeLog.searchHint')} onSearch={(target) => change({ target })} />
        <Select
          aria-label={t('codeLog.purpose')}
          placeholder={t('codeLog.purpose')}
          allowClear
          style={{ width: 200 }}
          value={filters.purpose ?? null}
          options={accounts.codePurposes.map((value) => ({ value, label: t(`codePurposes.${value}`) }))}
          onChange={(purpose) => change({ purpose: purpose ?? undefined })}
        />
        <Select
          aria-label={t('codeLog.outcome')}
          placeholder={t('codeLog.outcome')}
          allowClear
          style={{ width: 260 }}
          value={filters.outcome ?? null}
          options={codeLog.codeOutcomes.map((value) => ({ value, label: t(`codeOutcomes.${value}`) }))}
          onChange={(outcome) => change({ outcome: outcome ?? undefined })}
        />
      </div>
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: list.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={filters.target ? t('codeLog.noneFor') : t('codeLog.none')}
      />
    </Page>
  )
}
