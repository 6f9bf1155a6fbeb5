import { expectSoundBooks } from '@cusp/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockShelves } from './goods'
import { addClinic, openWholeShop, receiveStock, type WholeShop } from './whole-shop'

let whole: WholeShop
let owner: Awaited<ReturnType<typeof addClinic>>
let stranger: string
let orderNo: string
let temporary: string

beforeAll(async () => {
  whole = await openWholeShop()
  await stockShelves(whole.database, [{ id: 'p1', en: 'Gloves', zh: '手套', variants: [{ id: 'v1', article: 'G-1' }] }])
  await receiveStock(whole.database)
  owner = await addClinic(whole.database, 'Owning Clinic')
  stranger = (await addClinic(whole.database, 'Strange Clinic')).token
  const goods = [{ searchProductId: 'v1', count: 2 }]
  const prepare = () => whole.post('/authapi/order/checkPreOrder', { goods, isFromShoppingCart: false }, owner.token)
  const first = await prepare()
  const placed = await whole.post(
    '/authapi/order/create',
    { orderNo: (first.data as { orderNo: string }).orderNo, addressId: owner.addressId },
    owner.token,
  )
  expect(placed.result, placed.text).toBe('ok')
  orderNo = (placed.data as { orderNo: string }).orderNo
  temporary = ((await prepare()).data as { orderNo: string }).orderNo
})
afterAll(async () => {
  await expectSoundBooks(whole.database)
  await whole.close()
})

const nobodys = '2019010100000000'

it.each([
  ['/authapi/order/detail', 'orderNo'],
  ['/authapi/order/check', 'id'],
  ['/authapi/order/close', 'id'],
  ['/authapi/order/confirmReceipt', 'id'],
  ['/authapi/order/buyAgain', 'orderNo'],
  ['/authapi/pay/order', 'id'],
  ['/authapi/pay/status', 'id'],
  ['/authapi/pay/expire', 'id'],
  ['/authapi/pay/result', 'id'],
  ['/authapi/pay/remitted', 'id'],
])('%s answers another clinic’s order exactly like one that does not exist', async (path, field) => {
  const foreign = await whole.post(path, { [field]: orderNo }, stranger)
  const missing = await whole.post(path, { [field]: nobodys }, stranger)
  expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text])
  expect(foreign.result).toBe('orderNotFound')
})

it('answers another clinic’s payment attempt like one for nothing', async () => {
  const foreign = await whole.post('/authapi/pay/create', { orderNo, payType: 90 }, stranger)
  const missing = await whole.post('/authapi/pay/create', { orderNo: nobodys, payType: 90 }, stranger)
  expect(foreign.text).toBe(missing.text)
})

it('does not confirm or place another clinic’s temporary order', async () => {
  for (const [path, field] of [
    ['/authapi/order/confirm', 'id'],
    ['/authapi/order/create', 'orderNo'],
  ] as const) {
    const foreign = await whole.post(path, { [field]: temporary }, stranger)
    const missing = await whole.post(path, { [field]: '00000000-0000-4000-8000-000000000000' }, stranger)
    expect(foreign.text).toBe(missing.text)
    expect(foreign.result).toBe('tempOrderGone')
  }
})

it('does not send one clinic’s goods to another’s address', async () => {
  const { data } = await whole.post(
    '/authapi/order/checkPreOrder',
    { goods: [{ searchProductId: 'v1', count: 1 }], isFromShoppingCart: false },
    stranger,
  )
  const mine = (data as { orderNo: string }).orderNo
  const foreign = await whole.post('/authapi/order/create', { orderNo: mine, addressId: owner.addressId }, stranger)
  const missing = await whole.post('/authapi/order/create', { orderNo: mine, addressId: 'no-such-address' }, stranger)
  expect(foreign.text).toBe(missing.text)
  expect(foreign.result).toBe('addressNotFound')
})

it.each(['/authapi/user/deleteDeliveryAddress', '/authapi/user/setDefaultDeliveryAddress'])(
  '%s does not touch another clinic’s address',
  async (path) => {
    const foreign = await whole.post(path, { addressId: owner.addressId }, stranger)
    const missing = await whole.post(path, { addressId: 'no-such-address' }, stranger)
    expect(foreign.text).toBe(missing.text)
  },
)

it('leaves the owner’s order as it was', async () => {
  const { data } = await whole.post('/authapi/order/detail', { orderNo }, owner.token)
  expect(data).toMatchObject({ orderNo, status: 0 })
})
