import { catalogue } from '@cusp/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { BrandDrawer } from '../features/products/brand-drawer'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { textFilter, useFilters } from '../platform/filters'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const brandFilters = { keyword: textFilter() }

function found(list: readonly catalogue.AdminBrand[], keyword: string): catalogue.AdminBrand[] {
  const wanted = keyword.toLowerCase()
  return list
    .filter(({ name }) => `${name.en} ${name['zh-Hant']}`.toLowerCase().includes(wanted))
    .sort(
      (a, b) => a.groupKey.localeCompare(b.groupKey) || a.sequence - b.sequence || a.name.en.localeCompare(b.name.en),
    )
}

export function BrandsRoute() {
  const t = useWords()
  const [filters, change] = useFilters(brandFilters)
  const [edited, setEdited] = useState<catalogue.AdminBrand | 'new'>()
  const brands = useAnswer(catalogue.adminListBrands, {})
  const columns: Column<catalogue.AdminBrand>[] = [
    { key: 'name', title: t('brands.nameEn'), isHead: true, render: (row) => row.name.en },
    { key: 'zh', title: t('brands.nameZh'), render: (row) => row.name['zh-Hant'] },
    { key: 'key', title: t('brands.groupKey'), render: (row) => row.groupKey },
    { key: 'sequence', title: t('brands.sequence'), isNumber: true, render: (row) => row.sequence },
    {
      key: 'products',
      title: t('nav.products'),
      isNumber: true,
      render: (row) => <Link to={`${paths.products}?brand=${row.id}`}>{row.productCount}</Link>,
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
      title={t('nav.brands')}
      hint={t('brands.hint')}
      actions={
        <GuardedButton needs="catalogue.edit" type="primary" onClick={() => setEdited('new')}>
          {t('brands.create')}
        </GuardedButton>
      }
    >
      <SearchBox value={filters.keyword} hint={t('brands.searchHint')} onSearch={(keyword) => change({ keyword })} />
      <Rows
        query={brands}
        rowsOf={(answer) => found(answer.list, filters.keyword)}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('brands.none')}
      />
      {edited && <BrandDrawer brand={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
