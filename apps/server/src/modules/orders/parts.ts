import { addressLine, type Language } from '@cusp/kernel'
import type { Reader } from '../../platform/database'
import { placeName } from '../addresses'
import type { Order, OrderAddress } from './order'
import type { OrderParts } from './present'
import { findHistory, findLines, findParcels, findStores } from './store/orders'

function lineOf({ province, city, district, street, address }: OrderAddress, language: Language): string {
  const places = [province, city, district].map((code) => placeName(code, language))
  return addressLine([...places, street, address], language)
}

/** Everything that belongs to an order which the caller has found. */
export async function partsOf(read: Reader, order: Order, language: Language): Promise<OrderParts> {
  const lines = await findLines(read, [order.orderNo])
  const stores = await findStores(read, order.orderNo)
  const parcels = await findParcels(read, order.orderNo)
  const history = await findHistory(read, order.orderNo)
  return { order, lines, stores, parcels, history, address: lineOf(order.address, language) }
}
