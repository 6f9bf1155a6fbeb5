import { questions } from '@cusp/contract'
import { Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { QuestionCategoryDrawer } from '../features/information/question-category-drawer'
import { paths } from '../paths'
import { useAct, useAnswer } from '../platform/answers'
import { textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { AskButton } from '../shell/ask-button'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const questionFilters = { keyword: textFilter() }
type List = {
  readonly categories: readonly questions.AdminQuestionCategory[]
  readonly questions: readonly questions.AdminQuestionLine[]
}
type Line = { readonly question: questions.AdminQuestionLine }
type Node = { readonly category: questions.AdminQuestionCategory; readonly children: readonly Line[] } | Line

/** Categories with their questions; a search keeps the categories of what it finds. */
function treeOf({ categories, questions: all }: List, keyword: string): Node[] {
  const wanted = keyword.toLowerCase()
  const isFound = ({ name }: { name: { en: string; 'zh-Hant': string } }) =>
    `${name.en} ${name['zh-Hant']}`.toLowerCase().includes(wanted)
  return categories.flatMap((category) => {
    const own = all.filter(({ categoryId }) => categoryId === category.id)
    const found = isFound(category) ? own : own.filter(isFound)
    return isFound(category) || found.length > 0
      ? [{ category, children: found.map((question) => ({ question })) }]
      : []
  })
}

const shownOf = (node: Node) => ('category' in node ? node.category : node.question)

export function QuestionsRoute() {
  const t = useWords()
  const say = useLocalText()
  const navigate = useNavigate()
  const [filters, change] = useFilters(questionFilters)
  const [edited, setEdited] = useState<questions.AdminQuestionCategory | 'new'>()
  const list = useAnswer(questions.adminListQuestions, {})
  const { act: remove } = useAct(questions.adminRemoveQuestionCategory, { says: t('questions.categoryRemoved') })
  const columns: Column<Node>[] = [
    {
      key: 'name',
      title: t('questions.name'),
      isHead: true,
      wrapsAt: 480,
      render: (node) =>
        'category' in node ? (
          <strong>{say(node.category.name)}</strong>
        ) : (
          <Link to={paths.question(node.question.id)}>{say(node.question.name)}</Link>
        ),
    },
    {
      key: 'state',
      title: t('questions.state'),
      render: (node) =>
        shownOf(node).isPublished ? (
          <Tag color="green">{t('questions.states.published')}</Tag>
        ) : (
          <Tag>{t('questions.states.draft')}</Tag>
        ),
    },
    { key: 'position', title: t('questions.position'), isNumber: true, render: (node) => shownOf(node).position },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (node) =>
        'category' in node ? (
          <span className="row">
            <GuardedButton needs="content.edit" size="small" onClick={() => setEdited(node.category)}>
              {t('common.edit')}
            </GuardedButton>
            <AskButton
              needs="content.edit"
              size="small"
              isDangerous
              says={t('questions.removeCategory')}
              title={t('questions.removeCategory')}
              consequence={t('questions.removeCategoryConsequence')}
              confirm={t('questions.removeCategory')}
              onConfirm={() => remove({ id: node.category.id, version: node.category.version })}
            />
          </span>
        ) : (
          <Link to={paths.question(node.question.id)}>{t('common.edit')}</Link>
        ),
    },
  ]
  return (
    <Page
      title={t('nav.questions')}
      hint={t('questions.hint')}
      actions={
        <>
          <GuardedButton needs="content.edit" onClick={() => setEdited('new')}>
            {t('questions.createCategory')}
          </GuardedButton>
          <GuardedButton needs="content.edit" type="primary" onClick={() => void navigate(paths.newQuestion)}>
            {t('questions.create')}
          </GuardedButton>
        </>
      }
    >
      <SearchBox value={filters.keyword} hint={t('questions.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <Rows<List, Node>
        query={list}
        rowsOf={(answer) => treeOf(answer, filters.keyword)}
        columns={columns}
        keyOf={(node) => ('category' in node ? `category ${node.category.id}` : node.question.id)}
        childrenOf={(node) => ('category' in node ? node.children : undefined)}
        empty={t('questions.none')}
      />
      {edited && (
        <QuestionCategoryDrawer category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  )
}
