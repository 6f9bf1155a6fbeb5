import { catalogue } from '@cusp/contract'
import type { CategoryId } from '@cusp/kernel'
import { Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { CategoryDrawer } from '../features/products/category-drawer'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const categoryFilters = { keyword: textFilter() }
type Node = catalogue.AdminCategory & { readonly children?: readonly catalogue.AdminCategory[] }

/** The two levels as a tree, each level by position; a search keeps the parents of what it finds. */
function treeOf(list: readonly catalogue.AdminCategory[], keyword: string): Node[] {
  const wanted = keyword.toLowerCase()
  const isFound = ({ name }: catalogue.AdminCategory) => `${name.en} ${name['zh-Hant']}`.toLowerCase().includes(wanted)
  const under = (parent: CategoryId | null) =>
    list.filter((category) => category.parentId === parent).sort((a, b) => a.position - b.position)
  return under(null).flatMap((parent) => {
    const all = under(parent.id)
    const children = isFound(parent) ? all : all.filter(isFound)
    if (!isFound(parent) && children.length === 0) return []
    return [children.length > 0 ? { ...parent, children } : parent]
  })
}

export function CategoriesRoute() {
  const t = useWords()
  const say = useLocalText()
  const [filters, change] = useFilters(categoryFilters)
  const [edited, setEdited] = useState<catalogue.AdminCategory | 'new'>()
  const categories = useAnswer(catalogue.adminListCategories, {})
  const columns: Column<Node>[] = [
    {
      key: 'name',
      title: t('categories.name'),
      isHead: true,
      render: (row) => <Typography.Text strong={row.parentId === null}>{say(row.name)}</Typography.Text>,
    },
    { key: 'other', title: t('categories.bothNames'), render: (row) => `${row.name.en} · ${row.name['zh-Hant']}` },
    { key: 'position', title: t('categories.position'), isNumber: true, render: (row) => row.position },
    {
      key: 'products',
      title: t('nav.products'),
      isNumber: true,
      render: (row) => <Link to={`${paths.products}?category=${row.id}`}>{row.productCount}</Link>,
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <GuardedButton needs="catalogue.edit" size="small" onClick={() => setEdited(row)}>
          {t('common.edit')}
        </GuardedButton>
      ),
    },
  ]
  return (
    <Page
      title={t('nav.categories')}
      hint={t('categories.hint')}
      actions={
        <GuardedButton needs="catalogue.edit" type="primary" onClick={() => setEdited('new')}>
          {t('categories.create')}
        </GuardedButton>
      }
    >
      <SearchBox
        value={filters.keyword}
        hint={t('categories.searchHint')}
        onSearch={(keyword) => change({ keyword })}
      />
      <Rows<{ list: catalogue.AdminCategory[] }, Node>
        query={categories}
        rowsOf={(answer) => treeOf(answer.list, filters.keyword)}
        columns={columns}
        keyOf={(row) => row.id}
        childrenOf={(row) => row.children}
        empty={t('categories.none')}
      />
      {edited && (
        <CategoryDrawer
          category={edited === 'new' ? undefined : edited}
          all={categories.data?.list ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}
