import { addresses } from '@cusp/contract'
import { type ClinicId, idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { deliverableTo, findAddressBook, isServed, listOwnAddresses } from './operations'
import { useCases } from './routes'
import { adminGetPlaces } from './use-cases/admin-get-places'
import { adminSaveAreaCodes } from './use-cases/admin-save-area-codes'
import { adminSaveClosedRegions } from './use-cases/admin-save-closed-regions'
import { deleteAddress } from './use-cases/delete-address'
import { listAddresses } from './use-cases/list-addresses'
import { listAreaCodes } from './use-cases/list-area-codes'
import { listRegions } from './use-cases/list-regions'
import { saveAddress } from './use-cases/save-address'
import { setDefaultAddress } from './use-cases/set-default-address'

let shop: Desk
beforeAll(async () => {
  // A token is the id of the clinic that brings it.
  shop = await openDesk(useCases, {
    operator: operatorsOf(['admin', 'support'], 'Ada'),
    buyer: async (_, token) => ({
      kind: 'known',
      contentVersion: 1,
      actor: {
        kind: 'buyer',
        sessionHash: token,
        accountId: idFrom('a'),
        clinicId: idFrom(token),
        approved: true,
        roles: ['Buyer'],
        isHkCustomer: true,
        name: 'Dr Lee',
      },
    }),
  })
})
afterAll(() => shop.close())

const aClinic = async (): Promise<ClinicId> => {
  const [row] = await shop.rows<{ id: string }>('insert into clinic default values returning id')
  return idFrom(row?.id ?? '')
}
const fields = {
  name: 'Dr Lee',
  areaCode: '+852',
  phone: '61234567',
  province: 'HK●香港',
  district: 'HK-sha-tin●沙田區',
  street: '8 Yuen Wo Road',
}
const save = (token: string, more = {}) => shop.ask(saveAddress, { ...fields, ...more }, { token })
const book = async (token: string) => (await shop.ask(listAddresses, {}, { token })).data

/** What an order of the clinic would keep of an address. */
async function forOrder(clinicId: ClinicId, id: unknown) {
  const found = (await findAddressBook(shop.database.db, clinicId)).find((each) => each.id === id)
  return found && deliverableTo(found)
}

describe('the address book', () => {
  it('keeps an address with places in the language of the reader, the first one as the default', async () => {
    const token = await aClinic()
    expect((await save(token)).result).toBe('ok')
    expect(await book(token)).toMatchObject([
      { ...fields, province: 'HK●Hong Kong', district: 'HK-sha-tin●Sha Tin', isDefault: true, isComplete: true },
    ])
    expect((await listOwnAddresses(shop.database.db, token, 'zh-Hant'))[0]?.district).toBe('HK-sha-tin●沙田區')
  })

  it('changes an address in place', async () => {
    const token = await aClinic()
    const { data } = await save(token)
    expect((await save(token, { id: data.id, street: '9 Yuen Wo Road' })).data).toEqual({ id: data.id })
    expect(await book(token)).toMatchObject([{ id: data.id, street: '9 Yuen Wo Road', isDefault: true }])
  })

  it('has one default, even when every address becomes it at once', async () => {
    const token = await aClinic()
    const saved = await Promise.all([1, 2, 3, 4].map(() => save(token, { isDefault: true })))
    await Promise.all(saved.map(({ data }) => shop.ask(setDefaultAddress, { addressId: data.id }, { token })))
    expect((await book(token)).map(({ isDefault }) => isDefault)).toEqual([true, false, false, false])
  })

  it('gives another address the place of a default that is removed', async () => {
    const token = await aClinic()
    const { data } = await save(token)
    await save(token, { street: 'Other Road' })
    expect((await shop.ask(deleteAddress, { addressId: data.id }, { token })).result).toBe('ok')
    expect(await book(token)).toMatchObject([{ street: 'Other Road', isDefault: true }])
    expect(await forOrder(token, data.id)).toBeUndefined()
    expect((await shop.ask(deleteAddress, { addressId: data.id }, { token })).result).toBe('addressNotFound')
  })

  it('holds twenty addresses, also when ten are added to eighteen at once', async () => {
    const token = await aClinic()
    for (let i = 0; i < 18; i++) await save(token)
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token)))
    expect(answers.filter(({ result }) => result === 'ok')).toHaveLength(2)
    expect(answers.filter(({ result }) => result === 'addressLimit')).toHaveLength(8)
    expect(await book(token)).toHaveLength(20)
    expect((await book(token)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it.each([
    ['name', { name: '' }],
    ['phone', { phone: '123' }],
    ['province', { province: 'Atlantis' }],
    ['district', { district: 'HK-nowhere●Nowhere' }],
    ['city', { city: 'CN-GD-shenzhen●Shenzhen' }],
    ['street', { street: '' }],
  ] as const)('names %s when that is not right', async (field, change) => {
    const answer = await save(await aClinic(), change)
    expect(answer).toMatchObject({ result: 'addressIncomplete', field })
  })

  it('treats an address of another clinic as one that does not exist', async () => {
    const [mine, theirs] = [await aClinic(), await aClinic()]
    const { data } = await save(theirs)
    const asked = { addressId: data.id }
    expect((await save(mine, { id: data.id, street: 'Stolen' })).result).toBe('addressNotFound')
    expect((await shop.ask(deleteAddress, asked, { token: mine })).result).toBe('addressNotFound')
    expect((await shop.ask(setDefaultAddress, asked, { token: mine })).result).toBe('addressNotFound')
    expect(await forOrder(mine, data.id)).toBeUndefined()
    expect(await book(mine)).toEqual([])
    expect(await book(theirs)).toMatchObject([{ street: fields.street, isDefault: true }])
  })

  it('gives an order the address in codes', async () => {
    const token = await aClinic()
    const { data } = await save(token, { address: '2/F' })
    expect(await forOrder(token, data.id)).toEqual({
      ...fields,
      province: 'HK',
      city: '',
      district: 'HK-sha-tin',
      address: '2/F',
    })
  })
})

it('answers regions and area codes to anybody', async () => {
  const { data } = await shop.ask(listRegions, {})
  expect(addresses.listRegions.output.safeParse(data).success).toBe(true)
  expect(data.list[0]).toMatchObject({ code: 'HK', cities: [] })
  expect((await shop.ask(listAreaCodes, {}, { language: 'zh-Hant' })).data[0]).toEqual({ code: '+852', name: '香港' })
})

describe('places that operators switch', () => {
  const asAdmin = { token: 'admin' }
  const places = async () => (await shop.ask(adminGetPlaces, {}, asAdmin)).data
  const close = async (closed: string[], was: string[]) =>
    (await shop.ask(adminSaveClosedRegions, { closed, was }, asAdmin)).result
  const offered = async () => {
    await shop.seeContent()
    return (await shop.ask(listRegions, {})).data.list
  }

  it('are not offered while they are closed, and take no address and no order', async () => {
    const token = await aClinic()
    const id = (await save(token)).data?.id
    expect(await close(['MO', 'HK-sha-tin'], [])).toBe('ok')
    const list = await offered()
    expect(list.map(({ code }) => code)).not.toContain('MO')
    expect(list[0]?.districts.map(({ code }) => code)).not.toContain('HK-sha-tin')
    expect(list[0]?.districts.map(({ code }) => code)).toContain('HK-wan-chai')

    expect(await save(token)).toMatchObject({ result: 'regionNotServed', field: 'district' })
    expect(await save(token, { id })).toMatchObject({ result: 'regionNotServed', field: 'district' })
    expect((await save(token, { district: 'HK-wan-chai' })).result).toBe('ok')
    const shaTin = { province: 'HK', city: '', district: 'HK-sha-tin' }
    expect(await isServed(shop.database.db, shaTin)).toBe(false)
    expect((await book(token)).map((each) => each.id)).toContain(id)

    expect(await close([], ['HK-sha-tin', 'MO'])).toBe('ok')
    expect(await isServed(shop.database.db, shaTin)).toBe(true)
    expect((await save(token, { id })).result).toBe('ok')
  })

  it('are saved by one of two operators who started from the same', async () => {
    const results = await Promise.all([close(['MO'], []), close(['HK-islands'], [])])
    expect(results.sort()).toEqual(['changedMeanwhile', 'ok'])
    expect(await close([], (await places()).closed)).toBe('ok')
    expect(await close(['no-such-region'], [])).toBe('notUnderstood')
  })

  it('offer area codes in the order that was set, and take no new address with one that is off', async () => {
    const list = [
      { code: '+853', isOn: true },
      { code: '+852', isOn: true },
      { code: '+1', isOn: false },
      { code: '+86', isOn: true },
    ]
    expect((await shop.ask(adminSaveAreaCodes, { list }, asAdmin)).result).toBe('ok')
    await shop.seeContent()
    expect((await shop.ask(listAreaCodes, {})).data.map(({ code }) => code)).toEqual(['+853', '+852', '+86'])
    const token = await aClinic()
    expect(await save(token, { areaCode: '+1', phone: '2125550123' })).toMatchObject({
      result: 'areaCodeNotOffered',
      field: 'areaCode',
    })
    for (const wrong of [[], list.slice(1), list.map((each) => ({ ...each, isOn: false }))])
      expect(await shop.ask(adminSaveAreaCodes, { list: wrong }, asAdmin)).toMatchObject({
        result: 'notUnderstood',
        field: 'list',
      })
    expect((await shop.ask(adminSaveAreaCodes, { list }, { token: 'support' })).result).toBe('forbidden')
  })
})
