import type { wishes } from '@cusp/contract'
import { mayBuy, mostOrderable } from '@cusp/kernel'
import { Button, FieldError, IconButton, Picture, Price, QuantityStepper, Tag, useToasts } from '@cusp/ui'
import { BellRing, ShoppingCart, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { unmark, type WishAnswer } from '../../platform/favourite-marks'
import { pictureSource } from '../../platform/pictures'
import { usePrices } from '../../platform/prices'
import { useUser } from '../../platform/shop'
import { useWords } from '../../platform/words'

/** One variant that somebody keeps or waits for: a card on phones, a row where there is room. */
export function WishedRow({
  goods,
  hiddenText,
  note,
  removeWish,
  isWaiting = false,
}: {
  goods: wishes.WishedGoods
  /** What stands in the price's place for those who see none. */
  hiddenText: string
  /** Since when, and what came of it. */
  note: ReactNode
  /** What takes it off this list: `uncollect` or `unregister`. */
  removeWish: 'uncollect' | 'unregister'
  /** Its return is awaited already. */
  isWaiting?: boolean
}) {
  const say = useWords()
  const name = [goods.name, goods.standard].filter((part) => part !== '').join(' ')
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_auto] gap-x-3 gap-y-3 border-b border-line px-3 py-4 last:border-0 md:grid-cols-[72px_minmax(0,1fr)_auto_auto] md:items-start md:gap-x-5 md:px-5">
      <Link
        to={paths.product(goods.id)}
        aria-hidden
        tabIndex={-1}
        className="self-start overflow-hidden rounded-md border border-line"
      >
        <Picture
          {...pictureSource(goods.picturePath, '72px')}
          alt=""
          className={goods.availability === 'available' ? undefined : 'opacity-60'}
        />
      </Link>
      <div className="min-w-0">
        <p className="caps truncate text-ink-mute">{goods.brandName}</p>
        {goods.availability === 'offShelf' ? (
          <p className="line-clamp-2 text-sm font-medium text-ink-soft">{goods.name}</p>
        ) : (
          <Link to={paths.product(goods.id)} className="line-clamp-2 text-sm font-medium hover:text-primary">
            {goods.name}
          </Link>
        )}
        <p className="mt-0.5 text-xs text-ink-mute">
          {[goods.standard, goods.articleNumber].filter((part) => part !== '').join(' · ')}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Standing goods={goods} />
          <span className="text-xs text-ink-mute">{note}</span>
        </div>
        <div className="mt-1.5">
          <GoodsPrice goods={goods} hiddenText={hiddenText} />
        </div>
      </div>
      <div className="col-start-3 row-start-1 md:col-start-4">
        <RemoveButton id={goods.id} name={name} wish={removeWish} />
      </div>
      <div className="col-span-3 empty:hidden md:col-span-1 md:col-start-3 md:row-start-1">
        {goods.availability === 'available' && goods.discountPrice.kind === 'amount' ? (
          <AddForm goods={goods} name={name} />
        ) : goods.availability === 'soldOut' && goods.discountPrice.kind === 'amount' && !isWaiting ? (
          <WishForm
            wish={`register ${goods.id}`}
            label={say('product.tellMe')}
            described={say('product.tellMeOf', { name })}
          />
        ) : undefined}
      </div>
    </li>
  )
}

function Standing({ goods: { availability, stock, isPreOrder } }: { goods: wishes.WishedGoods }) {
  const say = useWords()
  switch (availability) {
    case 'available':
      return <Tag tone="success">{say('wishes.available', { count: stock })}</Tag>
    case 'soldOut':
      return isPreOrder ? (
        <Tag tone="info">{say('wishes.preOrder')}</Tag>
      ) : (
        <Tag tone="danger">{say('wishes.soldOut')}</Tag>
      )
    case 'onInquiry':
      return <Tag tone="info">{say('wishes.onInquiry')}</Tag>
    case 'offShelf':
      return <Tag>{say('wishes.offShelf')}</Tag>
  }
}

function GoodsPrice({ goods, hiddenText }: { goods: wishes.WishedGoods; hiddenText: string }) {
  const say = useWords()
  const { price } = usePrices()
  const main = price(goods.discountPrice)
  if (goods.availability === 'offShelf') return null
  if (main === undefined) return <p className="text-sm text-primary">{hiddenText}</p>
  return (
    <Price
      main={main}
      size="sm"
      tone={goods.discountPrice.kind === 'amount' ? 'accent' : 'plain'}
      {...(goods.discount === '' ? {} : { old: price(goods.price), oldLabel: say('shell.priceBefore') })}
      {...(goods.unit === '' ? {} : { note: say('cart.perUnit', { unit: goods.unit }) })}
    />
  )
}

function useWish(says: string, onDone?: () => void) {
  const toasts = useToasts()
  const fetcher = useFetcher<WishAnswer>()
  const { data } = fetcher
  const onAnswer = useEffectEvent((answer: WishAnswer) => {
    if (!answer.isDone) return
    onDone?.()
    toasts.success(says)
  })
  useEffect(() => {
    if (data) onAnswer(data)
  }, [data])
  return { fetcher, isBusy: fetcher.state !== 'idle', problem: data && !data.isDone ? data.problem : undefined }
}

function AddForm({ goods, name }: { goods: wishes.WishedGoods; name: string }) {
  const say = useWords()
  const user = useUser()
  const { fetcher, isBusy, problem } = useWish(say('wishes.added'))
  const step = Math.max(1, goods.sellPartCount)
  const [count, setCount] = useState(step)
  return (
    <fetcher.Form method="post" action={paths.wishes()} className="flex flex-wrap items-start gap-2 md:justify-end">
      <input type="hidden" name="wish" value={`add ${goods.id}`} />
      <QuantityStepper
        name="count"
        value={count}
        min={step}
        step={step}
        max={mostOrderable({ stock: goods.stock, step, allowance: null })}
        onChange={setCount}
        labels={{
          field: say('wishes.quantityOf', { name }),
          increase: say('wishes.increase', { name }),
          decrease: say('wishes.decrease', { name }),
        }}
      />
      <Button
        type="submit"
        icon={<ShoppingCart aria-hidden />}
        loading={isBusy}
        disabledReason={user !== null && !mayBuy(user.roles) ? say('wishes.roleMayNotBuy') : undefined}
      >
        {say('wishes.add')}
      </Button>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </fetcher.Form>
  )
}

function WishForm({ wish, label, described }: { wish: string; label: string; described: string }) {
  const say = useWords()
  const { fetcher, isBusy, problem } = useWish(say('product.willTellLong'))
  return (
    <fetcher.Form method="post" action={paths.wishes()} className="md:text-end">
      <Button
        type="submit"
        name="wish"
        value={wish}
        variant="secondary"
        icon={<BellRing aria-hidden />}
        aria-label={described}
        loading={isBusy}
      >
        {label}
      </Button>
      {problem !== undefined && <FieldError>{problem}</FieldError>}
    </fetcher.Form>
  )
}

function RemoveButton({ id, name, wish }: { id: string; name: string; wish: 'uncollect' | 'unregister' }) {
  const say = useWords()
  const { fetcher, isBusy } = useWish(wish === 'uncollect' ? say('product.uncollected') : say('wishes.removed'), () => {
    if (wish === 'uncollect') unmark(id)
  })
  return (
    <fetcher.Form method="post" action={paths.wishes()}>
      <IconButton
        type="submit"
        name="wish"
        value={`${wish} ${id}`}
        label={say('wishes.remove', { name })}
        loading={isBusy}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </fetcher.Form>
  )
}
