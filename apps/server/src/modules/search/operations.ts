import type { Writer } from '../../platform/database'
import { searchableProducts } from '../catalogue'
import { documentOf } from './rules/document'
import { foldHan } from './script'
import { replaceDocuments } from './store/documents'
import { claimRebuild, rebuildWords } from './store/words'

/** Products whose documents are made in one go. */
export const reindexBatch = 500

/** Makes the documents of these products anew; what is off the shelf or gone is found no more. */
export async function reindexProducts(
  tx: Writer,
  productIds: readonly string[],
  now: Date = new Date(),
): Promise<void> {
  for (let from = 0; from < productIds.length; from += reindexBatch) {
    const ids = productIds.slice(from, from + reindexBatch)
    const products = await searchableProducts(tx, ids, now)
    const documents = products.map((product) => ({
      ...documentOf(product, foldHan),
      productId: product.id,
      categoryId: product.categoryId,
      parentCategoryId: product.parentCategoryId,
      brandId: product.brandId,
      lowestPriceHkd: product.lowestPrice.HKD,
      lowestPriceUsd: product.lowestPrice.USD,
      sales: product.sales,
      listedAt: product.listedAt,
    }))
    await replaceDocuments(tx, ids, documents)
  }
}

/** Counts the words of all documents anew if any document has changed. */
export async function refreshVocabulary(tx: Writer): Promise<void> {
  if (await claimRebuild(tx)) await rebuildWords(tx)
}
