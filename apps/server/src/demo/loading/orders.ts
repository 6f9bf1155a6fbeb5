import { catalogue, orders, payments, states } from '@cusp/contract'
import { type Currency, toMinor } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Shop } from '../../app'
import { findBuyer } from '../../modules/accounts'
import { noticeBody, sandboxKey, signNotice } from '../../modules/payments'
import { rawRoutes } from '../../modules/registry'
import type { Buyer, Operator } from '../../platform/actor'
import { Calls, type Incoming, noFiles } from '../../platform/calls'
import type { Database } from '../../platform/database'
import { type DemoOrder, demoClinics, demoOrders } from '../people'

type Entry = { readonly path: string }

/**
 * Places the demo orders through the shop's own calls, each at its own time: whatever holds for real orders holds for these.
 * Payments are captured by confirming a remittance, the one way that needs no provider.
 */
export async function placeDemoOrders(
  shop: Shop,
  database: Database,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  type Offered = { id: string; step: number; kind: 'usual' | 'dear' | 'medicine' | 'soldOut' }
  const sellable = await database.db.execute<Offered>(sql`
    select * from (
      select v.id, v.step, row_number() over (partition by kind order by md5(v.id)) as place, kind
      from variant v join stock s on s.variant_id = v.id join product p on p.id = v.product_id
        cross join lateral (select case when p.is_medicine then 'medicine' when v.price_hkd < 60000 then 'usual'
          when v.price_hkd * (100 - v.discount_percent) / 100 >= 510000 then 'dear' end as kind) k
      where not v.is_on_inquiry and v.purchase_limit = 0 and s.on_hand >= case kind when 'dear' then v.step * 6 else 61 end
    ) found where kind is not null and place <= 200 order by place`)
  // Few of those that are sold out come back: most of them stay sold out.
  const soldOut = await database.db.execute<Offered>(sql`
    select v.id, v.step, 'soldOut' as kind from variant v
      join stock s on s.variant_id = v.id join product p on p.id = v.product_id
    where s.on_hand = 0 and v.is_on_shelf and p.is_on_shelf and not v.is_on_inquiry and v.purchase_limit = 0
      and not p.is_medicine and v.price_hkd between 8000 and 90000
    order by md5(v.id) limit 3`)
  const accounts = await database.db.execute<{
    email: string
    id: string
    clinicId: string
    name: string
    isHkCustomer: boolean
  }>(sql`
    select email, id, clinic_id as "clinicId", name, (select is_hk_customer from clinic where clinic.id = clinic_id) as "isHkCustomer" from account`)
  const finance = await database.db.execute<{ id: string; name: string; email: string }>(
    sql`select id, name, email from operator where role = 'admin' limit 1`,
  )

  let at = 0
  let preOrders = 0
  for (const [done, order] of demoOrders.entries()) {
    const email = demoClinics.find(({ key }) => key === order.clinicKey)?.accounts[0]?.email
    const account = accounts.rows.find((row) => row.email === email)
    const operator = finance.rows[0]
    if (!account || !operator) throw new Error(`nobody orders for ${order.clinicKey}`)
    const kind = order.of ?? 'usual'
    const offered = kind === 'soldOut' ? soldOut.rows : sellable.rows.filter((row) => row.kind === kind)
    const goods = Array.from({ length: order.lines }, (_, i) => {
      const variant = offered[(kind === 'soldOut' ? preOrders++ : at + i) % offered.length]
      const steps = kind === 'dear' ? 2 : 1 + ((at + i) % 3)
      return { searchProductId: variant?.id ?? '', count: (variant?.step ?? 1) * steps }
    })
    if (kind !== 'soldOut') at += order.lines
    await placeOne(shop, database, order, account, operator, goods)
    onProgress(done + 1, demoOrders.length)
  }
}

const day = 86_400_000

/** The sandbox provider's notice, signed and taken in like any other. */
async function captureInSandbox(shop: Shop, database: Database, paymentId: string, now: Date): Promise<void> {
  const found = await database.db.execute<{ reference: string; amount: number; currency: Currency }>(sql`
    select provider_reference as reference, amount, currency from payment where id = ${paymentId}`)
  const [payment] = found.rows
  const webhook = rawRoutes.find(({ path }) => path === '/webhooks/:provider')
  if (!payment || !webhook) throw new Error('the demo payment cannot be captured')
  const body = noticeBody({
    ...payment,
    amount: toMinor(payment.amount),
    eventId: `demo-${paymentId}`,
    kind: 'captured',
    paymentId,
  })
  const answer = await webhook.run({
    now,
    read: database.db,
    platform: shop.platform,
    write: (work) => database.transaction(work),
    params: { provider: 'sandbox' },
    query: {},
    headers: signNotice(sandboxKey(shop.platform.seal), body, now),
    body: Buffer.from(body),
    language: 'en',
    actor: { kind: 'visitor' },
    requestId: 'demo',
  })
  if (answer.status !== 200) throw new Error(`the demo payment was refused: ${answer.body}`)
}

