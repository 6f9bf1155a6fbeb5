import { catalogue } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { audienceOf, seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { hkdPerUsdFor, priceTextFor } from '../operations'
import { variantRow } from '../present'
import { findPage, findVariantsNow } from '../store/browse'
import { hasCompletedOrder } from '../store/new-customer'

/** The tag type of goods that are for new customers (spec A19, A188). */
const newCustomerTag = '3'

/** What rarely changes is remembered; stock, cart and purchase counts are asked for every time, in one statement. */
export const listVariants = useCase(catalogue.listVariants, async (call, { id, tagType }) => {
  const page = await call.remember(`catalogue:page:${id}`, () => findPage(call.read, id))
  if (!page) return call.fail('productGone')
  const audience = audienceOf(call.actor)
  const buyer = call.actor.kind === 'buyer' ? call.actor : undefined
  const isForNewCustomers = String(tagType) === newCustomerTag
  if (buyer && isForNewCustomers && (await hasCompletedOrder(call.read, buyer.clinicId)))
    return call.fail('notNewCustomer')
  const [now, hkdPerUsd, text] = await Promise.all([
    findVariantsNow(call.read, page.id, buyer),
    hkdPerUsdFor(call),
    priceTextFor(call, audience),
  ])
  const viewer = { audience, currency: call.currency, language: call.language, hkdPerUsd, at: call.now.getTime() }
  return {
    name: inLanguage(page.name, call.language),
    list: page.variants.map((variant) => variantRow(variant, now.get(variant.id), page, viewer)),
    isAuth: seesPrices(audience),
    text,
  }
})
