import type { orders } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Button, buttonClass, Card, Dialog, Notice, RadioCard, TextArea } from '@cusp/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { ConfirmStore } from './confirm-store'
import { PreOrderTerms } from './pre-order-terms'
import { Sums } from './sums'

export type ConfirmAnswer = {
  readonly kind: 'priceChanged' | 'cannotOrder' | 'refused'
  readonly message: string
  /** Sentences about single goods. */
  readonly lines: readonly string[]
}

/** The order before it is placed. Every choice is kept by the server at once, which answers with the freight. */
export function ConfirmForm({
  order,
  answer,
  address,
  isAddressChanging,
}: {
  order: orders.OrderConfirmation
  answer: ConfirmAnswer | undefined
  address: ReactNode
  /** An address that was just added or mended is on its way to the order. */
  isAddressChanging: boolean
}) {
  const say = useWords()
  const choosing = useFetcher<ConfirmAnswer>()
  const navigation = useNavigation()
  const isUpdating = choosing.state !== 'idle' || isAddressChanging
  const isPlacing = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'place'
  const chosen = order.addresses.find(({ id }) => id === order.addressId)
  const whyNot =
    chosen === undefined
      ? say('orders.addressMissing')
      : chosen.isComplete
        ? undefined
        : say('orders.incompleteAddress')

  /** Address and delivery change the freight; payment and remark do not. */
  function choose(event: FormEvent<HTMLFormElement>): void {
    const field = event.target
    if (!(field instanceof HTMLInputElement)) return
    if (field.name !== 'addressId' && !field.name.startsWith('express ')) return
    // Only this choice: the others on the page may be older than what the server keeps.
    const chosenNow = new FormData()
    chosenNow.set('id', order.orderNo)
    chosenNow.set(field.name, field.value)
    chosenNow.set('intent', 'choose')
    void choosing.submit(chosenNow, { method: 'post' })
  }

  return (
    <Form
      method="post"
      onChange={choose}
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_336px] lg:items-start lg:gap-6"
    >
      <input type="hidden" name="id" value={order.orderNo} />
      <input type="hidden" name="payable" value={order.payable} />
      <div className="flex min-w-0 flex-col gap-4">
        {order.preOrder && <PreOrderTerms terms={order.preOrder} />}
        {choosing.data && <Notice tone="error">{choosing.data.message}</Notice>}
        {address}
        {order.splitOrders.map((split) => (
          <ConfirmStore key={split.storeId} split={split} currency={order.currency} />
        ))}
        {order.splitOrders.some(({ isYp }) => isYp) && (
          <Notice tone="info" title={say('orders.medicineTitle')}>
            {say('orders.medicineText')}
          </Notice>
        )}
        <Card title={say('orders.payment')}>
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="sr-only">{say('orders.payment')}</legend>
            {order.paymentChoices.map((choice, index) => (
              <RadioCard
                key={choice.value}
                name="isRemittance"
                value={choice.value}
                defaultChecked={index === 0}
                title={choice.name}
                note={choice.text}
              />
            ))}
          </fieldset>
        </Card>
        <Card>
          <TextArea
            label={say('orders.remark')}
            optionalMark={say('orders.optional')}
            hint={say('orders.remarkHint')}
            name="remark"
            rows={3}
            maxLength={500}
          />
        </Card>
      </div>
      <div className="flex flex-col gap-3 lg:sticky lg:top-24">
        <Card title={say('orders.summary')}>
          <div aria-live="polite" aria-busy={isUpdating} className={isUpdating ? 'opacity-60' : undefined}>
            <Sums
              currency={order.currency}
              lines={[
                { label: say('orders.goodsTotal'), amount: order.goodsTotal },
                { label: say('orders.freight'), amount: order.freightTotal },
              ]}
              total={{ label: say('orders.payable'), amount: order.payable }}
              parts={
                order.preOrder
                  ? [
                      { label: say('orders.depositNow'), amount: order.preOrder.deposit },
                      { label: say('orders.balanceLater'), amount: order.preOrder.balance },
                    ]
                  : []
              }
            />
          </div>
          {order.savedTotal > 0 && (
            <p className="tabular mt-2 text-xs text-accent">
              {say('orders.saved')} {formatMoney(order.savedTotal, order.currency)}
            </p>
          )}
          <Button
            type="submit"
            name="intent"
            value="place"
            size="lg"
            block
            className="mt-4"
            disabledReason={whyNot}
            loading={isPlacing || isUpdating}
          >
            {say('orders.place')}
          </Button>
          <p className="mt-2 text-xs text-ink-mute">{whyNot ?? say('orders.placeHint')}</p>
        </Card>
        <BackLink order={order} className={buttonClass({ variant: 'quiet', size: 'sm' })} />
      </div>
      {/* A new answer opens a new dialog. */}
      {answer && navigation.state === 'idle' && (
        <ProblemDialog key={`${order.payable} ${answer.message}`} order={order} answer={answer} />
      )}
    </Form>
  )
}

/** To where the order was begun: a pre-order comes from its product, all others from the cart. */
function BackLink({ order, className }: { order: orders.OrderConfirmation; className: string }) {
  const say = useWords()
  const [good] = order.preOrder ? order.splitOrders.flatMap((split) => split.orderTemps) : []
  return (
    <Link to={good ? paths.product(good.searchProductId) : paths.cart()} className={className}>
      {say(good ? 'orders.backToProduct' : 'orders.backToCart')}
    </Link>
  )
}

function ProblemDialog({ order, answer }: { order: orders.OrderConfirmation; answer: ConfirmAnswer }) {
  const say = useWords()
  const [closed, setClosed] = useState<ConfirmAnswer>()
  const close = () => setClosed(answer)
  const isPrice = answer.kind === 'priceChanged'
  return (
    <Dialog
      open={closed !== answer}
      onClose={close}
      closeLabel={say('shell.close')}
      size="sm"
      title={say(isPrice ? 'orders.priceChangedTitle' : 'orders.refusedTitle')}
      footer={
        answer.kind === 'cannotOrder' ? (
          <BackLink order={order} className={buttonClass()} />
        ) : (
          <Button onClick={close}>{say(isPrice ? 'orders.showNewPrices' : 'shell.close')}</Button>
        )
      }
    >
      <p>{isPrice ? say('orders.priceChangedText') : answer.message}</p>
      {answer.lines.length > 0 && (
        <ul className="mt-2 list-disc ps-5 text-ink-soft">
          {answer.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