async function placeOne(
  shop: Shop,
  database: Database,
  { ends, choice, daysAgo, of }: DemoOrder,
  account: { id: string; clinicId: string; name: string; isHkCustomer: boolean },
  operator: { id: string; name: string; email: string },
  goods: readonly { searchProductId: string; count: number }[],
): Promise<void> {
  let clock = Date.now() - daysAgo * day - 3_600_000
  const plumbing = {
    database,
    platform: shop.platform,
    now: () => new Date(clock),
    recogniseBuyer: findBuyer,
    recogniseOperator: async () => ({ kind: 'unknown' as const }),
    lastSeenVersion: shop.contentVersion,
  }
  const calls = new Calls(shop.calls.useCases, plumbing)
  // These two stand for people who are not at their keyboards; ids come from the rows just read.
  const buyer = {
    kind: 'buyer',
    sessionHash: '',
    accountId: account.id,
    clinicId: account.clinicId,
    approved: true,
    roles: ['Buyer'],
    isHkCustomer: account.isHkCustomer,
    name: account.name,
  } as unknown as Buyer
  const clerk = {
    kind: 'operator',
    sessionHash: '',
    operatorId: operator.id,
    name: operator.name,
    email: operator.email,
    role: 'admin',
  } as unknown as Operator

  const say = async (
    entry: Entry,
    body: unknown,
    actor: Buyer | Operator = buyer,
  ): Promise<Record<string, unknown>> => {
    const useCase = calls.find(entry.path)
    if (!useCase) throw new Error(`nothing answers at ${entry.path}`)
    const incoming: Incoming = {
      body,
      text: '',
      language: 'en',
      currency: account.isHkCustomer ? 'HKD' : 'USD',
      standing: { actor, contentVersion: shop.contentVersion(), isRevoked: false },
      requestId: 'demo',
      address: '',
      userAgent: '',
      browser: undefined,
      files: noFiles,
    }
    const { envelope, failure } = await calls.run(useCase, incoming)
    if (failure)
      throw new Error(
        `the demo order for ${account.name} stopped at ${entry.path}: ${envelope.message} ${JSON.stringify(envelope.data)}`,
      )
    // Every answer used here is an object.
    return (envelope.data ?? {}) as Record<string, unknown>
  }

  const [first] = goods
  const isPreOrder = of === 'soldOut'
  if (isPreOrder && first) {
    const expectedOn = new Date(Date.now() + 21 * day).toISOString().slice(0, 10)
    const terms = { isPreOrder, expectedOn, depositPercent: 30, most: first.count * 20 }
    await say(catalogue.adminSavePreOrder, { id: first.searchProductId, ...terms }, clerk)
  }
  const prepared = await say(orders.prepareOrder, { goods, isFromShoppingCart: false, isPreOrder })
  const placed = await say(orders.createOrder, {
    orderNo: prepared.orderNo,
    isRemittance: choice === 'online' ? 0 : 1,
    remark: daysAgo % 4 === 0 ? 'Please deliver before noon.' : '',
  })
  const orderNo = String(placed.orderNo)
  const minutes = (n: number) => {
    clock += n * 60_000
  }

  const codeOf = (status: keyof typeof states.orderStates.states) => states.orderStates.states[status].code

  minutes(12)
  if (ends === 'pendingReview') return
  if (placed.status === codeOf('pendingReview')) await say(orders.adminAcceptOrder, { orderNo }, clerk)
  if (ends === 'pendingPayment') return
  if (ends === 'cancelled') return void (await say(orders.cancelOrder, { id: orderNo }))
  if (ends === 'closed')
    return void (await say(
      orders.adminCloseOrder,
      { orderNo, reason: 'The clinic asked by telephone to order again next month.' },
      clerk,
    ))
  if (choice === 'online') {
    const { paymentId } = await say(payments.createPayment, { orderNo, payType: orders.paymentTypes.sandbox })
    if (ends === 'paying') return
    await captureInSandbox(shop, database, String(paymentId), new Date(clock))
  } else {
    const { toPay } = await say(orders.adminGetOrder, { orderNo }, clerk)
    await say(payments.reportRemittance, { id: orderNo, reference: `HSBC ${orderNo.slice(-6)}` })
    if (ends === 'remitted') return
    minutes(600)
    await say(
      payments.adminConfirmRemittance,
      { orderNo, amount: toPay, reference: `Bank statement ${orderNo.slice(-4)}` },
      clerk,
    )
  }
  if (ends === 'held' || ends === 'preOrder') return
  if (ends === 'balanceDue' && first) {
    // The day before today: its time to pay runs.
    clock = Date.now() - day
    const arrival = { id: first.searchProductId, pieces: first.count, reason: 'Demo delivery note 1042' }
    return void (await say(orders.adminReceiveAwaited, arrival, clerk))
  }
  const paid = await say(orders.adminGetOrder, { orderNo }, clerk)
  if (paid.status === codeOf('held'))
    await say(orders.adminReleaseOrder, { orderNo, papers: 'Practitioner number D01234, seen on screen.' }, clerk)
  if (ends === 'pendingShipment') return

  minutes(240)
  const detail = await say(orders.adminGetOrder, { orderNo }, clerk)
  // The answer's own shape, as the contract gives it.
  const stores = detail.stores as { storeId: string; expressName: string }[]
  const shipped =
    ends === 'partlyShipped' && stores.length > 1 ? stores.slice(0, 1) : ends === 'partlyShipped' ? [] : stores
  for (const [i, part] of shipped.entries()) {
    await say(
      orders.adminShipStore,
      { orderNo, storeId: part.storeId, expressName: part.expressName, mailNo: `SF${orderNo.slice(-10)}${i}` },
      clerk,
    )
  }
  if (ends !== 'completed') return
  minutes(2 * 24 * 60)
  await say(orders.confirmReceipt, { id: orderNo })
}
