import type { payments } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Button, buttonClass, Card, CopyButton, Countdown, Notice, RadioCard, Spinner, Tag, TextField } from '@cusp/ui'
import { Landmark, ShieldCheck } from 'lucide-react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { RemittanceAccount } from './remittance-account'

export type PayAnswer = { readonly problem: string }

const labels = { whole: 'payable', deposit: 'deposit', balance: 'balance' } as const

/** The order at the cashier: what is due, how long there is, and how to pay. */
export function Cashier({
  order,
  answer,
  isWaiting,
}: {
  order: payments.PayOrder
  answer: PayAnswer | undefined
  /** A payment was begun and has not been answered yet. */
  isWaiting: boolean
}) {
  const say = useWords()
  const expiry = useFetcher()
  const amount = formatMoney(order.toPay, order.currency)
  const ofWhole = { amount: formatMoney(order.payable, order.currency) }
  return (
    <div className="mx-auto flex max-w-dialog-lg flex-col gap-4">
      <h1 className="text-2xl font-semibold">{say('payment.title')}</h1>
      <Card>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-sm text-ink-mute">{say(`payment.${labels[order.part]}`)}</p>
            <p className="tabular text-3xl font-semibold text-accent">{amount}</p>
            {order.part !== 'whole' && (
              <p className="tabular text-xs text-ink-mute">
                {say(order.part === 'deposit' ? 'payment.depositOf' : 'payment.balanceOf', ofWhole)}
              </p>
            )}
            {order.part !== 'deposit' && order.freight > 0 && (
              <p className="tabular text-xs text-ink-mute">
                {say('payment.freightIncluded', { freight: formatMoney(order.freight, order.currency) })}
              </p>
            )}
          </div>
          <div className="text-sm">
            <p className="flex items-center text-ink-mute">
              {say('payment.orderNo')}
              <Link to={paths.orderDetail(order.orderNo)} className="tabular ms-2 text-primary hover:underline">
                {order.orderNo}
              </Link>
              <CopyButton
                text={order.orderNo}
                labels={{ copy: say('payment.copyOrderNo'), copied: say('payment.copied') }}
              />
            </p>
            {order.expiresAt && (
              <p className="text-ink-mute">
                {say('payment.timeLeft')}
                <Countdown
                  dueAtMs={order.expiresAt.getTime()}
                  serverNowMs={order.serverTime.getTime()}
                  onEnd={() => void expiry.submit({ intent: 'expire' }, { method: 'post' })}
                  announce={(minutes) => say('payment.minutesLeft', { minutes })}
                  className="ms-2 text-base font-semibold text-ink"
                />
              </p>
            )}
          </div>
        </div>
      </Card>
      {isWaiting && (
        <Notice
          tone="info"
          action={
            <Link
              to={paths.payResult({ orderId: order.orderNo })}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {say('payment.resultTitle')}
            </Link>
          }
        >
          <span className="inline-flex items-center gap-2">
            <Spinner size="sm" />
            {say('payment.waiting')}
          </span>
        </Notice>
      )}
      {answer && <Notice tone="error">{answer.problem}</Notice>}
      {order.paymentTypes.some(({ value }) => value === 'remittance') ? (
        <Remittance order={order} amount={amount} />
      ) : (
        <Methods order={order} amount={amount} />
      )}
    </div>
  )
}

function Methods({ order, amount }: { order: payments.PayOrder; amount: string }) {
  const say = useWords()
  const { state, formData } = useNavigation()
  if (order.paymentTypes.length === 0) return <Notice tone="warning">{say('payment.noMethods')}</Notice>
  return (
    <Card title={say('payment.methods')}>
      <Form method="post" className="flex flex-col gap-4">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{say('payment.methods')}</legend>
          {order.paymentTypes.map((method, index) => (
            <RadioCard
              key={method.value}
              name="payType"
              value={method.value}
              defaultChecked={index === 0}
              title={method.name}
              note={method.text || undefined}
              end={method.isSandbox && <Tag tone="warning">{say('payment.testMethod')}</Tag>}
            />
          ))}
        </fieldset>
        <Button
          type="submit"
          name="intent"
          value="pay"
          size="lg"
          block
          loading={state !== 'idle' && formData?.get('intent') === 'pay'}
        >
          {say('payment.pay', { amount })}
        </Button>
        <p className="flex items-start gap-2 text-xs text-ink-mute">
          <ShieldCheck aria-hidden className="size-4 shrink-0" />
          {say('payment.secure')}
        </p>
      </Form>
    </Card>
  )
}

function Remittance({ order, amount }: { order: payments.PayOrder; amount: string }) {
  const say = useWords()
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Landmark aria-hidden className="size-5 text-primary" />
          {say('payment.remittanceTitle')}
        </span>
      }
    >
      <RemittanceAccount account={order.paymentSetVo} amount={amount} orderNo={order.orderNo} />
      <div className="mt-5 border-t border-line pt-4">
        <TransferredForm />
      </div>
    </Card>
  )
}

/** Tells the shop that the money is on its way; posts to the page that it is on. */
export function TransferredForm() {
  const say = useWords()
  const { state, formData } = useNavigation()
  return (
    <Form method="post" className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-medium">{say('payment.transferredTitle')}</h3>
        <p className="text-xs text-ink-mute">{say('payment.transferredText')}</p>
      </div>
      <TextField
        label={say('payment.bankReference')}
        optionalMark={say('payment.optional')}
        hint={say('payment.bankReferenceHint')}
        name="reference"
        maxLength={80}
        autoComplete="off"
      />
      <Button
        type="submit"
        name="intent"
        value="remitted"
        className="sm:self-start"
        loading={state !== 'idle' && formData?.get('intent') === 'remitted'}
      >
        {say('payment.transferred')}
      </Button>
    </Form>
  )
}
