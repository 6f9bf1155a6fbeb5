import { catalogue } from '@cusp/contract'
import { idFrom, type LocalizedText } from '@cusp/kernel'
import { cleanHtml } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { findProduct, insertProduct, missingTargets, updateProduct } from '../store/admin-products'

const clean = (html: LocalizedText): LocalizedText => ({
  en: cleanHtml(html.en),
  'zh-Hant': cleanHtml(html['zh-Hant']),
  ...(html['zh-Hans'] === undefined ? {} : { 'zh-Hans': cleanHtml(html['zh-Hans']) }),
})

/** A product keeps the supplier it was created with: article numbers are unique per supplier. */
export const adminSaveProduct = useCase(catalogue.adminSaveProduct, (call, { id, version, supplier, ...input }) =>
  call.write(async (tx) => {
    const missing = await missingTargets(tx, input)
    if (missing === 'brand') return call.fail('brandNotFound', { field: 'brandId' })
    if (missing === 'category') return call.fail('categoryNotFound', { field: 'categoryId' })
    if (missing === 'store') return call.fail('notFound', { field: 'storeId' })

    const fields = { ...input, detailHtml: clean(input.detailHtml) }
    if (id !== undefined) {
      const known = await findProduct(tx, id)
      if (!known) return call.fail('productNotFound')
      const isSaved = await updateProduct(tx, id, version ?? 0, fields)
      if (!isSaved) return call.fail('changedMeanwhile')
    }
    const savedId = id ?? (await insertProduct(tx, supplier, fields))
    call.about(`product ${savedId}`)
    await tellProductsChanged(tx, [savedId])
    return { id: idFrom<'Product'>(savedId) }
  }),
)
