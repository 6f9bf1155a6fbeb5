import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Clinics, openClinics, reviewer } from './testing'
import { getClinic } from './use-cases/get-clinic'
import { getCredit } from './use-cases/get-credit'
import { getProfile } from './use-cases/get-profile'
import { saveCredit } from './use-cases/save-credit'

const financier = 'a token that stands for finance'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics({ finance: financier })
})
afterAll(() => shop.close())

const asFinance = { token: financier }
const none = { isCheck: false, chequeLimit: 0, chequeDays: 0, credit: false, creditLimit: 0, creditDays: 0 }
const cheque = { ...none, isCheck: true, chequeLimit: 5000, chequeDays: 30, reason: 'Pays well' }

async function chequeOrder(clinicId: string, no: string, cents: number, more = `'pendingPayment', null`) {
  await shop.rows(
    `insert into temp_order (id, account_id, clinic_id, lines, is_from_cart, expires_at) select $2, id, clinic_id, '[]', true, now() from account where clinic_id = $1`,
    [clinicId, `t-${no}`],
  )
  await shop.rows(
    `insert into shop_order (order_no, temp_order_id, clinic_id, account_id, currency, goods, freight, payable, address, payment_choice, status, paid_at)
     select $2, $3, clinic_id, id, 'HKD', $4, 0, $4, '{}', 'cheque', ${more} from account where clinic_id = $1`,
    [clinicId, no, `t-${no}`, cents],
  )
}

it('finance lets a clinic pay by cheque and on credit; the clinic learns that, and finance how it came about', async () => {
  const { token, clinicId: id } = await shop.submitted('credit@clinic.hk')
  expect((await shop.ask(getCredit, { id }, asFinance)).data).toEqual({ ...none, chequeUsed: 0, history: [] })
  expect((await shop.ask(saveCredit, { id, ...cheque }, asFinance)).result).toBe('ok')
  expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({ isCheck: true, credit: false })
  const both = { ...cheque, credit: true, creditLimit: 1234.56, creditDays: 60, reason: 'Ten years with us' }
  expect((await shop.ask(saveCredit, { id, ...both }, asFinance)).result).toBe('ok')
  expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({ isCheck: true, credit: true })

  const { reason: _, ...terms } = both
  const { data } = await shop.ask(getCredit, { id }, asFinance)
  expect(data).toMatchObject({ ...terms, chequeUsed: 0 })
  expect(data.history.map(({ reason }) => reason)).toEqual(['Ten years with us', 'Pays well'])
  expect(data.history[0]?.changes).toEqual([
    { field: 'hasCredit', before: 'false', after: 'true' },
    { field: 'creditLimit', before: '0', after: '123456' },
    { field: 'creditDays', before: '0', after: '60' },
  ])
  const [entry] = await shop.rows<{ detail: { before: object } }>(
    `select detail from audit_entry where action = '/opsapi/clinics/saveCredit' order by id desc limit 1`,
  )
  expect(entry?.detail.before).toMatchObject({ mayPayByCheque: true, chequeLimit: 500_000, hasCredit: false })
})

it('what a clinic may pay later is for finance alone to see and to set', async () => {
  const { clinicId: id } = await shop.submitted('secret@clinic.hk')
  await shop.ask(saveCredit, { id, ...cheque }, asFinance)
  expect((await shop.ask(getCredit, { id }, { token: reviewer })).result).toBe('forbidden')
  expect((await shop.ask(saveCredit, { id, ...cheque }, { token: reviewer })).result).toBe('forbidden')
  const detail = JSON.stringify((await shop.ask(getClinic, { id }, { token: reviewer })).data)
  expect(detail).not.toMatch(/cheque|5000|Pays well/i)
})

it('a limit does not go below what live cheque orders take of it', async () => {
  const { clinicId: id } = await shop.submitted('used@clinic.hk')
  await shop.ask(saveCredit, { id, ...cheque }, asFinance)
  await chequeOrder(id, '26880001', 300_000)
  await chequeOrder(id, '26880002', 100_000, `'closed', null`)
  await chequeOrder(id, '26880003', 100_000, `'completed', now()`)
  expect((await shop.ask(getCredit, { id }, asFinance)).data.chequeUsed).toBe(3000)
  const limit = (chequeLimit: number) => shop.ask(saveCredit, { id, ...cheque, chequeLimit }, asFinance)
  expect(await limit(2999.99)).toMatchObject({ result: 'limitBelowUse', field: 'chequeLimit' })
  expect((await limit(3000)).result).toBe('ok')
  expect((await shop.ask(getCredit, { id }, asFinance)).data.chequeLimit).toBe(3000)
})

it('names the field that does not fit', async () => {
  const { clinicId: id } = await shop.submitted('misfit@clinic.hk')
  const ask = async (more: object) => {
    const { result, field } = await shop.ask(saveCredit, { id, ...cheque, ...more }, asFinance)
    return [result, field]
  }
  expect(await ask({ chequeLimit: 0 })).toEqual(['notUnderstood', 'chequeLimit'])
  expect(await ask({ chequeLimit: -5 })).toEqual(['notUnderstood', 'chequeLimit'])
  expect(await ask({ chequeLimit: 'much' })).toEqual(['notUnderstood', 'chequeLimit'])
  expect(await ask({ credit: true })).toEqual(['notUnderstood', 'creditLimit'])
  expect(await ask({ chequeDays: 366 })).toEqual(['notUnderstood', 'chequeDays'])
  expect(await ask({ creditDays: 1.5 })).toEqual(['notUnderstood', 'creditDays'])
  expect(await ask({ reason: '' })).toEqual(['reasonMissing', 'reason'])
  expect(await ask({ id: 'nobody' })).toEqual(['notFound', undefined])
})
