import { randomUUID } from 'node:crypto'
import { orders } from '@cusp/contract'
import { idFrom, mayBuy, nothing } from '@cusp/kernel'
import { publish } from '../../../platform/events'
import { useCase } from '../../../platform/use-case'
import { deliverableTo, findAddressBook, isServed } from '../../addresses'
import { removeBought } from '../../cart'
import { countPurchases, expressMethods, isNewCustomer, promiseStock, reserveStock } from '../../catalogue'
import { detailOf, type FailedLine, lookAt } from '../goods'
import { quoteFor } from '../quote'
import { depositOf } from '../rules/deposit'
import { orderNumber } from '../rules/order-number'
import { awaitsReview } from '../rules/review'
import { dueAt } from '../rules/time-to-pay'
import { findOwnOrder } from '../store/orders'
import { insertOrder } from '../store/placing'
import { lockOwnTemp } from '../store/temp-orders'

/**
 * The temporary order is locked first, so that a second submit waits and then gets the first one's order. Stock and
 * limits come last: they are what other buyers wait for.
 */
export const createOrder = useCase(
  orders.createOrder,
  ({ actor, currency, language, now, platform, write, fail }, input) =>
    write(async (tx) => {
      if (!mayBuy(actor.roles)) return fail('roleMayNotBuy')
      const locked = await lockOwnTemp(tx, actor.accountId, input.orderNo)
      if (!locked) return fail('tempOrderGone')
      const { temp, settings, count } = locked
      if (temp.orderNo !== null) {
        const placed = await findOwnOrder(tx, actor.clinicId, temp.orderNo)
        return placed
          ? { orderNo: placed.orderNo, payable: placed.payable, currency: placed.currency, status: placed.status }
          : fail('tempOrderGone')
      }
      if (temp.expiresAt <= now) return fail('tempOrderGone')
      if (input.isRemittance === 'cheque') return fail('paymentChoiceNotOffered', { field: 'isRemittance' })

      if (temp.isForNewCustomers && !(await isNewCustomer(tx, actor.clinicId))) return fail('notNewCustomer')

      const variantIds = temp.lines.map((line) => line.variantId)
      const [{ lines, failed }, book, methods] = await Promise.all([
        lookAt(tx, temp.lines, { ...temp, currency, clinicId: actor.clinicId, now }),
        findAddressBook(tx, actor.clinicId),
        expressMethods(tx, variantIds),
      ])
      if (failed.length > 0) return fail(refusalOf(failed), detailOf(failed, { language, platform }))

      const addressId = input.addressId ?? temp.addressId
      // The book begins with the default.
      const chosenAddress = addressId === null ? book[0] : book.find((each) => each.id === addressId)
      if (!chosenAddress) return fail('addressNotFound', { field: 'addressId' })
      const address = deliverableTo(chosenAddress)
      if (!address) return fail('addressIncomplete', { field: 'addressId' })
      if (!(await isServed(tx, address))) return fail('regionNotServed', { field: 'addressId' })

      const quote = quoteFor(lines, methods, temp.express, input.storeExpress, currency)
      if (!quote) return fail('expressNotOffered', { field: 'storeExpress' })
      const { totals, chosen } = quote
      if (input.payable !== undefined && input.payable !== totals.payable)
        return fail('priceChanged', { field: 'payable' })

      const orderNo = idFrom<'OrderNo'>(orderNumber(count, now))
      const isRemittance = input.isRemittance === 'remittance'
      const isToReview = awaitsReview({ payable: totals.payable, currency }, settings)
      const placed = lines.map((line, position) => ({
        id: randomUUID(),
        storeId: line.storeId,
        productId: line.productId,
        variantId: line.variantId,
        position,
        name: line.name,
        standard: line.standard,
        unit: line.unit,
        articleNumber: line.articleNumber,
        picture: line.picture,
        isMedicine: line.isMedicine,
        quantity: line.quantity,
        step: line.step,
        listPrice: line.listPrice,
        unitPrice: line.unitPrice,
        promotionId: line.promotionId,
      }))
      const offer = temp.isPreOrder ? lines[0]?.preOrder : null
      const order = insertOrder(tx, {
        orderNo,
        tempOrderId: temp.id,
        clinicId: actor.clinicId,
        accountId: actor.accountId,
        currency,
        goods: totals.goods,
        freight: totals.freight,
        payable: totals.payable,
        address,
        remark: input.remark,
        paymentChoice: input.isRemittance,
        paymentType: isRemittance ? 'remittance' : null,
        hasMedicine: lines.some((line) => line.isMedicine),
        expiresAt: isToReview ? null : dueAt(input.isRemittance, settings, now),
        awaitsReview: isToReview,
        deposit: offer ? depositOf(totals, offer.depositPercent) : nothing,
        keptPercent: offer ? settings.depositKeptPercent : 0,
        expectedOn: offer?.expectedOn ?? null,
        createdAt: now,
        by: { kind: 'buyer', name: actor.name },
        stores: [...chosen].map(([storeId, method]) => ({
          storeId,
          storeName: method.storeName,
          expressId: method.id,
          expressName: method.name,
          freight: totals.stores.get(storeId)?.freight ?? method.freightHkd,
          hasMedicine: lines.some((line) => line.storeId === storeId && line.isMedicine),
        })),
        lines: placed,
      })
      // Asked together they arrive together, in this order: what other buyers wait for is held for one answer's time.
      const [, , , lacking, over] = await Promise.all([
        order,
        temp.isFromCart ? removeBought(tx, actor.accountId, variantIds) : undefined,
        publish(tx, 'orderPlaced', { orderNo, awaitsReview: isToReview }),
        (offer ? promiseStock : reserveStock)(
          tx,
          placed.map(({ id, variantId, quantity }) => ({ orderLineId: id, variantId, quantity })),
        ),
        countPurchases(tx, actor.clinicId, placed),
      ])
      if (lacking.length > 0)
        return fail(
          offer ? 'preOrderEnded' : 'insufficientStock',
          detailOf(
            lacking.map((id) => ({
              variantId: idFrom<'Variant'>(id),
              failure: offer ? ('preOrderEnded' as const) : ('insufficientStock' as const),
              n: 0,
            })),
            { language, platform },
          ),
        )
      if (over.length > 0) {
        const n = lines.find((line) => line.variantId === over[0])?.purchaseLimit ?? 0
        return fail(
          'overLimit',
          detailOf(
            over.map((id) => ({ variantId: idFrom<'Variant'>(id), failure: 'overLimit', n })),
            { language, platform },
          ),
        )
      }
      return {
        orderNo,
        payable: totals.payable,
        currency,
        status: isToReview ? ('pendingReview' as const) : ('pendingPayment' as const),
      }
    }),
)

/** One reason for all lines is named; several are told line by line. */
function refusalOf(
  failed: readonly FailedLine[],
): 'insufficientStock' | 'overLimit' | 'preOrderEnded' | 'notOrderable' {
  const [first] = failed
  const isShared = failed.every((line) => line.failure === first?.failure)
  return isShared &&
    (first?.failure === 'insufficientStock' || first?.failure === 'overLimit' || first?.failure === 'preOrderEnded')
    ? first.failure
    : 'notOrderable'
}
