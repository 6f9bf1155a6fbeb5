import { orders } from '@cusp/contract'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'

/** Closes an order with a reason; says what becomes of goods and money. */
export function CloseButton({ order }: { order: orders.AdminOrder }) {
  const t = useWords()
  const { act } = useAct(orders.adminCloseOrder, { says: t('orders.closed') })
  const hasMoney = order.payments.some((payment) => payment.status === 'captured')
  return (
    <AskButton
      needs="orders.close"
      notNow={
        order.moves.includes('close') ? '' : t('orders.notClosable', { status: t(`orderStatus.${order.status}`) })
      }
      says={t('orders.close')}
      title={t('orders.closeTitle', { orderNo: order.orderNo })}
      consequence={hasMoney ? t('orders.closePaidConsequence') : t('orders.closeConsequence')}
      confirm={t('orders.close')}
      isDangerous
      reasonLabel={t('common.reason')}
      reasonHint={t('orders.closeReasonHint')}
      onConfirm={(reason) => act({ orderNo: order.orderNo, reason })}
    />
  )
}
