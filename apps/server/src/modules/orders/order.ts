import type { orders, states } from '@cusp/contract'
import type {
  AccountId,
  ClinicId,
  Currency,
  ExpressId,
  LocalizedText,
  Minor,
  MoveOf,
  OrderNo,
  ProductId,
  StateOf,
  StoreId,
  TempOrderId,
  VariantId,
} from '@cusp/kernel'
import type { OrderAddress } from './schema'

export type { OrderAddress }
export type OrderStatus = StateOf<typeof states.orderStates>

export type Order = {
  readonly orderNo: OrderNo
  readonly clinicId: ClinicId
  readonly accountId: AccountId
  readonly clinicName: string
  readonly buyerName: string
  readonly status: OrderStatus
  readonly currency: Currency
  /** Cents; payable = goods - discount - coupon + freight. */
  readonly goods: Minor
  readonly discount: Minor
  readonly coupon: Minor
  readonly freight: Minor
  readonly payable: Minor
  readonly address: OrderAddress
  readonly remark: string
  readonly paymentChoice: orders.PaymentChoice
  readonly paymentType: orders.PaymentType | null
  readonly hasMedicine: boolean
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly shippedAt: Date | null
  readonly completedAt: Date | null
  readonly closedAt: Date | null
  readonly closeReason: string
  readonly refundState: '' | 'due' | 'done'
  readonly remittanceReference: string
  readonly remittanceReportedAt: Date | null
  /** Cents of the payable that a pre-order pays at once; 0 for every other order. */
  readonly deposit: Minor
  /** Percent of the deposit that is kept when the balance is not paid in time, as agreed when the order was placed. */
  readonly keptPercent: number
  readonly expectedOn: string | null
  readonly depositPaidAt: Date | null
  /** When stock was given to the pre-order. */
  readonly goodsArrivedAt: Date | null
  /** Cents of the deposit that were kept. */
  readonly depositKept: Minor
}

export type OrderLine = {
  readonly id: string
  readonly orderNo: OrderNo
  readonly storeId: StoreId
  readonly productId: ProductId
  readonly variantId: VariantId
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
  readonly lineDiscount: Minor
  /** The promotion whose limit it counts towards. */
  readonly promotionId: string | null
}

export type OrderStore = {
  readonly storeId: StoreId
  readonly storeName: LocalizedText
  readonly expressId: ExpressId
  readonly expressName: LocalizedText
  readonly freight: Minor
  readonly hasMedicine: boolean
  readonly shippedAt: Date | null
}

export type Parcel = {
  readonly id: string
  readonly storeId: StoreId
  readonly expressName: string
  readonly waybill: string
  readonly shippedAt: Date
}

export type HistoryEntry = {
  readonly at: Date
  readonly from: string
  readonly move: string
  readonly to: string
  readonly byKind: string
  readonly byName: string
  readonly reason: string
}

export type TempOrder = {
  readonly id: TempOrderId
  readonly lines: readonly { readonly variantId: VariantId; readonly quantity: number }[]
  readonly isFromCart: boolean
  readonly isPreOrder: boolean
  /** At the prices of the new-customer zone. */
  readonly isForNewCustomers: boolean
  readonly addressId: string | null
  readonly express: Readonly<Record<string, string>>
  readonly expiresAt: Date
  readonly orderNo: OrderNo | null
}

export type OrderSettings = {
  /** Hours until an unpaid online order closes. */
  readonly onlineHours: number
  /** Days until an unpaid remittance or cheque order closes. */
  readonly remittanceDays: number
  /** Minutes that a confirmation page stands. */
  readonly tempMinutes: number
  /** Days after shipping until receipt is taken as confirmed. */
  readonly receiptDays: number
  /** Payable in HKD cents from which an order awaits review; 0 means never. */
  readonly reviewFrom: Minor
  /** Whether paid orders with medicines are held. */
  readonly holdMedicines: boolean
  /** Days to pay the balance of a pre-order once its goods have arrived. */
  readonly balanceDays: number
  /** Percent of a deposit that is kept when the balance is not paid in time. */
  readonly depositKeptPercent: number
  readonly hkdPerUsd: number
  readonly remittanceAccount: {
    readonly name: LocalizedText
    readonly account: string
    readonly instructions: LocalizedText
  }
}

/** Who makes a move, as history keeps it. */
export type By = { readonly kind: 'buyer' | 'operator' | 'system'; readonly name: string }

export type OrderMoveName = MoveOf<typeof states.orderStates>
