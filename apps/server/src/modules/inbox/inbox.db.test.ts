import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { templates } from './letters'
import { useCases } from './routes'
import { adminAnswerEnquiry } from './use-cases/admin-answer-enquiry'
import { adminCloseEnquiry } from './use-cases/admin-close-enquiry'
import { adminGetEnquiry } from './use-cases/admin-get-enquiry'
import { adminListEnquiries } from './use-cases/admin-list-enquiries'
import { adminTakeEnquiry } from './use-cases/admin-take-enquiry'
import { sendEnquiry } from './use-cases/send-enquiry'

let shop: Desk
beforeAll(async () => {
  shop = await openDesk(useCases, { templates, operator: operatorsOf(['support', 'admin', 'warehouse'], 'Sue') })
  await shop.rows(`update shop_contact set email = 'service@shop.example'`)
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.rows('delete from enquiry')
  await shop.rows('delete from message')
  await shop.rows('delete from rate_counter')
})

const asSupport = { token: 'support' }
const written = { name: 'Dr Lee', email: 'lee@clinic.hk', message: 'Do you stock size M?' }
const write = (some: object = {}, language: 'en' | 'zh-Hant' = 'en') =>
  shop.ask(sendEnquiry, { ...written, ...some }, { language })
const list = async (filter: object = {}) => (await shop.ask(adminListEnquiries, filter, asSupport)).data.list
const mails = () => shop.rows<{ recipient: string; subject: string; body: string }>('select * from message order by id')
const only = async () => {
  const [one] = await list()
  if (!one) throw new Error('there is no enquiry')
  return one
}

describe('an enquiry', () => {
  it('is kept as it was written and mailed to the shop', async () => {
    const message = '<b>Hello</b> & {name}\nSecond line'
    expect((await write({ message, areaCode: '+853', phone: '6612 3456' })).result).toBe('ok')
    expect(await only()).toMatchObject({ ...written, message, phone: '+853 66123456', state: 'open', takenBy: '' })
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'service@shop.example', subject: 'Enquiry from Dr Lee' })
    expect(mail?.body).toContain(message)
  })

  it.each([
    ['name', ''],
    ['email', 'lee@clinic'],
    ['message', '  '],
    ['message', 'x'.repeat(3001)],
    ['phone', '123'],
    ['areaCode', '+86'],
  ])('names the field that is wrong: %s %o', async (field, value) => {
    expect(await write({ [field]: value })).toMatchObject({ result: 'notUnderstood', field })
    expect(await list()).toEqual([])
  })

  it('by a machine that fills in every field is thanked and not heard', async () => {
    expect((await write({ website: 'https://spam.example' })).result).toBe('ok')
    expect(await list()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('is one of five an hour, also when ten come together', async () => {
    const results = await Promise.all(Array.from({ length: 10 }, () => write()))
    expect(results.filter(({ result }) => result === 'ok')).toHaveLength(5)
    expect(results.filter(({ result }) => result === 'tooManyRequests')).toHaveLength(5)
    expect(await list()).toHaveLength(5)
  })

  it('is answered once, by mail and in its own language, by one of two who answer together', async () => {
    await write({}, 'zh-Hant')
    const { id, version } = await only()
    const answers = await Promise.all(
      ['support', 'admin'].map((token) => shop.ask(adminAnswerEnquiry, { id, version, text: 'Yes' }, { token })),
    )
    expect(answers.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
    const sent = (await mails()).filter(({ recipient }) => recipient === 'lee@clinic.hk')
    expect(sent).toMatchObject([{ subject: '回覆您的查詢' }])
    expect(sent[0]?.body).toContain('Dr Lee 您好')
    const { data } = await shop.ask(adminGetEnquiry, { id }, asSupport)
    expect(data).toMatchObject({ state: 'answered', answers: [{ text: 'Yes' }] })
  })

  it('is taken, left, closed and opened again, and found by whose it is and how it stands', async () => {
    await write()
    const change = async (useCase: typeof adminTakeEnquiry | typeof adminCloseEnquiry, how: object) => {
      const { id, version } = await only()
      return (await shop.ask(useCase, { id, version, ...how }, asSupport)).result
    }
    expect(await change(adminTakeEnquiry, { isTaken: true })).toBe('ok')
    expect(await list({ taken: 'mine' })).toMatchObject([{ takenBy: 'Sue support', isMine: true }])
    expect(await list({ taken: 'nobody' })).toEqual([])
    expect(await change(adminCloseEnquiry, { isClosed: true })).toBe('ok')
    expect(await list({ state: 'open' })).toEqual([])
    expect(await list({ state: 'closed', keyword: 'size m' })).toHaveLength(1)
    expect(await list({ keyword: '%' })).toEqual([])
    expect(await change(adminCloseEnquiry, { isClosed: false })).toBe('ok')
    expect(await change(adminTakeEnquiry, { isTaken: false })).toBe('ok')
    const { id, version } = await only()
    expect((await shop.ask(adminTakeEnquiry, { id, version: version - 1, isTaken: true }, asSupport)).result).toBe(
      'changedMeanwhile',
    )
    expect(
      await shop.rows(`select action, subject from audit_entry where subject = $1`, [`enquiry ${id}`]),
    ).toHaveLength(4)
  })

  it('is no business of the warehouse', async () => {
    for (const useCase of useCases.filter(({ endpoint }) => endpoint.access === 'operator'))
      expect((await shop.ask(useCase, { id: 'x' }, { token: 'warehouse' })).result).toBe('forbidden')
  })
})
