import { orders } from '@cusp/contract'
import { idFrom, inLanguage, minus, nothing } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { listOwnAddresses } from '../../addresses'
import { expressMethods, isNewCustomer, type PreOrderOffer } from '../../catalogue'
import { lookAt } from '../goods'
import type { OrderSettings } from '../order'
import { good } from '../present'
import { deliveryIn, quoteFor } from '../quote'
import { depositOf } from '../rules/deposit'
import { freightFor, type Totals } from '../rules/totals'
import { readSettings } from '../store/settings'
import { findOwnTemp, keepChoices } from '../store/temp-orders'
import { choiceWords } from '../words'

const offeredChoices = ['online', 'remittance'] as const

/** What is about to be ordered, at today's prices. Stock is looked at again when the order is placed. */
export const confirmOrder = useCase(
  orders.confirmOrder,
  async ({ actor, currency, language, now, read, write, fail }, { id, addressId, storeExpress }) => {
    const temp = await findOwnTemp(read, actor.accountId, id)
    if (!temp || temp.orderNo !== null || temp.expiresAt <= now) return fail('tempOrderGone')
    if (temp.isForNewCustomers && !(await isNewCustomer(read, actor.clinicId))) return fail('notNewCustomer')

    const [{ lines }, methods, addresses] = await Promise.all([
      lookAt(read, temp.lines, { ...temp, currency, clinicId: actor.clinicId, now }),
      expressMethods(
        read,
        temp.lines.map((line) => line.variantId),
      ),
      listOwnAddresses(read, actor.clinicId, language),
    ])
    // Goods that have left the shelf or lost their price since make it another order.
    if (lines.length < temp.lines.length) return fail('tempOrderGone')
    const quote = quoteFor(lines, methods, temp.express, storeExpress, currency)
    if (!quote) return fail('expressNotOffered', { field: 'storeExpress' })

    if (addressId !== undefined && !addresses.some((address) => address.id === addressId))
      return fail('addressNotFound', { field: 'addressId' })
    const wanted = addressId ?? temp.addressId
    const address =
      addresses.find((each) => each.id === wanted) ?? addresses.find((each) => each.isDefault) ?? addresses[0]
    if (addressId !== undefined || storeExpress.length > 0) {
      const express = Object.fromEntries(storeExpress.map(({ storeId, expressId }) => [storeId, expressId]))
      await write((tx) => keepChoices(tx, temp.id, { addressId, express }))
    }

    const { totals } = quote
    const offer = temp.isPreOrder ? lines[0]?.preOrder : undefined
    // Goods that can no longer be pre-ordered are refused here, before anybody fills in the rest.
    if (temp.isPreOrder && !offer) return fail('preOrderEnded')
    return {
      orderNo: temp.id,
      addresses,
      addressId: address?.id ?? null,
      splitOrders: quote.storeIds.flatMap((storeId) => {
        const goods = lines.filter((line) => line.storeId === storeId)
        const [first] = goods
        const price = totals.stores.get(storeId)?.goods ?? nothing
        if (!first) return []
        return [
          {
            storeId: first.storeId,
            storeName: inLanguage(first.storeName, language),
            isYp: goods.some((line) => line.isMedicine),
            totalPrice: price,
            orderTemps: goods.map((line) => good(line, language)),
            expressPrice: quote.methods
              .filter((method) => method.storeId === storeId)
              .map((method) => ({
                expressId: idFrom<'Express'>(method.id),
                expressName: inLanguage(method.name, language),
                isDefault: quote.chosen.get(storeId)?.id === method.id,
                freight: freightFor(price, deliveryIn(method, currency)),
                freePrice: deliveryIn(method, currency).freeFrom,
              })),
          },
        ]
      }),
      goodsTotal: totals.goods,
      savedTotal: totals.saved,
      freightTotal: totals.freight,
      totalPrice: minus(totals.payable, totals.freight),
      payable: totals.payable,
      currency,
      preOrder: offer ? termsOf(offer, totals, await readSettings(read)) : null,
      paymentChoices: offeredChoices.map((value) => ({
        value,
        name: inLanguage(choiceWords[value].name, language),
        text: inLanguage(choiceWords[value].text, language),
      })),
      expiresAt: temp.expiresAt,
    }
  },
)

function termsOf(
  { depositPercent, expectedOn }: PreOrderOffer,
  totals: Pick<Totals, 'goods' | 'payable'>,
  { balanceDays, depositKeptPercent: keptPercent }: OrderSettings,
): orders.OrderConfirmation['preOrder'] {
  const deposit = depositOf(totals, depositPercent)
  return { deposit, balance: minus(totals.payable, deposit), depositPercent, expectedOn, balanceDays, keptPercent }
}
