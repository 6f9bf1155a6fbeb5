import { catalogue } from '@cusp/contract'
import { Link, useNavigate } from 'react-router'
import { isMoving } from '../features/imports/import-progress'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { pageFilter, pageSizeFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { StatusTag } from '../shell/status-tag'

const importFilters = { page: pageFilter(), size: pageSizeFilter() }
const whileRunningMs = 3_000

export function ImportsRoute() {
  const t = useWords()
  const goTo = useNavigate()
  const [filters, change] = useFilters(importFilters)
  const question = { pageIndex: filters.page, pageSize: filters.size }
  const list = useAnswer(catalogue.adminListImports, question, {
    everyMs: (last) => (last?.list.some(isMoving) ? whileRunningMs : false),
  })
  const count = (rows: number) => rows.toLocaleString('en')
  const columns: Column<catalogue.ImportRun>[] = [
    {
      key: 'file',
      title: t('imports.file'),
      isHead: true,
      render: (row) => (
        <Link to={paths.importRun(row.id)} className="anywhere">
          {row.fileName}
        </Link>
      ),
    },
    { key: 'status', title: t('common.status'), render: (row) => <StatusTag of="importStatus" status={row.status} /> },
    { key: 'preset', title: t('imports.preset'), render: (row) => t(`importPresets.${row.preset}`) },
    { key: 'supplier', title: t('products.supplier'), render: (row) => row.supplier || '–' },
    { key: 'rows', title: t('imports.rows'), isNumber: true, render: (row) => count(row.rows) },
    { key: 'created', title: t('imports.created'), isNumber: true, render: (row) => count(row.created) },
    { key: 'updated', title: t('imports.updated'), isNumber: true, render: (row) => count(row.updated) },
    { key: 'bad', title: t('imports.bad'), isNumber: true, render: (row) => count(row.bad) },
    { key: 'at', title: t('imports.uploadedAt'), render: (row) => <Moment at={row.createdAt} /> },
    { key: 'by', title: t('imports.by'), render: (row) => row.by },
  ]
  const upload = (
    <GuardedButton needs="catalogue.import" type="primary" onClick={() => void goTo(paths.newImport)}>
      {t('imports.upload')}
    </GuardedButton>
  )
  return (
    <Page title={t('nav.imports')} hint={t('imports.hint')} actions={upload}>
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
        empty={t('imports.none')}
      />
    </Page>
  )
}
