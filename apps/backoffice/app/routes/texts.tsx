import { texts } from '@cusp/contract'
import { Segmented, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { choiceFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const kinds = ['letter', 'refusal'] as const
const textFilters = {
  keyword: textFilter(),
  kind: choiceFilter(kinds),
  page: pageFilter(),
  size: pageSizeFilter(50),
}

export function TextsRoute() {
  const t = useWords()
  const [filters, change] = useFilters(textFilters)
  const list = useAnswer(texts.listTexts, {})
  const { kind = 'letter', page, size } = filters
  const wanted = filters.keyword.toLowerCase()
  const isWanted = (row: texts.TextRow) =>
    row.kind === kind &&
    `${row.resultCode ?? ''} ${row.about} ${row.subject} ${row.text} ${row.key}`.toLowerCase().includes(wanted)

  const columns: Column<texts.TextRow>[] = [
    ...(kind === 'refusal'
      ? [{ key: 'code', title: t('texts.resultCode'), render: (row: texts.TextRow) => row.resultCode }]
      : []),
    {
      key: 'about',
      title: t('texts.about'),
      isHead: true,
      wrapsAt: 320,
      render: (row) => <Link to={paths.text(row.key)}>{row.about}</Link>,
    },
    {
      key: 'text',
      title: t('texts.text'),
      wrapsAt: 520,
      render: (row) => (
        <div>
          {row.subject && <Typography.Text strong>{row.subject}</Typography.Text>}
          <Typography.Paragraph type="secondary" ellipsis={{ rows: 2 }} style={{ margin: 0, whiteSpace: 'normal' }}>
            {row.text}
          </Typography.Paragraph>
        </div>
      ),
    },
    {
      key: 'edited',
      title: t('texts.editedIn'),
      render: (row) =>
        row.editedIn.length === 0 ? (
          <Typography.Text type="secondary">{t('texts.builtIn')}</Typography.Text>
        ) : (
          <span className="row">
            {row.editedIn.map((language) => (
              <Tag key={language} color="processing">
                {t(`languages.${language}`)}
              </Tag>
            ))}
          </span>
        ),
    },
    { key: 'at', title: t('common.updatedAt'), render: (row) => <Moment at={row.changedAt} /> },
  ]
  return (
    <Page title={t('nav.texts')} hint={t('texts.hint')}>
      <div className="row">
        <Segmented
          aria-label={t('texts.kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`texts.kinds.${value}`) }))}
          onChange={(chosen) => change({ kind: kinds.find((each) => each === chosen) })}
        />
        <SearchBox value={filters.keyword} hint={t('texts.searchHint')} onSearch={(keyword) => change({ keyword })} />
      </div>
      <Rows
        query={list}
        rowsOf={(answer) => answer.list.filter(isWanted).slice((page - 1) * size, page * size)}
        columns={columns}
        keyOf={(row) => row.key}
        paging={{
          page,
          pageSize: size,
          total: list.data?.list.filter(isWanted).length ?? 0,
          onPage: (chosen, ofSize) => change({ page: chosen, size: ofSize }),
        }}
        empty={t('texts.none')}
      />
    </Page>
  )
}
