import { texts } from '@cusp/contract'
import { languageFrom, languageSpelling, languages } from '@cusp/kernel'
import { Card, Tabs, Tag, Typography } from 'antd'
import { useCallback, useState } from 'react'
import { TextEditor } from '../features/texts/text-editor'
import { paths } from '../paths'
import { type AnswerOf, useAnswer } from '../platform/answers'
import { choiceFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { useLeaveGuard } from '../shell/leave-guard'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, PlainRows } from '../shell/rows'
import { DetailLoading, Problem } from '../shell/states'

type Change = AnswerOf<typeof texts.getText>['history'][number]
const textFilters = { key: textFilter(), language: choiceFilter(languages) }

export function TextRoute() {
  const t = useWords()
  const [{ key, language = 'en' }, change] = useFilters(textFilters)
  const { data: text, error, refetch } = useAnswer(texts.getText, { key })
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((of: string, isEdited: boolean) => {
    setEdited((now) =>
      now.has(of) === isEdited ? now : new Set(isEdited ? [...now, of] : [...now].filter((each) => each !== of)),
    )
  }, [])
  useLeaveGuard(edited.size > 0)

  if (error && !text) return <Problem error={error} onRetry={() => void refetch()} />
  if (!text || text.key !== key) return <DetailLoading />
  const columns: Column<Change>[] = [
    { key: 'at', title: t('audit.at'), isHead: true, render: (row) => <Moment at={row.at} /> },
    { key: 'by', title: t('audit.operator'), render: (row) => row.by },
    { key: 'language', title: t('texts.language'), render: (row) => t(`languages.${row.language}`) },
    {
      key: 'text',
      title: t('texts.text'),
      wrapsAt: 520,
      render: (row) => (
        <div lang={languageSpelling[row.language].html}>
          {row.isRestored && <Tag>{t('texts.wasRestored')}</Tag>}
          {row.subject && <Typography.Text strong>{row.subject}</Typography.Text>}
          <div className="prewrap">{row.text}</div>
        </div>
      ),
    },
  ]
  return (
    <Page
      title={text.about}
      back={{ to: paths.texts(text.kind), says: t('nav.texts') }}
      mark={text.resultCode !== null && <Tag>{t('texts.code', { code: String(text.resultCode) })}</Tag>}
      hint={t('texts.consequence')}
    >
      <Card size="small">
        <Tabs
          activeKey={language}
          onChange={(chosen) => change({ language: languageFrom(chosen) })}
          items={text.languages.map((said) => ({
            key: said.language,
            label: `${t(`languages.${said.language}`)}${edited.has(said.language) ? ' •' : ''}`,
            children: (
              <TextEditor
                of={text}
                said={said}
                onEdited={(isEdited) => note(said.language, isEdited)}
                onReload={async () => (await refetch()).data?.languages.find((each) => each.language === said.language)}
              />
            ),
          }))}
        />
      </Card>
      <Card title={t('common.history')} size="small">
        <PlainRows
          rows={text.history}
          columns={columns}
          keyOf={(row) => `${row.language} ${row.version}`}
          empty={t('texts.neverEdited')}
        />
      </Card>
    </Page>
  )
}
