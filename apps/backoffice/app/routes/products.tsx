import { catalogue } from '@cusp/contract'
import { formatMoney, idFrom, pictureAt } from '@cusp/kernel'
import { Select, Tag } from 'antd'
import { Link, useNavigate } from 'react-router'
import { CatalogueDownload } from '../features/products/catalogue-download'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { choiceFilter, idFilter, pageFilter, pageSizeFilter, textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { categoryChoices } from '../shell/category-choices'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'

const sorts = ['updated', 'name', 'stock'] as const
const productFilters = {
  keyword: textFilter(),
  category: idFilter((text) => idFrom<'Category'>(text)),
  brand: idFilter((text) => idFrom<'Brand'>(text)),
  shelf: choiceFilter(['on', 'off']),
  stock: choiceFilter(['out', 'low']),
  sort: choiceFilter(sorts),
  page: pageFilter(),
  size: pageSizeFilter(),
}

export function ProductsRoute() {
  const t = useWords()
  const say = useLocalText()
  const goTo = useNavigate()
  const [filters, change] = useFilters(productFilters)
  const products = useAnswer(catalogue.adminListProducts, {
    keyword: filters.keyword,
    categoryId: filters.category,
    brandId: filters.brand,
    shelf: filters.shelf,
    stock: filters.stock,
    sort: filters.sort ?? 'updated',
    pageIndex: filters.page,
    pageSize: filters.size,
  })
  const categories = useAnswer(catalogue.adminListCategories, {})
  const brands = useAnswer(catalogue.adminListBrands, {})

  const columns: Column<catalogue.AdminProductRow>[] = [
    {
      key: 'name',
      title: t('products.name'),
      isHead: true,
      render: (row) => (
        <span
          style={{ display: 'flex', gap: 12, alignItems: 'center', minWidth: 220, maxWidth: 420, whiteSpace: 'normal' }}
        >
          {row.picturePath ? (
            <img className="thumbnail" src={pictureAt(row.picturePath, 400)} alt="" loading="lazy" />
          ) : (
            <span className="thumbnail" />
          )}
          <span className="anywhere">
            <Link to={paths.product(row.id)}>{say(row.name)}</Link>
          </span>
        </span>
      ),
    },
    { key: 'brand', title: t('products.brand'), render: (row) => row.brandName },
    { key: 'category', title: t('products.category'), render: (row) => row.categoryName },
    { key: 'supplier', title: t('products.supplier'), render: (row) => row.supplier || '–' },
    {
      key: 'shelf',
      title: t('products.shelf'),
      render: (row) => (
        <span className="row">
          <Tag color={row.isOnShelf ? 'success' : 'default'}>
            {row.isOnShelf ? t('products.onShelf') : t('products.offShelf')}
          </Tag>
          {row.isMedicine && <Tag color="warning">{t('products.medicine')}</Tag>}
        </span>
      ),
    },
    { key: 'variants', title: t('products.variants'), isNumber: true, render: (row) => row.variantCount },
    {
      key: 'stock',
      title: t('products.stock'),
      isNumber: true,
      render: (row) =>
        row.stock === 0 ? <Tag color="error">{t('products.soldOut')}</Tag> : row.stock.toLocaleString('en'),
    },
    {
      key: 'price',
      title: t('products.priceFrom'),
      isNumber: true,
      render: (row) =>
        row.variantCount === 0
          ? '–'
          : row.lowestPriceHkd === null
            ? t('products.onInquiry')
            : formatMoney(row.lowestPriceHkd, 'HKD'),
    },
    { key: 'updated', title: t('common.updatedAt'), render: (row) => <Moment at={row.updatedAt} /> },
  ]
  return (
    <Page
      title={t('nav.products')}
      actions={
        <span className="row">
          <CatalogueDownload
            category={filters.category}
            brand={filters.brand}
            products={products.data?.totalCount ?? 0}
          />
          <GuardedButton needs="catalogue.edit" type="primary" onClick={() => void goTo(paths.newProduct)}>
            {t('products.create')}
          </GuardedButton>
        </span>
      }
    >
      <div className="row">
        <SearchBox
          value={filters.keyword}
          hint={t('products.searchHint')}
          onSearch={(keyword) => change({ keyword })}
        />
        <Select
          aria-label={t('products.category')}
          placeholder={t('products.category')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 200 }}
          value={filters.category ?? null}
          options={categoryChoices(categories.data?.list ?? [], say)}
          onChange={(category) => change({ category: category ?? undefined })}
        />
        <Select
          aria-label={t('products.brand')}
          placeholder={t('products.brand')}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          style={{ width: 160 }}
          value={filters.brand ?? null}
          options={(brands.data?.list ?? []).map((brand) => ({ value: brand.id, label: say(brand.name) }))}
          onChange={(brand) => change({ brand: brand ?? undefined })}
        />
        <Select
          aria-label={t('products.shelf')}
          placeholder={t('products.shelf')}
          allowClear
          style={{ width: 130 }}
          value={filters.shelf ?? null}
          options={[
            { value: 'on' as const, label: t('products.onShelf') },
            { value: 'off' as const, label: t('products.offShelf') },
          ]}
          onChange={(shelf) => change({ shelf: shelf ?? undefined })}
        />
        <Select
          aria-label={t('products.stock')}
          placeholder={t('products.stock')}
          allowClear
          style={{ width: 130 }}
          value={filters.stock ?? null}
          options={[
            { value: 'out' as const, label: t('products.soldOut') },
            { value: 'low' as const, label: t('products.lowStock') },
          ]}
          onChange={(stock) => change({ stock: stock ?? undefined })}
        />
        <Select
          aria-label={t('common.sort')}
          style={{ width: 190 }}
          value={filters.sort ?? 'updated'}
          options={sorts.map((sort) => ({ value: sort, label: t(`products.sort.${sort}`) }))}
          onChange={(sort) => change({ sort: sort === 'updated' ? undefined : sort })}
        />
      </div>
      <Rows
        query={products}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        paging={{
          page: filters.page,
          pageSize: filters.size,
          total: products.data?.totalCount ?? 0,
          onPage: (page, size) => change({ page, size }),
        }}
        empty={t('products.none')}
      />
    </Page>
  )
}
