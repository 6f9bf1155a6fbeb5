import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import type { RawAnswer } from '../../platform/raw-route'
import type { Deliver } from './deliver'
import { ownAddress } from './deliver'
import { sandboxRoutes } from './raw-routes'

let till: Till
let buyer: Clinic
const waiting: { work: () => void; delayMs: number }[] = []
const sent: { url: string; body: string }[] = []
/** What the sandbox posts arrives at the webhook, as over the wire. */
const deliver: Deliver = async (url, body, headers) => {
  sent.push({ url, body })
  return (await till.send(body, headers)) === 200
}
const routes = sandboxRoutes(deliver, (work, delayMs) => waiting.push({ work, delayMs }))

beforeAll(async () => {
  till = await openTill()
  await till.stock([{ id: 'masks', onHand: 900 }])
  buyer = await till.clinic('harbour')
})
afterAll(() => till.close())

async function call(
  reference: string,
  action?: string,
  language: 'en' | 'zh-Hant' = 'en',
  by = routes,
): Promise<RawAnswer & { text: string }> {
  const route = by.find((each) => each.method === (action === undefined ? 'GET' : 'POST'))
  if (!route) throw new Error('no such route')
  const answer = await route.run({
    ...till.work,
    params: { reference, ...(action === undefined ? {} : { action }) },
    query: {},
    headers: {},
    body: Buffer.alloc(0),
    language,
    actor: { kind: 'visitor' },
    requestId: 'test',
  })
  return { ...answer, text: String(answer.body) }
}
const begun = async () => {
  const orderNo = await till.order(buyer, { masks: 1 })
  return { orderNo, reference: await till.begin(buyer, orderNo) }
}

describe('the hosted page', () => {
  it('says in both languages that no money moves, and shows amount and order', async () => {
    const { orderNo, reference } = await begun()
    const [en, zh] = [await call(reference), await call(reference, undefined, 'zh-Hant')]
    expect(en).toMatchObject({ status: 200 })
    expect(en.text).toContain('Sandbox: no real money moves')
    expect(en.text).toContain(orderNo)
    expect(en.text).toContain('HK$130.00')
    expect(zh.text).toContain('測試環境：不會真正扣款')
    expect(zh.text).toContain('lang="zh-Hant-HK"')
  })

  it('needs no script and allows none', async () => {
    const page = await call((await begun()).reference)
    expect(page.text).not.toContain('<script')
    expect(page.text.match(/<form method="post"/g)).toHaveLength(5)
    expect(page.headers?.['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
  })

  it('is not found by a guess, nor where the sandbox is shut', async () => {
    const { reference } = await begun()
    expect((await call('guess')).status).toBe(404)
    expect((await call('guess', 'pay')).status).toBe(404)
    expect((await call(reference, 'steal')).status).toBe(404)
    await till.rows(`insert into setting (key, value) values ('payments.sandbox', 'false')`)
    expect((await call(reference, 'pay')).status).toBe(404)
    await till.rows(`delete from setting where key = 'payments.sandbox'`)
  })
})

describe('the buttons', () => {
  it('pay: the shop is told and the buyer sent back', async () => {
    const { orderNo, reference } = await begun()
    expect(await call(reference, 'pay')).toMatchObject({
      status: 303,
      headers: { location: `/payResult?orderId=${orderNo}` },
    })
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect(sent.at(-1)?.url).toBe(`${ownAddress(till.platform.config)}/webhooks/sandbox`)
    expect((await call(reference)).text).toContain('This payment is over')
  })

  it('fail: the order can be paid again', async () => {
    const { orderNo, reference } = await begun()
    expect((await call(reference, 'fail')).status).toBe(303)
    expect(await till.statusOf(orderNo)).toBe('pendingPayment')
  })

  it('pay late: the notice comes five seconds after the buyer', async () => {
    const { orderNo, reference } = await begun()
    expect((await call(reference, 'later')).status).toBe(303)
    expect(await till.statusOf(orderNo)).toBe('paying')
    const [late] = waiting.splice(0)
    expect(late?.delayMs).toBe(5000)
    late?.work()
    await expect.poll(() => till.statusOf(orderNo)).toBe('pendingShipment')
  })

  it('pay twice: three notices, one payment', async () => {
    const { orderNo, reference } = await begun()
    const before = sent.length
    await call(reference, 'twice')
    expect(sent.length - before).toBe(3)
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
    expect(
      await till.rows('select 1 from refund r join payment p on p.id = r.payment_id where p.order_no = $1', [orderNo]),
    ).toEqual([])
  })

  it('pay without returning: the buyer stays, the shop knows', async () => {
    const { orderNo, reference } = await begun()
    const page = await call(reference, 'stay')
    expect(page.status).toBe(200)
    expect(page.text).toContain('You can close this page')
    expect(await till.statusOf(orderNo)).toBe('pendingShipment')
  })

  it('say so when the shop cannot be told', async () => {
    const { orderNo, reference } = await begun()
    const unreachable = sandboxRoutes(
      async () => false,
      () => {},
    )
    expect(await call(reference, 'pay', 'en', unreachable)).toMatchObject({ status: 502 })
    expect(await till.statusOf(orderNo)).toBe('paying')
  })
})

it.each([
  [{ host: '0.0.0.0', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ host: '::', port: 3000 }, 'http://[::1]:3000'],
  [{ host: 'localhost', port: 8080 }, 'http://localhost:8080'],
  [{ host: 'localhost', port: 0 }, 'https://shop.example.com'],
])('reaches a server that listens on %o at %s', (listening, address) => {
  expect(ownAddress({ ...listening, publicUrl: 'https://shop.example.com' })).toBe(address)
})
