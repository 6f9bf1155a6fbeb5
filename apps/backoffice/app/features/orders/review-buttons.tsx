import { orders } from '@cusp/contract'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'

type Shown = { readonly order: orders.AdminOrder }

/** Accepts an order that awaits review: its buyer is told until when to pay. */
export function AcceptButton({ order }: Shown) {
  const t = useWords()
  const { act } = useAct(orders.adminAcceptOrder, { says: t('orders.accepted') })
  return (
    <AskButton
      needs="orders.review"
      type="primary"
      says={t('orders.accept')}
      title={t('orders.acceptTitle', { orderNo: order.orderNo })}
      consequence={t('orders.acceptConsequence')}
      confirm={t('orders.accept')}
      onConfirm={() => act({ orderNo: order.orderNo })}
    />
  )
}

/** Releases a paid order with medicines; what was seen is kept with its history. */
export function ReleaseButton({ order }: Shown) {
  const t = useWords()
  const { act } = useAct(orders.adminReleaseOrder, { says: t('orders.released') })
  return (
    <AskButton
      needs="medicine.release"
      type="primary"
      says={t('orders.release')}
      title={t('orders.releaseTitle', { orderNo: order.orderNo })}
      consequence={t('orders.releaseConsequence')}
      confirm={t('orders.release')}
      reasonLabel={t('orders.papers')}
      reasonHint={t('orders.papersHint')}
      reasonLimit={200}
      onConfirm={(papers) => act({ orderNo: order.orderNo, papers })}
    />
  )
}

/** Closes a paid order whose medicines must not be sold, for those who check papers. */
export function RefuseMedicineButton({ order }: Shown) {
  const t = useWords()
  const { act } = useAct(orders.adminRefuseMedicine, { says: t('orders.closed') })
  return (
    <AskButton
      needs="medicine.release"
      says={t('orders.refuse')}
      title={t('orders.closeTitle', { orderNo: order.orderNo })}
      consequence={t('orders.closePaidConsequence')}
      confirm={t('orders.refuse')}
      isDangerous
      reasonLabel={t('common.reason')}
      reasonHint={t('orders.closeReasonHint')}
      onConfirm={(reason) => act({ orderNo: order.orderNo, reason })}
    />
  )
}
