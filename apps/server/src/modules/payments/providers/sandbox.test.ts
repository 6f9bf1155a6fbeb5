import { toMinor } from '@cusp/kernel'
import { describe, expect, it } from 'vitest'
import { noticeBody, sandboxKey, sandboxProvider, signNotice } from './sandbox'

const seal = (purpose: string, text: string) => `${purpose}:${text}`
const provider = sandboxProvider(seal)
const now = new Date('2026-03-01T00:00:00Z')
const notice = {
  eventId: 'e1',
  kind: 'captured',
  reference: 'r',
  paymentId: 'p',
  amount: toMinor(100),
  currency: 'HKD',
} as const
const body = noticeBody(notice)
const headers = signNotice(sandboxKey(seal), body, now)

describe('verify', () => {
  it('reads a notice that is signed and fresh', () => {
    expect(provider.verify(Buffer.from(body), headers, now)).toEqual(notice)
  })

  it('refuses a changed body, another key, no signature and an old one', () => {
    expect(provider.verify(Buffer.from(body.replace('100', '101')), headers, now)).toBeUndefined()
    expect(provider.verify(Buffer.from(body), signNotice('another key', body, now), now)).toBeUndefined()
    expect(provider.verify(Buffer.from(body), {}, now)).toBeUndefined()
    expect(provider.verify(Buffer.from(body), headers, new Date(now.getTime() + 301_000))).toBeUndefined()
    expect(provider.verify(Buffer.from(body), headers, new Date(now.getTime() + 299_000))).toEqual(notice)
  })

  it.each(['', '{', '[]', '{"id":"e1"}', body.replace('HKD', 'EUR'), body.replace('"amount":100', '"amount":1.5')])(
    'refuses a signed body that is no notice: %s',
    (text) => {
      expect(provider.verify(Buffer.from(text), signNotice(sandboxKey(seal), text, now), now)).toBeUndefined()
    },
  )
})

it('gives the same payment the same reference, and other payments others', async () => {
  const intent = (id: string) => ({ id, orderNo: '2026030100000001', amount: toMinor(1), currency: 'HKD' }) as never
  const [first, again, other] = await Promise.all([
    provider.begin(intent('p')),
    provider.begin(intent('p')),
    provider.begin(intent('q')),
  ])
  expect(again.reference).toBe(first.reference)
  expect(other.reference).not.toBe(first.reference)
})
