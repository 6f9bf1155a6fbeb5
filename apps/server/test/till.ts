import type { accounts, OperatorRole } from '@cusp/contract'
import { type AccountId, type ClinicId, idFrom, type OrderNo, type TempOrderId } from '@cusp/kernel'
import { regions } from '../src/modules/addresses/rules/regions'
import * as cart from '../src/modules/cart/routes'
import { syncTransitions } from '../src/modules/orders'
import * as orders from '../src/modules/orders/routes'
import { createOrder } from '../src/modules/orders/use-cases/create-order'
import { prepareOrder } from '../src/modules/orders/use-cases/prepare-order'
import * as overview from '../src/modules/overview/routes'
import { noticeBody, sandboxKey, signNotice } from '../src/modules/payments'
import { listeners } from '../src/modules/payments/listens'
import { rawRoutes } from '../src/modules/payments/raw-routes'
import * as payments from '../src/modules/payments/routes'
import { createPayment } from '../src/modules/payments/use-cases/create-payment'
import type { Buyer, Operator } from '../src/platform/actor'
import type { Recognised } from '../src/platform/calls'
import type { AnyUseCase } from '../src/platform/use-case'
import { type Desk, openDesk } from './desk'

const words = (en: string, zh: string) => JSON.stringify({ en, 'zh-Hant': zh })
const [hongKong] = regions
const [district] = hongKong?.districts ?? []

export type Goods = {
  readonly id: string
  readonly store?: 's1' | 's2'
  readonly priceHkd?: number | null
  readonly discount?: number
  readonly step?: number
  readonly limit?: number
  readonly onHand?: number
  readonly isOnShelf?: boolean
  readonly isOnInquiry?: boolean
  readonly isMedicine?: boolean
  /** Most pieces that may be pre-ordered, and the percent that is paid at once. */
  readonly preOrder?: { readonly most: number; readonly percent: number }
}

export type Clinic = {
  readonly clinicId: ClinicId
  readonly accountId: AccountId
  readonly token: string
  readonly addressId: string
}

export type Till = Desk & {
  stock(goods: readonly Goods[]): Promise<void>
  clinic(name: string, roles?: readonly accounts.ClinicRole[]): Promise<Clinic>
  changeRoles(clinic: Clinic, roles: readonly accounts.ClinicRole[]): void
  readonly operator: (role: OperatorRole) => string
  /** A confirmation of these goods, ready to be placed. */
  confirmation(clinic: Clinic, goods: Readonly<Record<string, number>>): Promise<TempOrderId>
  /** A pre-order of this variant, placed. */
  preOrder(clinic: Clinic, id: string, pieces: number, how?: 'online' | 'remittance'): Promise<OrderNo>
  /** An order of these goods, placed. */
  order(clinic: Clinic, goods: Readonly<Record<string, number>>, how?: 'online' | 'remittance'): Promise<OrderNo>
  /** A sandbox payment of the order, begun; gives its reference. */
  begin(clinic: Clinic, orderNo: OrderNo): Promise<string>
  /** What the sandbox tells about a payment, sent to the webhook. */
  notice(
    reference: string,
    changed?: { eventId?: string; kind?: 'captured' | 'failed'; amount?: number; key?: string },
  ): Promise<number>
  /** Any bytes sent to the webhook; gives the HTTP status. */
  send(body: string, headers: Readonly<Record<string, string>>): Promise<number>
  pay(clinic: Clinic, orderNo: OrderNo): Promise<void>
  statusOf(orderNo: OrderNo): Promise<string>
  /** Delivers events that payments hear. */
  deliver(): Promise<void>
  later(minutes: number): void
}

