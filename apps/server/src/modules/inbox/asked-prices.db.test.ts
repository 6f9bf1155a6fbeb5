import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { listVariants } from '../catalogue/use-cases/list-variants'
import { adminAnswerEnquiry } from './use-cases/admin-answer-enquiry'
import { adminListEnquiries } from './use-cases/admin-list-enquiries'
import { askForPrice } from './use-cases/ask-for-price'

let till: Till
let clinic: Clinic
let other: Clinic
beforeAll(async () => {
  till = await openTill([adminAnswerEnquiry, adminListEnquiries, askForPrice])
  await till.stock([
    { id: 'chair', isOnInquiry: true },
    { id: 'mask' },
    { id: 'gone', isOnInquiry: true, isOnShelf: false },
  ])
  clinic = await till.clinic('asking')
  other = await till.clinic('other')
  await till.rows(`update shop_contact set email = 'service@shop.example'`)
})
afterAll(() => till.close())
beforeEach(async () => {
  await till.rows('delete from enquiry')
  await till.rows('delete from message')
  await till.rows('delete from rate_counter')
})

const ask = (more: object = {}, as: Clinic = clinic) =>
  till.ask(askForPrice, { searchProductId: 'chair', count: 2, ...more }, as)
const asSupport = () => ({ token: till.operator('support') })
const list = async (filter: object = {}) => (await till.ask(adminListEnquiries, filter, asSupport())).data.list
const askedAt = async (as: Clinic) => (await till.ask(listVariants, { id: 'chair' }, as)).data.list[0]?.priceAskedAt

describe('a clinic that asks for a price', () => {
  it('is heard with the goods and the pieces, in the inbox and by mail', async () => {
    expect((await ask({ message: 'With delivery?', email: 'buying@asking.example' })).result).toBe('ok')
    const [enquiry] = await list({ about: 'price' })
    expect(enquiry).toMatchObject({
      name: 'Dr asking, asking Dental',
      email: 'buying@asking.example',
      message: 'Goods chair Large (ART-chair) × 2\n\nWith delivery?',
      asked: { productId: 'p-chair', articleNumber: 'ART-chair', count: 2, clinic: 'asking Dental' },
    })
    expect(await list({ about: 'other' })).toEqual([])
    const [mail] = await till.rows<{ recipient: string; body: string }>('select recipient, body from message')
    expect(mail).toMatchObject({ recipient: 'service@shop.example' })
    expect(mail?.body).toContain('Goods chair Large (ART-chair) × 2')
  })

  it('sees that it has asked, and nobody else does, until it is answered to its account’s email', async () => {
    await ask()
    expect(await askedAt(clinic)).toBe(till.clock.now.toISOString())
    expect(await askedAt(other)).toBeNull()
    expect((await ask()).result).toBe('priceAlreadyAsked')
    expect((await ask({}, other)).result).toBe('ok')
    const enquiry = (await list()).find(({ email }) => email === 'asking@example.com')
    const answer = { id: enquiry?.id, version: enquiry?.version, text: 'HK$ 48,000 each' }
    expect((await till.ask(adminAnswerEnquiry, answer, asSupport())).result).toBe('ok')
    expect(await askedAt(clinic)).toBeNull()
    expect((await ask()).result).toBe('ok')
  })

  it('asks once, however often it presses', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => ask()))
    expect(all.map(({ result }) => result).sort()).toEqual([
      'ok',
      'priceAlreadyAsked',
      'priceAlreadyAsked',
      'priceAlreadyAsked',
    ])
    expect(await list()).toHaveLength(1)
  })

  it('asks for goods on inquiry only, and says how many it wants', async () => {
    expect((await ask({ searchProductId: 'mask' })).result).toBe('notOnInquiry')
    expect((await ask({ searchProductId: 'gone' })).result).toBe('variantNotFound')
    expect((await ask({ searchProductId: 'none' })).result).toBe('variantNotFound')
    for (const [field, value] of [
      ['count', 0],
      ['count', -1],
      ['count', 'x'],
      ['email', 'asking@'],
      ['message', 'x'.repeat(1001)],
    ] as const)
      expect(await ask({ [field]: value })).toMatchObject({ result: 'notUnderstood', field })
    await till.rows(`update account set email = null, area_code = '+852', phone = '61230000' where clinic_id = 'other'`)
    expect((await ask({}, other)).result).toBe('answerEmailNeeded')
    await till.rows(`update account set email = 'other@example.com' where clinic_id = 'other'`)
    expect(await list()).toEqual([])
    expect((await till.ask(askForPrice, { searchProductId: 'chair', count: 1 })).result).toBe('loginRequired')
  })

  it('is heard twenty times an hour', async () => {
    const said: string[] = []
    for (let i = 0; i < 21; i++) {
      said.push((await ask()).result)
      await till.rows('delete from enquiry')
    }
    expect(said.slice(0, 20).every((result) => result === 'ok')).toBe(true)
    expect(said[20]).toBe('tooManyRequests')
  })
})
