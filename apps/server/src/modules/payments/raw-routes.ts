import { randomUUID } from 'node:crypto'
import { failures } from '@cusp/contract'
import type { RawAnswer, RawCall, RawRoute } from '../../platform/raw-route'
import { type Deliver, deliverByHttp, ownAddress } from './deliver'
import type { Notice, Payment } from './payment'
import { isSandboxOpen, providerNamed } from './providers'
import { noticeBody, sandboxKey, signNotice } from './providers/sandbox'
import { gonePage, paymentPage, type SandboxAction, sandboxActions, sandboxHeaders, stayedPage } from './sandbox-page'
import { findByReference } from './store'
import { applyNotice } from './take-money'

const json = { 'content-type': 'application/json; charset=utf-8' } as const

/** Providers tell here what became of a payment. Whatever cannot be verified is refused, and nothing is said about why. */
const webhook: RawRoute = {
  method: 'POST',
  path: '/webhooks/:provider',
  fromOutside: true,
  async run({ params, body, headers, language, now, write, platform }) {
    const provider = providerNamed(platform, params.provider ?? '')
    const notice = provider?.verify(body, headers, now)
    if (!provider || !notice) {
      const message = platform.wording.sentence('webhookRefused', language)
      return {
        status: 400,
        headers: json,
        body: JSON.stringify({ resultID: failures.webhookRefused.code, message, data: null }),
      }
    }
    const effect = await write((tx) => applyNotice(tx, provider.name, notice, now))
    if (effect === 'refused')
      platform.log.error({ provider: provider.name, notice }, 'a genuine notice does not fit our payment')
    return { status: 200, headers: json, body: JSON.stringify({ received: true, effect }) }
  },
}

const html = (status: number, body: string): RawAnswer => ({ status, headers: sandboxHeaders, body })

async function findShown({ params, read, platform }: RawCall): Promise<Payment | undefined> {
  if (!(await isSandboxOpen(read, platform))) return undefined
  const payment = await findByReference(read, params.reference ?? '')
  return payment?.method === 'sandbox' ? payment : undefined
}

const shownOf = ({ providerReference, ...payment }: Payment) => ({ ...payment, reference: providerReference })

/** The delay of the late notice, in milliseconds. */
const lateBy = 5000

/** The sandbox's own pages and its way of telling the shop; `deliver` is the wire between the two. */
export function sandboxRoutes(deliver: Deliver, later: (work: () => void, delayMs: number) => void): RawRoute[] {
  const showPage: RawRoute = {
    method: 'GET',
    path: '/sandbox-pay/:reference',
    async run(call) {
      const payment = await findShown(call)
      return payment ? html(200, paymentPage(shownOf(payment), call.language)) : html(404, gonePage(call.language))
    },
  }

  const act: RawRoute = {
    method: 'POST',
    path: '/sandbox-pay/:reference/:action',
    async run(call) {
      const action = sandboxActions.find((each) => each === call.params.action)
      const payment = await findShown(call)
      if (!payment || !action) return html(404, gonePage(call.language))
      const told = await tell(call, payment, action)
      if (!told) return html(502, paymentPage(shownOf(payment), call.language, 'unreachable'))
      if (action === 'stay') return html(200, stayedPage(shownOf(payment), call.language))
      return { status: 303, headers: { location: `/payResult?orderId=${payment.orderNo}` }, body: '' }
    },
  }

  async function tell({ platform, now }: RawCall, payment: Payment, action: SandboxAction): Promise<boolean> {
    const url = `${ownAddress(platform.config)}/webhooks/sandbox`
    const key = sandboxKey(platform.seal)
    const send = (eventId: string, kind: Notice['kind'], at: Date) => {
      const { id, providerReference, amount, currency } = payment
      const body = noticeBody({ eventId, kind, reference: providerReference, paymentId: id, amount, currency })
      return deliver(url, body, signNotice(key, body, at))
    }
    const eventId = randomUUID()
    if (action === 'fail') return send(eventId, 'failed', now)
    if (action === 'later') {
      // The signature is made when the notice leaves.
      later(() => void send(eventId, 'captured', new Date(now.getTime() + lateBy)), lateBy)
      return true
    }
    const first = await send(eventId, 'captured', now)
    if (action !== 'twice') return first
    // Once more as it was, and once as another notice about the same money.
    return first && (await send(eventId, 'captured', now)) && (await send(randomUUID(), 'captured', now))
  }

  return [showPage, act]
}

export const rawRoutes: RawRoute[] = [
  webhook,
  // The process may end before a late notice leaves, as with any provider that fails to tell.
  ...sandboxRoutes(deliverByHttp, (work, delayMs) => setTimeout(work, delayMs).unref()),
]
