import type { states } from '@cusp/contract'
import type { StateOf } from '@cusp/kernel'
import { Tag } from 'antd'
import { useWords, wordOr } from '../platform/words'

type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error'

const clinicTones: Record<StateOf<typeof states.clinicStates>, Tone> = {
  notSubmitted: 'default',
  underReview: 'processing',
  approved: 'success',
  rejected: 'error',
  certificateExpired: 'warning',
}
const orderTones: Record<StateOf<typeof states.orderStates>, Tone> = {
  pendingPayment: 'warning',
  paying: 'warning',
  pendingShipment: 'processing',
  pendingReceipt: 'processing',
  completed: 'success',
  closed: 'default',
  preOrder: 'warning',
  remitted: 'processing',
  held: 'error',
  pendingReview: 'processing',
}
const importTones: Record<StateOf<typeof states.importStates>, Tone> = {
  uploaded: 'processing',
  previewed: 'warning',
  running: 'processing',
  done: 'success',
  failed: 'error',
  discarded: 'default',
}
const refundTones: Record<StateOf<typeof states.refundStates>, Tone> = {
  due: 'warning',
  sent: 'processing',
  done: 'success',
}
const paymentTones: Record<StateOf<typeof states.paymentStates>, Tone> = {
  created: 'default',
  pending: 'processing',
  captured: 'success',
  failed: 'error',
  voided: 'default',
}
const messageTones = { queued: 'processing', sent: 'success', kept: 'warning', failed: 'error' } as const

const tones = {
  clinicStatus: clinicTones,
  orderStatus: orderTones,
  importStatus: importTones,
  refundStatus: refundTones,
  paymentStatus: paymentTones,
  messageStatus: messageTones,
} satisfies Record<string, Readonly<Record<string, Tone>>>

/** A state by its name in the operator's language, with the colour that it has everywhere. */
export function StatusTag({ of, status }: { of: keyof typeof tones; status: string }) {
  const t = useWords()
  const table: Readonly<Record<string, Tone>> = tones[of]
  return (
    <Tag color={table[status] ?? 'default'} style={{ marginInlineEnd: 0 }}>
      {wordOr(t, of, status)}
    </Tag>
  )
}