/** A shop of two stores with its cart, orders and payments, and what else a test asks; the clock is the database's. */
export async function openTill(more: readonly AnyUseCase[] = []): Promise<Till> {
  const buyers = new Map<string, Buyer>()
  const recognised = <A extends Buyer | Operator>(actor: A | undefined, contentVersion = 1): Recognised<A> =>
    actor ? { kind: 'known', actor, contentVersion } : { kind: 'unknown' }
  const contentVersion = async () => {
    const [row] = await desk.rows<{ version: string }>(`select version from content_version where name = 'catalogue'`)
    return Number(row?.version)
  }
  const desk = await openDesk(
    [...cart.useCases, ...orders.useCases, ...payments.useCases, ...overview.useCases, ...more],
    {
      // As in the shop, a session's look-up brings the version of what it may be shown from memory.
      buyer: async (_read, token) => recognised(buyers.get(token), await contentVersion()),
      operator: async (_read, token) =>
        recognised<Operator>({
          kind: 'operator',
          sessionHash: token,
          operatorId: idFrom<'Operator'>('op1'),
          name: 'Olive',
          email: 'olive@example.com',
          // Tests name a role as the token.
          role: token as OperatorRole,
          hasTwoFactor: false,
          mustSetUpTwoFactor: false,
          mustChangePassword: false,
        }),
    },
  )
  desk.clock.now = new Date()
  await desk.database.transaction((tx) => syncTransitions(tx))
  await desk.rows(`insert into store (id, name, position) values ('s1', $1, 1), ('s2', $2, 2)`, [
    words('Main store', '總倉'),
    words('Cold store', '冷藏倉'),
  ])
  await desk.rows(
    `insert into express_method (id, store_id, name, is_default, freight_hkd, freight_usd, free_from_hkd, free_from_usd) values
      ('e1', 's1', $1, true, 3000, 400, 50000, 6500), ('e2', 's1', $2, false, 8000, 1000, null, null), ('e3', 's2', $1, true, 4000, 500, null, null)`,
    [words('Courier', '速遞'), words('Same day', '即日')],
  )
  await desk.rows(`insert into category (id, name) values ('c1', $1)`, [words('Protection', '防護用品')])
  await desk.rows(`insert into brand (id, name) values ('b1', $1)`, [words('Harbour', '海港')])

  const till: Till = {
    ...desk,
    get work() {
      return desk.work
    },
    async stock(goods) {
      for (const {
        id,
        store = 's1',
        priceHkd = 10_000,
        discount = 0,
        step = 1,
        limit = 0,
        onHand = 100,
        isOnShelf = true,
        isOnInquiry = false,
        isMedicine = false,
        preOrder,
      } of goods) {
        await desk.rows(
          `insert into product (id, supplier, brand_id, category_id, store_id, name, is_on_shelf, is_medicine) values ($1, 'Maker', 'b1', 'c1', $2, $3, $4, $5)`,
          [`p-${id}`, store, words(`Goods ${id}`, `商品 ${id}`), isOnShelf, isMedicine],
        )
        await desk.rows(
          `insert into variant (id, product_id, supplier, article_number, standard, unit, price_hkd, discount_percent, is_on_inquiry, step, purchase_limit)
           values ($1, $2, 'Maker', $3, $4, $5, $6, $7, $8, $9, $10)`,
          [
            id,
            `p-${id}`,
            `ART-${id}`,
            words('Large', '大'),
            words('Box', '盒'),
            isOnInquiry ? null : priceHkd,
            discount,
            isOnInquiry,
            step,
            limit,
          ],
        )
        await desk.rows('insert into stock (variant_id, on_hand, pre_order_most) values ($1, $2, $3)', [
          id,
          onHand,
          preOrder?.most ?? 0,
        ])
        if (preOrder)
          await desk.rows(
            `update variant set is_pre_order = true, pre_order_percent = $2, pre_order_expected = '2026-12-24' where id = $1`,
            [id, preOrder.percent],
          )
        if (onHand > 0)
          await desk.rows(`insert into stock_movement (variant_id, kind, quantity) values ($1, 'receive', $2)`, [
            id,
            onHand,
          ])
      }
    },
    async clinic(name, roles = ['Buyer']) {
      await desk.rows(
        `insert into clinic (id, name, status, first_approved_at) values ($1, $2, 'approved', now() - interval '1 day')`,
        [name, `${name} Dental`],
      )
      await desk.rows(`insert into account (id, clinic_id, name, email, password_hash) values ($1, $2, $3, $4, '')`, [
        `a-${name}`,
        name,
        `Dr ${name}`,
        `${name}@example.com`,
      ])
      await desk.rows(
        `insert into delivery_address (id, clinic_id, name, area_code, phone, province, district, street, address, is_default)
         values ($1, $2, 'Reception', '+852', '61234567', $3, $4, '1 Queen''s Road', '12/F', true)`,
        [`d-${name}`, name, hongKong?.code, district?.code],
      )
      const actor: Buyer = {
        kind: 'buyer',
        sessionHash: name,
        accountId: idFrom<'Account'>(`a-${name}`),
        clinicId: idFrom<'Clinic'>(name),
        approved: true,
        roles,
        isHkCustomer: true,
        name: `Dr ${name}`,
      }
      buyers.set(name, actor)
      return { clinicId: actor.clinicId, accountId: actor.accountId, token: name, addressId: `d-${name}` }
    },
    changeRoles({ token }, roles) {
      const actor = buyers.get(token)
      if (actor) buyers.set(token, { ...actor, roles })
    },
    operator: (role) => role,
    async confirmation({ token }, goods) {
      const wanted = Object.entries(goods).map(([searchProductId, count]) => ({ searchProductId, count }))
      const { result, data } = await desk.ask(prepareOrder, { goods: wanted, isFromShoppingCart: false }, { token })
      if (result !== 'ok') throw new Error(`no confirmation: ${result}`)
      return idFrom<'TempOrder'>(String(data.orderNo))
    },
    async order(clinic, goods, how = 'online') {
      const orderNo = await till.confirmation(clinic, goods)
      const isRemittance = how === 'remittance' ? 1 : 0
      const { result, data } = await desk.ask(createOrder, { orderNo, isRemittance }, clinic)
      if (result !== 'ok') throw new Error(`no order: ${result}`)
      return idFrom<'OrderNo'>(String(data.orderNo))
    },
    async preOrder(clinic, id, pieces, how = 'online') {
      const goods = [{ searchProductId: id, count: pieces }]
      const confirmation = await desk.ask(prepareOrder, { goods, isPreOrder: true, isFromShoppingCart: false }, clinic)
      if (confirmation.result !== 'ok') throw new Error(`no confirmation: ${confirmation.result}`)
      const isRemittance = how === 'remittance' ? 1 : 0
      const placed = await desk.ask(createOrder, { orderNo: confirmation.data.orderNo, isRemittance }, clinic)
      if (placed.result !== 'ok') throw new Error(`no pre-order: ${placed.result}`)
      return idFrom<'OrderNo'>(String(placed.data.orderNo))
    },
    async begin(clinic, orderNo) {
      const { result, data } = await desk.ask(createPayment, { orderNo, payType: 90 }, clinic)
      if (result !== 'ok') throw new Error(`no payment: ${result}`)
      return data.redirectUrl.split('/').at(-1) ?? ''
    },
    async notice(reference, { eventId = crypto.randomUUID(), kind = 'captured', amount, key } = {}) {
      const [payment] = await desk.rows<{ id: string; amount: number; currency: 'HKD' }>(
        'select id, amount, currency from payment where provider_reference = $1',
        [reference],
      )
      const body = JSON.parse(
        noticeBody({
          eventId,
          kind,
          reference,
          paymentId: payment?.id ?? 'none',
          amount: 0 as never,
          currency: payment?.currency ?? 'HKD',
        }),
      )
      const text = JSON.stringify({ ...body, amount: amount ?? payment?.amount ?? 0 })
      return till.send(text, signNotice(key ?? sandboxKey(desk.platform.seal), text, desk.clock.now))
    },
    async send(body, headers) {
      const webhook = rawRoutes.find((route) => route.path === '/webhooks/:provider')
      const answer = await webhook?.run({
        ...desk.work,
        params: { provider: 'sandbox' },
        query: {},
        headers,
        body: Buffer.from(body),
        language: 'en',
        actor: { kind: 'visitor' },
        requestId: 'test',
      })
      return answer?.status ?? 0
    },
    async pay(clinic, orderNo) {
      await till.notice(await till.begin(clinic, orderNo))
    },
    async statusOf(orderNo) {
      const [row] = await desk.rows<{ status: string }>('select status from shop_order where order_no = $1', [orderNo])
      return row?.status ?? 'none'
    },
    async deliver() {
      for (;;) {
        const events = await desk.rows<{ id: number; name: string; payload: never }>(
          `update outbox_event set status = 'done', done_at = now() where status = 'waiting' returning id, name, payload`,
        )
        if (events.length === 0) return
        for (const event of events) {
          for (const listener of listeners.filter((each) => each.event === event.name))
            await listener.run(event.payload, desk.work)
        }
      }
    },
    later(minutes) {
      desk.clock.now = new Date(desk.clock.now.getTime() + minutes * 60_000)
    },
  }
  return till
}
