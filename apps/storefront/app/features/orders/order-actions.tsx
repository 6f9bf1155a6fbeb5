import type { orders } from '@cusp/contract'
import { Button, buttonClass, Dialog, useToasts } from '@cusp/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'

export type OrderAnswer =
  | { readonly done: 'cancel' | 'receive' }
  | { readonly done: 'buyAgain'; readonly leftOut: readonly string[] }
  | { readonly done: 'nothing'; readonly problem: string }

const confirmed = {
  cancel: {
    title: 'orders.cancelTitle',
    text: 'orders.cancelText',
    yes: 'orders.cancel',
    done: 'orders.cancelDone',
    variant: 'danger',
  },
  receive: {
    title: 'orders.receiveTitle',
    text: 'orders.receiveText',
    yes: 'orders.receive',
    done: 'orders.receiveDone',
    variant: 'primary',
  },
} as const

/** What may be done with the order now, as the server says; cancelling and receiving are asked about first. */
export function OrderActions({
  orderNo,
  may,
  size = 'sm',
}: {
  orderNo: string
  may: readonly orders.OrderMove[]
  size?: 'sm' | 'md'
}) {
  const say = useWords()
  const toasts = useToasts()
  const fetcher = useFetcher<OrderAnswer>()
  const [asking, setAsking] = useState<keyof typeof confirmed>()
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const isBusy = fetcher.state !== 'idle'

  const onAnswer = useEffectEvent((answer: OrderAnswer) => {
    setAsking(undefined)
    if (answer.done === 'nothing') toasts.error(answer.problem)
    else if (answer.done === 'buyAgain') setLeftOut(answer.leftOut)
    else toasts.success(say(confirmed[answer.done].done))
  })
  useEffect(() => {
    if (fetcher.data) onAnswer(fetcher.data)
  }, [fetcher.data])

  function send(intent: string): void {
    void fetcher.submit({ intent }, { method: 'post', action: paths.orderDetail(orderNo) })
  }

  const question = asking && confirmed[asking]
  return (
    <>
      {may.includes('cancel') && (
        <Button size={size} variant="quiet" onClick={() => setAsking('cancel')}>
          {say('orders.cancel')}
        </Button>
      )}
      {may.includes('buyAgain') && (
        <Button size={size} variant="secondary" loading={isBusy} onClick={() => send('buyAgain')}>
          {say('orders.buyAgain')}
        </Button>
      )}
      {may.includes('receive') && (
        <Button size={size} onClick={() => setAsking('receive')}>
          {say('orders.receive')}
        </Button>
      )}
      {may.includes('pay') && (
        <Link to={paths.pay(orderNo)} className={buttonClass({ size })}>
          {say('orders.pay')}
        </Link>
      )}
      {question && asking && (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          closeLabel={say('shell.close')}
          size="sm"
          title={say(question.title)}
          footer={
            <>
              <Button variant="secondary" onClick={() => setAsking(undefined)}>
                {say('orders.keep')}
              </Button>
              <Button variant={question.variant} loading={isBusy} onClick={() => send(asking)}>
                {say(question.yes)}
              </Button>
            </>
          }
        >
          <p className="tabular font-medium">{orderNo}</p>
          <p className="mt-1 text-ink-soft">{say(question.text)}</p>
        </Dialog>
      )}
      <Dialog
        open={leftOut.length > 0}
        onClose={() => setLeftOut([])}
        closeLabel={say('shell.close')}
        size="sm"
        title={say('orders.leftOutTitle')}
        footer={
          <Link to={paths.cart()} className={buttonClass()}>
            {say('orders.toCart')}
          </Link>
        }
      >
        <p>{say('orders.leftOutText')}</p>
        <ul className="mt-2 list-disc ps-5 text-ink-soft">
          {leftOut.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
