import { catalogue, newCustomers } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { couponsOf } from '../../coupons'
import { priceTextFor } from '../operations'
import { productDetail } from '../present'
import { couponsFor } from '../rules/price-visibility'
import { findPage } from '../store/browse'

/** The product opens with the variant selected whose id was asked for (decision 27). */
export const getProduct = useCase(catalogue.getProduct, async (call, { id, tagType }) => {
  const page = await findPage(call.read, id)
  const selected = page?.variants.find((variant) => variant.id === id) ?? page?.variants[0]
  if (!page || !selected) return call.fail('productGone')
  const viewer = { audience: call.actor.audience, language: call.language, at: call.now.getTime() }
  const [text, coupons] = await Promise.all([priceTextFor(call, viewer.audience), couponsOf(call, page)])
  const isForNewCustomers = newCustomers.isNewCustomerTagType(tagType)
  return productDetail(page, selected, viewer, text, couponsFor(coupons, viewer.audience), isForNewCustomers)
})
