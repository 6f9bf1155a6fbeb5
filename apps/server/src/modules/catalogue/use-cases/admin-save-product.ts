import { catalogue } from '@cusp/contract'
import { idFrom, type LocalizedText } from '@cusp/kernel'
import { cleanHtml } from '../../../platform/html'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { findProduct, insertProduct, missingTargets, replaceBundle, updateProduct } from '../store/admin-products'
import { unknownTags } from '../store/display-tags'
import { areUploaded } from '../store/goods-files'

const clean = (html: LocalizedText): LocalizedText => ({
  en: cleanHtml(html.en),
  'zh-Hant': cleanHtml(html['zh-Hant']),
  ...(html['zh-Hans'] === undefined ? {} : { 'zh-Hans': cleanHtml(html['zh-Hans']) }),
})

/** A product keeps the supplier it was created with: article numbers are unique per supplier. */
export const adminSaveProduct = useCase(
  catalogue.adminSaveProduct,
  (call, { id, version, supplier, bundle, ...input }) =>
    call.write(async (tx) => {
      const missing = await missingTargets(tx, input)
      if (missing === 'brand') return call.fail('brandNotFound', { field: 'brandId' })
      if (missing === 'category') return call.fail('categoryNotFound', { field: 'categoryId' })
      if (missing === 'store') return call.fail('notFound', { field: 'storeId' })
      const known = id === undefined ? undefined : await findProduct(tx, id)
      if (id !== undefined && !known) return call.fail('productNotFound')

      const tags = [...new Set(input.tags)]
      if (
        await unknownTags(
          tx,
          tags.filter((tag) => !known?.tags.includes(tag)),
        )
      )
        return call.fail('notFound', { field: 'tags' })
      const pictures = [...new Set(input.pictures)]
      if (!(await areUploaded(tx, 'picture', pictures, known ? [known.picture, ...known.pictures] : [])))
        return call.fail('fileUnknown', { field: 'pictures' })
      const documents = input.documents.map(({ path }) => path)
      if (
        !(await areUploaded(
          tx,
          'document',
          documents,
          known?.documents.map(({ path }) => path),
        ))
      )
        return call.fail('fileUnknown', { field: 'documents' })
      if (input.video && !(await areUploaded(tx, 'video', [input.video.path], known?.video ? [known.video.path] : [])))
        return call.fail('fileUnknown', { field: 'video' })

      const fields = { ...input, tags, pictures, detailHtml: clean(input.detailHtml) }
      if (id !== undefined && !(await updateProduct(tx, id, version ?? 0, fields))) return call.fail('changedMeanwhile')
      const savedId = id ?? (await insertProduct(tx, supplier, fields))
      if (!(await replaceBundle(tx, savedId, bundle))) return call.fail('bundleRefused', { field: 'bundle' })
      call.about(`product ${savedId}`)
      await tellProductsChanged(tx, [savedId])
      return { id: idFrom<'Product'>(savedId) }
    }),
)
