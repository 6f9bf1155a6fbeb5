import type { AccountId, ClinicId, Currency, LocalizedText, Minor, OrderNo, TempOrderId } from '@cusp/kernel'
import { namedQuery, type Writer } from '../../../platform/database'
import type { By, OrderAddress } from '../order'

export type NewOrder = {
  readonly orderNo: OrderNo
  readonly tempOrderId: TempOrderId
  readonly clinicId: ClinicId
  readonly accountId: AccountId
  readonly currency: Currency
  readonly goods: Minor
  readonly freight: Minor
  readonly payable: Minor
  readonly address: OrderAddress
  readonly remark: string
  readonly paymentChoice: string
  readonly paymentType: string | null
  readonly hasMedicine: boolean
  /** Null while nothing runs: the order awaits review. */
  readonly expiresAt: Date | null
  readonly awaitsReview: boolean
  /** Cents; 0 where everything is paid at once. */
  readonly deposit: Minor
  readonly keptPercent: number
  readonly expectedOn: string | null
  readonly createdAt: Date
  readonly by: By
  readonly stores: readonly {
    readonly storeId: string
    readonly storeName: LocalizedText
    readonly expressId: string
    readonly expressName: LocalizedText
    readonly freight: Minor
    readonly hasMedicine: boolean
  }[]
  readonly lines: readonly {
    readonly id: string
    readonly storeId: string
    readonly productId: string
    readonly variantId: string
    readonly position: number
    readonly name: LocalizedText
    readonly standard: LocalizedText
    readonly unit: LocalizedText
    readonly articleNumber: string
    readonly picture: string
    readonly isMedicine: boolean
    readonly quantity: number
    readonly step: number
    readonly listPrice: Minor
    readonly unitPrice: Minor
    readonly promotionId: string | null
  }[]
}

const place = namedQuery(
  'order_place',
  `with placed as (
      insert into shop_order (order_no, temp_order_id, clinic_id, account_id, status, currency, goods, freight, payable,
        address, remark, payment_choice, payment_type, has_medicine, expires_at, created_at, deposit, kept_percent, expected_on)
      values ($1, $2, $3, $4, case when $20::boolean then 'pendingReview' else 'pendingPayment' end, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, $14, $15, $21, $22, $23::date)
    ), stores as (
      insert into order_store (order_no, store_id, store_name, express_id, express_name, freight, has_medicine)
      select $1, "storeId", "storeName", "expressId", "expressName", freight, "hasMedicine"
      from jsonb_to_recordset($16::jsonb) as s("storeId" text, "storeName" jsonb, "expressId" text,
        "expressName" jsonb, freight bigint, "hasMedicine" boolean)
    ), lines as (
      insert into order_line (id, order_no, store_id, product_id, variant_id, position, name, standard, unit, article_number,
        picture, is_medicine, quantity, step, list_price, unit_price, promotion_id)
      select id, $1, "storeId", "productId", "variantId", position, name, standard, unit, "articleNumber",
        picture, "isMedicine", quantity, step, "listPrice", "unitPrice", "promotionId"
      from jsonb_to_recordset($17::jsonb) as l(id text, "storeId" text, "productId" text, "variantId" text,
        position int, name jsonb, standard jsonb, unit jsonb, "articleNumber" text, picture text, "isMedicine" boolean,
        quantity int, step int, "listPrice" bigint, "unitPrice" bigint, "promotionId" text)
    ), history as (
      insert into order_history (order_no, from_status, move, to_status, by_kind, by_name, at)
      select $1, from_status, move, to_status, by_kind, by_name, $15
      from (values (1, '', 'place', 'pendingPayment', $18::text, $19::text),
                   (2, 'pendingPayment', 'askForReview', 'pendingReview', 'system', '')) as step(n, from_status, move, to_status, by_kind, by_name)
      where n = 1 or $20::boolean
      order by n
    )
    update temp_order set order_no = $1 where id = $2`,
)

/** Writes the order with its stores, lines and first history, and ties the temporary order to it: one statement. */
export async function insertOrder(tx: Writer, order: NewOrder): Promise<void> {
  await place(tx, [
    order.orderNo,
    order.tempOrderId,
    order.clinicId,
    order.accountId,
    order.currency,
    order.goods,
    order.freight,
    order.payable,
    JSON.stringify(order.address),
    order.remark,
    order.paymentChoice,
    order.paymentType,
    order.hasMedicine,
    order.expiresAt,
    order.createdAt,
    JSON.stringify(order.stores),
    JSON.stringify(order.lines),
    order.by.kind,
    order.by.name,
    order.awaitsReview,
    order.deposit,
    order.keptPercent,
    order.expectedOn,
  ])
}
