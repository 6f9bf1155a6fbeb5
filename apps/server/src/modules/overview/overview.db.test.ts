import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTill, type Till } from '../../../test/till'
import { adminSaveOrderSettings } from '../orders/use-cases/admin-save-order-settings'
import { reportRemittance } from '../payments/use-cases/report-remittance'
import { getDashboard } from './use-cases/get-dashboard'

let till: Till
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    { id: 'masks', onHand: 900 },
    { id: 'empty', onHand: 0 },
    { id: 'dear', priceHkd: 900_000, onHand: 9 },
    { id: 'numb', isMedicine: true, onHand: 9 },
  ])
})
afterAll(() => till.close())

describe('getDashboard', () => {
  it('counts what awaits attention', async () => {
    const buyer = await till.clinic('harbour')
    await till.rows(`insert into clinic (id, name, status) values ('waiting', 'Waiting', 'underReview')`)
    await till.pay(buyer, await till.order(buyer, { masks: 1 }))
    const remitted = await till.order(buyer, { masks: 1 }, 'remittance')
    await till.ask(reportRemittance, { id: remitted }, buyer)
    const holds = { reviewFrom: 9000, holdMedicines: true }
    await till.ask(adminSaveOrderSettings, holds, { token: till.operator('admin') })
    await till.order(buyer, { dear: 1 })
    await till.pay(buyer, await till.order(buyer, { numb: 1 }))
    const { data } = await till.ask(getDashboard, {}, { token: till.operator('admin') })
    expect(data).toEqual({
      clinicsToReview: 1,
      ordersToShip: 1,
      ordersToReview: 1,
      ordersHeld: 1,
      remittancesToConfirm: 1,
      refundsDue: 0,
      variantsSoldOut: 1,
      ordersToday: 4,
      takenTodayHkd: 260,
      booksAreSound: true,
    })
  })

  it('hides the numbers that a role may not see', async () => {
    const { data } = await till.ask(getDashboard, {}, { token: till.operator('warehouse') })
    expect(data).toMatchObject({
      clinicsToReview: null,
      ordersToReview: null,
      ordersHeld: null,
      remittancesToConfirm: null,
      refundsDue: null,
      takenTodayHkd: null,
      ordersToShip: 1,
      variantsSoldOut: 1,
    })
  })

  it('says within a minute that the books are not sound', async () => {
    await till.rows(`update stock set on_hand = 901 where variant_id = 'masks'`)
    till.later(2)
    expect((await till.ask(getDashboard, {}, { token: till.operator('admin') })).data.booksAreSound).toBe(false)
  })
})
