import { type Currency, formatMoney, type Minor } from '@cusp/kernel'
import { buttonClass, Card, classNames, Notice, Spinner } from '@cusp/ui'
import { CircleCheck, CircleX, Landmark, SearchCheck, ShieldCheck, TimerOff, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'
import { type PayAnswer, TransferredForm } from './cashier'
import { RemittanceAccount } from './remittance-account'

export type PaymentResult = {
  readonly orderNo: string
  readonly outcome:
    | 'paid'
    | 'depositPaid'
    | 'held'
    | 'awaitingRemittance'
    | 'inReview'
    | 'pending'
    | 'failed'
    | 'closed'
  /** What was paid last, or is paid next. */
  readonly toPay: Minor
  readonly expectedOn: string | null
  readonly currency: Currency
  readonly paymentSetVo: Parameters<typeof RemittanceAccount>[0]['account']
  readonly dueAt: Date | null
  readonly mayPayAgain: boolean
}

const faces = {
  paid: { icon: <CircleCheck aria-hidden />, disc: 'bg-success-soft text-success', title: 'payment.paidTitle' },
  depositPaid: {
    icon: <CircleCheck aria-hidden />,
    disc: 'bg-success-soft text-success',
    title: 'payment.depositPaidTitle',
  },
  held: { icon: <ShieldCheck aria-hidden />, disc: 'bg-success-soft text-success', title: 'payment.heldTitle' },
  inReview: { icon: <SearchCheck aria-hidden />, disc: 'bg-info-soft text-info', title: 'payment.inReviewTitle' },
  awaitingRemittance: { icon: <Landmark aria-hidden />, disc: 'bg-info-soft text-info', title: 'payment.remitTitle' },
  pending: { icon: <Spinner size="lg" />, disc: 'bg-primary-soft text-primary', title: 'payment.pendingTitle' },
  failed: { icon: <CircleX aria-hidden />, disc: 'bg-danger-soft text-danger', title: 'payment.failedTitle' },
  closed: { icon: <TimerOff aria-hidden />, disc: 'bg-sunken text-ink-mute', title: 'payment.closedTitle' },
} as const

const texts = {
  paid: 'payment.paidText',
  depositPaid: 'payment.depositPaidText',
  held: 'payment.heldText',
  inReview: 'payment.inReviewText',
  pending: 'payment.pendingText',
  failed: 'payment.failedText',
  closed: 'payment.closedText',
} as const

const isGood = (outcome: PaymentResult['outcome']): boolean =>
  outcome === 'paid' || outcome === 'depositPaid' || outcome === 'held' || outcome === 'inReview'

/** What became of paying, from the order itself: nothing that stands in the page's address is believed. */
export function ResultPanel({ result, answer }: { result: PaymentResult; answer: PayAnswer | undefined }) {
  const say = useWords()
  const { outcome, orderNo } = result
  const face = faces[outcome]
  const amount = formatMoney(result.toPay, result.currency)
  // No due time runs any more once the shop has been told of the transfer.
  const isReported = outcome === 'awaitingRemittance' && result.dueAt === null
  return (
    <div className="mx-auto flex max-w-dialog-md flex-col gap-4">
      <Frame disc={face.disc} icon={face.icon} title={say(isReported ? 'payment.remittedTitle' : face.title)}>
        <p className="tabular mt-2 text-3xl font-semibold">{amount}</p>
        <p className="tabular mt-1 text-sm text-ink-mute">
          {say('payment.orderNo')} {orderNo}
        </p>
        {(outcome !== 'awaitingRemittance' || isReported) && (
          <p className="mt-3 max-w-dialog-sm text-sm text-ink-soft" aria-live="polite">
            {say(outcome === 'awaitingRemittance' ? 'payment.remittedText' : texts[outcome])}
            {outcome === 'depositPaid' &&
              result.expectedOn !== null &&
              ` ${say('orders.preOrderExpected', { date: result.expectedOn })}`}
          </p>
        )}
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {(outcome === 'failed' || outcome === 'pending') && result.mayPayAgain && (
            <Link
              to={paths.pay(orderNo)}
              className={buttonClass({ variant: outcome === 'failed' ? 'primary' : 'secondary' })}
            >
              {say(outcome === 'failed' ? 'payment.tryAgain' : 'payment.toPay')}
            </Link>
          )}
          <Link
            to={paths.orderDetail(orderNo)}
            className={buttonClass({ variant: isGood(outcome) ? 'primary' : 'secondary' })}
          >
            {say('payment.viewOrder')}
          </Link>
          <Link to={paths.home()} className={buttonClass({ variant: 'quiet' })}>
            {say('payment.toHome')}
          </Link>
        </div>
      </Frame>
      {answer && <Notice tone="error">{answer.problem}</Notice>}
      {outcome === 'awaitingRemittance' && (
        <Card title={say('payment.remittanceTitle')}>
          <RemittanceAccount account={result.paymentSetVo} amount={amount} orderNo={orderNo} />
          {result.dueAt && (
            <p className="tabular mt-3 text-sm font-medium text-accent">
              {say('payment.dueBy', { date: hongKongTime(result.dueAt) })}
            </p>
          )}
          {!isReported && (
            <div className="mt-5 border-t border-line pt-4">
              <TransferredForm />
            </div>
          )}
        </Card>
      )}
    </div>
  )
}

/** When the address names no order of this clinic. */
export function NoResult() {
  const say = useWords()
  return (
    <Frame disc="bg-warning-soft text-warning" icon={<TriangleAlert aria-hidden />} title={say('payment.missingTitle')}>
      <p className="mt-2 text-sm text-ink-soft">{say('payment.missingText')}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        <Link to={paths.orderList()} className={buttonClass()}>
          {say('payment.toOrders')}
        </Link>
        <Link to={paths.home()} className={buttonClass({ variant: 'secondary' })}>
          {say('payment.toHome')}
        </Link>
      </div>
    </Frame>
  )
}

function Frame({ disc, icon, title, children }: { disc: string; icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Card>
      <div className="flex flex-col items-center py-4 text-center">
        <span className={classNames('grid size-14 place-items-center rounded-full [&_svg]:size-7', disc)}>{icon}</span>
        <h1 className="mt-4 text-xl font-semibold">{title}</h1>
        {children}
      </div>
    </Card>
  )
}
