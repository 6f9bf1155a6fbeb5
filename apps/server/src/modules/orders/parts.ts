import type { Language } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { placeName } from '../addresses'
import type { Order, OrderAddress } from './order'
import type { OrderParts } from './present'
import { findHistory, findLines, findParcels, findStores } from './store/orders'

/** An address in one line: from small to large in English, from large to small in Chinese. */
export function addressLine(address: OrderAddress, language: Language): string {
  const places = [address.province, address.city, address.district].map((code) => placeName(code, language))
  const parts = [...places, address.street, address.address].filter((part) => part !== '')
  return language === 'en' ? parts.toReversed().join(', ') : parts.join('')
}

/** Everything that belongs to an order which the caller has found. */
export async function partsOf(read: Reader, order: Order, language: Language): Promise<OrderParts> {
  const lines = await findLines(read, [order.orderNo])
  const stores = await findStores(read, order.orderNo)
  const parcels = await findParcels(read, order.orderNo)
  const history = await findHistory(read, order.orderNo)
  return { order, lines, stores, parcels, history, address: addressLine(order.address, language) }
}
