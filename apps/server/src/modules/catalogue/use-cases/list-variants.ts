import { catalogue, newCustomers } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { audienceOf, seesPrices } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { hkdPerUsdFor, priceTextFor } from '../operations'
import { variantRow } from '../present'
import { asNewCustomer } from '../rules/price'
import { findPage, findVariantsNow } from '../store/browse'
import { hasCompletedOrder } from '../store/new-customer'

/** What rarely changes is remembered; stock, cart and purchase counts are asked for every time, in one statement. */
export const listVariants = useCase(catalogue.listVariants, async (call, { id, tagType }) => {
  const page = await call.remember(`catalogue:page:${id}`, () => findPage(call.read, id))
  if (!page) return call.fail('productGone')
  const audience = audienceOf(call.actor)
  const buyer = call.actor.kind === 'buyer' ? call.actor : undefined
  const isForNewCustomers = buyer !== undefined && newCustomers.isNewCustomerTagType(tagType)
  if (isForNewCustomers && (await hasCompletedOrder(call.read, buyer.clinicId))) return call.fail('notNewCustomer')
  const variants = isForNewCustomers
    ? page.variants.map((variant) => ({ ...variant, offers: asNewCustomer(variant.offers) }))
    : page.variants
  const [now, hkdPerUsd, text] = await Promise.all([
    findVariantsNow(call.read, page.id, buyer),
    hkdPerUsdFor(call),
    priceTextFor(call, audience),
  ])
  const viewer = { audience, currency: call.currency, language: call.language, hkdPerUsd, at: call.now.getTime() }
  return {
    name: inLanguage(page.name, call.language),
    list: variants.map((variant) => variantRow(variant, now.get(variant.id), page, viewer)),
    isAuth: seesPrices(audience),
    text,
  }
})
