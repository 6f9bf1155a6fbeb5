import { createHmac, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { noticeBody, sandboxKey, signNotice } from '../../apps/server/src/modules/payments/providers/sandbox'
import { toMinor } from '../../packages/kernel/src/index'
import { tokenOf } from './data'
import type { Measured } from './wrk'

type Options = { shopUrl: string; seconds: number; buyers: number; appSecret: string; products: number }

const firstBuyer = 301

/** Buyers who each go all the way, one order after the other: add, check, confirm, create, begin to pay, and the provider's signed notice. */
export async function placeOrders({ shopUrl, seconds, buyers, appSecret, products }: Options): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers * 2 })
  const seal = (purpose: string, text: string) =>
    createHmac('sha256', appSecret).update(`${purpose}\0${text}`).digest('base64url')
  const key = sandboxKey(seal)
  const times: number[] = []
  let errors = 0

  const send = (path: string, body: string, headers: Record<string, string>) =>
    new Promise<{ resultID?: number; message?: string; effect?: string; data: Record<string, unknown> }>(
      (resolve, reject) => {
        const call = request(
          `${shopUrl}${path}`,
          { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
          (answer) => {
            let text = ''
            answer.setEncoding('utf8')
            answer.on('data', (chunk) => {
              text += chunk
            })
            answer.on('end', () => resolve(JSON.parse(text)))
          },
        )
        call.on('error', reject)
        call.end(body)
      },
    )

  const until = performance.now() + seconds * 1000
  const started = performance.now()
  const buyer = async (n: number) => {
    const headers = {
      'content-type': 'application/json',
      LangEnv: '2',
      Currency: 'HKD',
      Authorization: tokenOf(firstBuyer + n),
    }
    const say = async (path: string, body: unknown) => {
      const answer = await send(path, JSON.stringify(body), headers)
      if (answer.resultID !== 1200)
        throw new Error(`${path}: ${answer.resultID} ${answer.message} ${JSON.stringify(answer.data)}`)
      return answer.data
    }
    for (let round = 0; performance.now() < until; round++) {
      const begun = performance.now()
      try {
        const product = ((round * 131 + n * 1009) % products) + 1
        await say('/authapi/shoppingcart/addShoppingCart', {
          goods: [
            { searchProductId: `v${product}x1`, count: 2 },
            { searchProductId: `v${product}x2`, count: 1 },
          ],
        })
        const { orderNo: temporary } = await say('/authapi/order/checkPreOrder', {
          goods: [],
          isFromShoppingCart: true,
        })
        const confirmation = await say('/authapi/order/confirm', { id: temporary })
        const { orderNo, payable } = await say('/authapi/order/create', {
          orderNo: temporary,
          addressId: confirmation.addressId,
          isRemittance: 0,
          payable: confirmation.payable,
        })
        const { paymentId, redirectUrl } = await say('/authapi/pay/create', { orderNo, payType: 90 })
        const notice = noticeBody({
          eventId: randomUUID(),
          kind: 'captured',
          reference: String(redirectUrl).split('/').at(-1) ?? '',
          paymentId: String(paymentId),
          amount: toMinor(Math.round(Number(payable) * 100)),
          currency: 'HKD',
        })
        const told = await send('/webhooks/sandbox', notice, signNotice(key, notice, new Date()))
        if (told.effect !== 'applied') throw new Error(`the notice was ${JSON.stringify(told)}`)
        times.push(performance.now() - begun)
      } catch (error) {
        errors += 1
        if (errors < 4) console.error(`  order failed: ${error instanceof Error ? error.message : error}`)
        if (errors > 50) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: buyers }, (_, n) => buyer(n)))
  agent.destroy()
  const took = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / took, p50Ms: at(0.5), p99Ms: at(0.99), errors, requests: times.length }
}
