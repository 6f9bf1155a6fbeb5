import { newCustomers, orders } from '@cusp/contract'
import { mayBuy } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { selectedLines } from '../../cart'
import { isNewCustomer } from '../../catalogue'
import { detailOf, lookAt, merged } from '../goods'
import { readSettings } from '../store/settings'
import { insertTemp } from '../store/temp-orders'

/** Goods that are named must all be orderable. Without names it is the cart's checked lines; those that the cart shows as not orderable stay behind. */
export const prepareOrder = useCase(
  orders.prepareOrder,
  async (
    { actor, currency, language, now, platform, read, statement, fail },
    { goods, isFromShoppingCart, isPreOrder, tagType },
  ) => {
    if (!mayBuy(actor.roles)) return fail('roleMayNotBuy')
    const isNamed = goods.length > 0
    const isForNewCustomers = newCustomers.isNewCustomerTagType(tagType)
    if (isForNewCustomers && !(await isNewCustomer(read, actor.clinicId))) return fail('notNewCustomer')
    const isFromCart = isFromShoppingCart && !isPreOrder && !isForNewCustomers
    const wanted = isNamed
      ? merged(goods.map(({ searchProductId, count }) => ({ variantId: searchProductId, quantity: count })))
      : isFromCart
        ? await selectedLines(read, actor.accountId)
        : []
    if (wanted.length === 0) return fail('cartEmpty')
    if (isPreOrder && wanted.length > 1) return fail('preOrderAlone', { field: 'goods' })

    const { lines, failed } = await lookAt(read, wanted, {
      currency,
      clinicId: actor.clinicId,
      now,
      isPreOrder,
      isForNewCustomers,
    })
    const [first] = failed
    const detail = detailOf(failed, { language, platform })
    if (isNamed && first) return fail(failed.length > 1 ? 'notOrderable' : first.failure, detail)

    const refused = new Set(failed.map((line) => line.variantId))
    const ready = lines.filter((line) => !refused.has(line.variantId))
    if (ready.length === 0) return fail('notOrderable', detail)

    const { tempMinutes } = await readSettings(read)
    const orderNo = await statement((tx) =>
      insertTemp(
        tx,
        {
          accountId: actor.accountId,
          clinicId: actor.clinicId,
          lines: ready.map(({ variantId, quantity }) => ({ variantId, quantity })),
          isFromCart,
          isPreOrder,
          isForNewCustomers,
          expiresAt: new Date(now.getTime() + tempMinutes * 60_000),
        },
        now,
      ),
    )
    return { orderNo }
  },
)
