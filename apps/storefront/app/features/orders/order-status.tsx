import type { orders } from '@cusp/contract'
import { Badge, type Tone } from '@cusp/ui'

const tones: Record<orders.OrderCard['status'], Tone> = {
  pendingPayment: 'warning',
  paying: 'warning',
  pendingReview: 'warning',
  preOrder: 'info',
  remitted: 'info',
  held: 'info',
  pendingShipment: 'primary',
  pendingReceipt: 'primary',
  completed: 'success',
  closed: 'neutral',
}

export function OrderStatus({ status, text }: { status: orders.OrderCard['status']; text: string }) {
  return <Badge tone={tones[status]}>{text}</Badge>
}
