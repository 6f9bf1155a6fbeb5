import { DownloadOutlined } from '@ant-design/icons'
import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { Alert, Button, Card } from 'antd'
import { useParams } from 'react-router'
import { ImportProgress, isMoving } from '../features/imports/import-progress'
import { paths } from '../paths'
import { type AnswerOf, useAct, useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { AskButton } from '../shell/ask-button'
import { Facts } from '../shell/facts'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, PlainRows } from '../shell/rows'
import { DetailLoading, Problem } from '../shell/states'
import { StatusTag } from '../shell/status-tag'

type Answer = AnswerOf<typeof catalogue.adminGetImport>
type Numbered<T> = T & { readonly index: number }
const numbered = <T extends object>(rows: readonly T[]): Numbered<T>[] => rows.map((row, index) => ({ ...row, index }))
const whileMovingMs = 1_000

export function ImportRunRoute() {
  const t = useWords()
  const { id = '' } = useParams()
  const question = { id: idFrom<'Import'>(id) }
  const { data, error, refetch } = useAnswer(catalogue.adminGetImport, question, {
    everyMs: (last) => (last && isMoving(last.run) ? whileMovingMs : false),
  })
  const run = useAct(catalogue.adminRunImport, { says: t('imports.started') })
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />

  const isRunnable = data.run.status === 'previewed' || data.run.status === 'failed'
  return (
    <Page
      title={data.run.fileName}
      back={{ to: paths.imports, says: t('nav.imports') }}
      mark={<StatusTag of="importStatus" status={data.run.status} />}
      actions={
        <>
          {data.errorSheet && (
            <Button icon={<DownloadOutlined aria-hidden />} href={data.errorSheet} download>
              {t('imports.errorSheet')}
            </Button>
          )}
          <AskButton
            needs="catalogue.import"
            notNow={isRunnable ? '' : t('imports.notRunnable', { status: t(`importStatus.${data.run.status}`) })}
            says={data.run.status === 'failed' ? t('imports.runAgain') : t('imports.run')}
            type="primary"
            title={t('imports.runTitle', { file: data.run.fileName })}
            consequence={t('imports.consequence', {
              created: data.run.created,
              updated: data.run.updated,
              bad: data.run.bad,
            })}
            confirm={t('imports.run')}
            onConfirm={() => run.act(question)}
          />
        </>
      }
    >
      {data.run.problem && <Alert type="error" showIcon title={data.run.problem} />}
      {data.run.status === 'previewed' && <Alert type="info" showIcon title={t('imports.isPreview')} />}
      {data.run.status === 'done' && <Alert type="success" showIcon title={t('imports.isDone')} />}
      <Card size="small" title={data.run.status === 'previewed' ? t('imports.wouldDo') : t('imports.progress')}>
        <ImportProgress run={data.run} />
        <div style={{ height: 16 }} />
        <Facts
          isWide
          items={[
            { key: 'preset', label: t('imports.preset'), children: t(`importPresets.${data.run.preset}`) },
            { key: 'supplier', label: t('products.supplier'), children: data.run.supplier || '–' },
            { key: 'at', label: t('imports.uploadedAt'), children: <Moment at={data.run.createdAt} /> },
            { key: 'finished', label: t('imports.finishedAt'), children: <Moment at={data.run.finishedAt} /> },
            { key: 'by', label: t('imports.by'), children: data.run.by },
          ]}
        />
      </Card>
      <Problems data={data} />
      <Sample data={data} />
    </Page>
  )
}

function Problems({ data }: { data: Answer }) {
  const t = useWords()
  if (data.problems.length === 0) return null
  const columns: Column<Numbered<Answer['problems'][number]>>[] = [
    {
      key: 'line',
      title: t('imports.line'),
      isHead: true,
      width: 90,
      render: (row) => t('imports.nthLine', { n: row.line }),
    },
    { key: 'column', title: t('imports.column'), width: 200, render: (row) => row.column || '–' },
    { key: 'reason', title: t('common.reason'), render: (row) => <span className="anywhere">{row.reason}</span> },
  ]
  return (
    <Card size="small" title={t('imports.problems', { shown: data.problems.length, all: data.run.bad })}>
      <PlainRows rows={numbered(data.problems)} columns={columns} keyOf={(row) => String(row.index)} empty="" />
    </Card>
  )
}

function Sample({ data }: { data: Answer }) {
  const t = useWords()
  const names = [...new Set(data.sample.flatMap((row) => Object.keys(row)))]
  if (names.length === 0) return null
  const rows = data.sample.map((cells, index) => ({ cells, index }))
  const columns: Column<(typeof rows)[number]>[] = [
    { key: '', title: t('imports.row'), isHead: true, render: ({ index }) => t('imports.nthRow', { n: index + 1 }) },
    ...names.map((name) => ({
      key: name,
      title: name,
      render: ({ cells }: (typeof rows)[number]) => (
        <span style={{ display: 'inline-block', maxWidth: 280, whiteSpace: 'normal' }} className="anywhere">
          {cells[name] || '–'}
        </span>
      ),
    })),
  ]
  return (
    <Card size="small" title={t('imports.firstRows')}>
      <PlainRows rows={rows} columns={columns} keyOf={(row) => String(row.index)} empty="" />
    </Card>
  )
}
