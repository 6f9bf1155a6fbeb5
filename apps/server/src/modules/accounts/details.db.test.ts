import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinics, clinicForm, openClinics, reviewer } from './testing'
import { approveClinic } from './use-cases/approve-clinic'
import { getClinic } from './use-cases/get-clinic'
import { getProfile } from './use-cases/get-profile'
import { rejectClinic } from './use-cases/reject-clinic'
import { saveClinic } from './use-cases/save-clinic'
import { submitClinic } from './use-cases/submit-clinic'
import { updateAddress } from './use-cases/update-address'
import { findBuyer } from './who-is'

const financier = 'a token that stands for finance'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics({ finance: financier })
})
afterAll(() => shop.close())

const asReviewer = { token: reviewer }
const form = { ...clinicForm, isHKCustomer: true }
const macau = { province: 'MO', district: 'MO-se', city: '', street: '8 Rua Demo', address: '' }
const history = async (id: string) =>
  (await shop.ask(getClinic, { id }, asReviewer)).data.history.filter(({ move }) => move === 'details')

const markOf = async (id: string) => (await shop.ask(getClinic, { id }, asReviewer)).data.detailsMark
const save = async (id: string, fields: object) =>
  shop.ask(saveClinic, { id, detailsMark: await markOf(id), ...fields }, asReviewer)

describe('saveClinic', () => {
  it('refuses what was typed over what somebody else has saved in the meantime', async () => {
    const { clinicId: id } = await shop.submitted('two-desks@clinic.hk')
    const detailsMark = await markOf(id)
    expect((await save(id, { ...form, companyName: 'First Desk' })).result).toBe('ok')
    const second = { id, detailsMark, ...form, companyName: 'Second Desk' }
    expect((await shop.ask(saveClinic, second, asReviewer)).result).toBe('changedMeanwhile')
    expect((await shop.ask(getClinic, { id }, asReviewer)).data.name).toBe('First Desk')
  })

  it('changes what is written down of a clinic and keeps what it was, for the log and on its page', async () => {
    const { token, clinicId: id } = await shop.submitted('edit@clinic.hk')
    const changed = { ...form, companyName: 'Harbour Dental Limited', district: 'HK-tai-po', address: '' }
    expect((await save(id, changed)).result).toBe('ok')
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      companyName: 'Harbour Dental Limited',
      district: 'HK-tai-po●Tai Po',
      address: '',
    })
    expect(await history(id)).toMatchObject([
      {
        by: 'Rita Review',
        to: '',
        changes: [
          { field: 'name', before: 'Harbour Dental', after: 'Harbour Dental Limited' },
          { field: 'district', before: 'Wan Chai', after: 'Tai Po' },
          { field: 'address', before: '12/F', after: '' },
        ],
      },
    ])
    const [entry] = await shop.rows<{ detail: { before: object; asked: object } }>(
      `select detail from audit_entry where action = '/opsapi/clinics/save' and subject = $1`,
      [`clinic ${id}`],
    )
    expect(entry?.detail.before).toMatchObject({ name: 'Harbour Dental', district: 'HK-wan-chai', isHkCustomer: true })
    expect(entry?.detail.asked).toMatchObject({ companyName: 'Harbour Dental Limited' })
    await save(id, changed)
    expect(await history(id)).toHaveLength(1)
  })

  it('takes the currency to or from a clinic with its next request, whatever is submitted later', async () => {
    const { token, clinicId: id } = await shop.submitted('currency@clinic.hk')
    const isHk = async () => {
      const found = await findBuyer(shop.database.db, token, shop.clock.now)
      return found.kind === 'known' && found.actor.isHkCustomer
    }
    expect(await isHk()).toBe(true)
    await save(id, { ...form, isHKCustomer: false })
    expect(await isHk()).toBe(false)
    await shop.ask(rejectClinic, { id, reason: 'Blurred' }, asReviewer)
    expect((await shop.ask(submitClinic, {}, { token })).result).toBe('ok')
    expect(await isHk()).toBe(false)
  })

  it('names the field at fault as the clinic’s own form does', async () => {
    const { clinicId: id } = await shop.submitted('fault@clinic.hk')
    const fault = async (more: object) => {
      const { result, field } = await save(id, { ...form, ...more })
      return [result, field]
    }
    expect(await fault({ companyName: ' ' })).toEqual(['notUnderstood', 'companyName'])
    expect(await fault({ name: '' })).toEqual(['notUnderstood', 'name'])
    expect(await fault({ street: '', address: '' })).toEqual(['notUnderstood', 'street'])
    expect(await fault({ province: 'XX' })).toEqual(['notUnderstood', 'province'])
    expect(await fault({ province: 'MO' })).toEqual(['notUnderstood', 'district'])
    expect((await shop.ask(saveClinic, { ...form, id: 'nobody', detailsMark: '' }, asReviewer)).result).toBe('notFound')
    expect((await shop.ask(saveClinic, { ...form, id, detailsMark: '' }, { token: financier })).result).toBe(
      'forbidden',
    )
  })
})

describe('updateAddress', () => {
  const change = (token: string, more: object = {}) => shop.ask(updateAddress, { ...macau, ...more }, { token })

  it('moves an approved clinic, which its operators see, and leaves its currency alone', async () => {
    const { token, clinicId: id } = await shop.submitted('move@clinic.hk')
    await shop.ask(approveClinic, { id }, asReviewer)
    expect((await change(token)).result).toBe('ok')
    expect((await shop.ask(getProfile, {}, { token })).data).toMatchObject({
      province: 'MO●Macau',
      street: '8 Rua Demo',
      companyName: 'Harbour Dental',
      authStatus: 1,
      isHKCustomer: true,
    })
    expect(await history(id)).toMatchObject([{ by: 'Dr Lee', changes: [{ field: 'province' }, {}, {}, {}] }])
    expect(
      await shop.rows(`select 1 from audit_entry where subject = $1 and action like '%save'`, [`clinic ${id}`]),
    ).toEqual([])
  })

  it('waits until the clinic has been verified, and until a review is over', async () => {
    expect((await change(await shop.registered('unverified@clinic.hk'))).result).toBe('verifyFirst')
    expect((await change((await shop.submitted('reviewed@clinic.hk')).token)).result).toBe('addressUnderReview')
  })

  it('names what is missing', async () => {
    const { token, clinicId: id } = await shop.submitted('nowhere@clinic.hk')
    await shop.ask(approveClinic, { id }, asReviewer)
    expect(await change(token, { street: '' })).toMatchObject({ result: 'addressIncomplete', field: 'street' })
    expect(await change(token, { district: '' })).toMatchObject({ result: 'addressIncomplete', field: 'district' })
    expect(await change(token, { province: 7 })).toMatchObject({ result: 'notUnderstood', field: 'province' })
    expect(await history(id)).toEqual([])
  })
})
