import { catalogue } from '@cusp/contract'
import { type Currency, idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellProductsChanged } from '../admin'
import { hkdPerUsdIn } from '../operations'
import { pricedIn } from '../rules/price'
import { areUploaded } from '../store/goods-files'
import { lockPrices, overlaps, pictureOfPromotion, placeOfPromotion, savePromotion } from '../store/promotions'

/** The product is locked first: two promotions that are saved at once cannot overlap either. */
export const adminSavePromotion = useCase(
  catalogue.adminSavePromotion,
  (call, { id, version = 0, productId, ...fields }) =>
    call.write(async (tx) => {
      const tags = await lockPrices(tx, productId)
      if (!tags) return call.fail('productNotFound')
      const known = id === undefined ? undefined : await placeOfPromotion(tx, id)
      if (id !== undefined && known?.productId !== productId) return call.fail('promotionNotFound')
      if (known && known.version !== version) return call.fail('changedMeanwhile')
      if (await overlaps(tx, productId, fields, id)) return call.fail('promotionOverlaps', { field: 'startsAt' })

      const hkdPerUsd = await hkdPerUsdIn(tx)
      const seen = new Set<string>()
      for (const [at, price] of fields.prices.entries()) {
        const tag = tags.get(price.variantId)
        if (!tag || seen.has(price.variantId)) return call.fail('variantNotFound', { field: `prices[${at}].variantId` })
        seen.add(price.variantId)
        const usual = (currency: Currency) => pricedIn(tag, currency, hkdPerUsd, 0)?.now
        const isLower = (asked: number | null, currency: Currency) => asked === null || asked < (usual(currency) ?? 0)
        if (!isLower(price.priceHkd, 'HKD')) return call.fail('promotionTooDear', { field: `prices[${at}].priceHkd` })
        if (!isLower(price.priceUsd, 'USD')) return call.fail('promotionTooDear', { field: `prices[${at}].priceUsd` })
      }
      const already = id === undefined ? '' : await pictureOfPromotion(tx, id)
      if (!(await areUploaded(tx, 'picture', [fields.picturePath], [already])))
        return call.fail('fileUnknown', { field: 'picturePath' })

      const savedId = await savePromotion(tx, id, productId, fields)
      call.about(`promotion ${savedId} of product ${productId}`)
      await tellProductsChanged(tx, [productId])
      return { id: idFrom<'Promotion'>(savedId) }
    }),
)
