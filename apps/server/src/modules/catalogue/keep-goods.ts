import type { LocalizedText } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import type { GoodsKept, GoodsRow } from './sheet'
import { namedIds, nameKey, storeIds } from './store/sheet-names'
import { keepProducts, keepVariants } from './store/sheet-rows'

const top = (name: LocalizedText): string => nameKey(name)
const under = (row: GoodsRow): string =>
  row.parentCategory ? `${top(row.parentCategory)} / ${nameKey(row.category)}` : top(row.category)

async function categoryIds(tx: Writer, rows: readonly GoodsRow[]): Promise<Map<string, string>> {
  const parents = await namedIds(
    tx,
    'category',
    rows.map((row) => row.parentCategory ?? row.category).map((name) => ({ key: top(name), name, parentId: null })),
  )
  const children = await namedIds(
    tx,
    'category',
    rows.flatMap((row) =>
      row.parentCategory
        ? [{ key: under(row), name: row.category, parentId: parents.get(top(row.parentCategory)) ?? null }]
        : [],
    ),
  )
  return new Map([...parents, ...children])
}

const found = (ids: Map<string, string>, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`"${key}" was neither found nor made`)
  return id
}

/**
 * Brings the catalogue to what these rows of a supplier's sheet say, in a handful of statements. Rows that say what the
 * catalogue holds already change nothing; fields in `absent` are not touched where the goods are known.
 */
export async function keepGoods(
  tx: Writer,
  rows: readonly GoodsRow[],
  absent: ReadonlySet<string>,
): Promise<GoodsKept> {
  const brands = await namedIds(
    tx,
    'brand',
    rows.map((row) => ({ key: nameKey(row.brand), name: row.brand })),
  )
  const categories = await categoryIds(tx, rows)
  const stores = await storeIds(
    tx,
    rows.map((row) => row.store),
  )
  const placed = rows.map((row) => ({
    ...row,
    brandId: found(brands, nameKey(row.brand)),
    categoryId: found(categories, under(row)),
    storeId: found(stores, row.store.toLowerCase()),
  }))

  const products = await keepProducts(tx, placed, absent)
  const productOf = new Map(products.map((product) => [`${product.supplier}\n${product.key}`, product]))
  const withProduct = placed.map((row) => {
    const product = productOf.get(`${row.supplier}\n${row.productKey}`)
    if (!product) throw new Error(`the product of line ${row.line} was neither found nor made`)
    return { ...row, productId: product.id, isProductChanged: product.isChanged && row.speaksForProduct }
  })
  const variants = await keepVariants(tx, withProduct, absent)

  const isNew = new Set(variants.filter((variant) => variant.isNew).map((variant) => variant.i))
  const isChanged = new Set(variants.map((variant) => variant.i))
  const firstRows = new Set<string>()
  const outcomes = withProduct.map((row, i) => {
    const isFirst = !firstRows.has(row.productId)
    firstRows.add(row.productId)
    if (isNew.has(i)) return 'created'
    return isChanged.has(i) || (isFirst && row.isProductChanged) ? 'updated' : 'unchanged'
  })
  const changedProducts = products.filter((product) => product.isChanged).map((product) => product.id)
  return {
    outcomes,
    changedProductIds: [...new Set([...changedProducts, ...variants.map((variant) => variant.productId)])],
  }
}
