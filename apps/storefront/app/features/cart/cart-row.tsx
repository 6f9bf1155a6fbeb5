import { type Currency, formatMoney } from '@cusp/kernel'
import {
  Button,
  Checkbox,
  classNames,
  FieldError,
  IconButton,
  Picture,
  Price,
  QuantityStepper,
  Tag,
  useToasts,
} from '@cusp/ui'
import { Heart, Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '../../paths'
import { forgetMarks } from '../../platform/favourite-marks'
import { useInTurn } from '../../platform/in-turn'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'
import { type CartLine, isOrderable, mostOf, reducibleTo, subtotalOf } from './cart-view'

export type CartAnswer = { readonly problem?: string | undefined }

type RowProps = {
  line: CartLine
  currency: Currency
  /** In edit mode the box chooses what to remove, and may choose anything. */
  isEditing: boolean
  isMarked: boolean
  onMark: (id: string, isMarked: boolean) => void
}

/** One line: a card on phones, a row of columns where there is room. */
export const CartRow = memo(function CartRow({ line, currency, isEditing, isMarked, onMark }: RowProps) {
  const say = useWords()
  const toasts = useToasts()
  const change = useFetcher<CartAnswer>({ key: `change ${line.id}` })
  const check = useFetcher<CartAnswer>({ key: `check ${line.id}` })
  const remove = useFetcher<CartAnswer>({ key: `remove ${line.id}` })
  const changes = useInTurn(change, paths.cart())
  const checks = useInTurn(check, paths.cart())
  const [asked, setAsked] = useState<number>()
  const shown = asked ?? Number(changes.waiting?.count ?? line.amount)
  const isChecked = checks.waiting === undefined ? line.checked : checks.waiting.checked === 'true'
  const most = mostOf(line)
  const reduced = reducibleTo(line)
  const title = line.standard === '' ? line.name : `${line.name} ${line.standard}`
  const isStuck = line.problem === 'soldOut' || line.problem === 'onInquiry' || most === 0
  const problem = change.data?.problem ?? remove.data?.problem ?? check.data?.problem

  function setQuantity(count: number): void {
    setAsked(undefined)
    if (count !== line.amount || change.state !== 'idle') changes.send({ intent: 'change', id: line.id, count })
  }

  function setChecked(wanted: boolean): void {
    if (isEditing) onMark(line.id, wanted)
    else checks.send({ intent: 'check', id: line.id, checked: String(wanted) })
  }

  return (
    <li className="relative grid grid-cols-[auto_72px_minmax(0,1fr)] gap-x-3 border-b border-line px-3 py-4 last:border-0 [contain-intrinsic-size:auto_120px] [content-visibility:auto] lg:grid-cols-[auto_72px_minmax(0,1fr)_120px_152px_120px_44px] lg:items-start lg:gap-x-5 lg:px-5">
      <div className="-ms-1.5 pt-3 lg:pt-4">
        <Checkbox
          label={say('cart.select', { name: title })}
          labelHidden
          checked={isEditing ? isMarked : isChecked}
          disabled={!isEditing && !isOrderable(line)}
          onChange={(event) => setChecked(event.currentTarget.checked)}
        />
      </div>
      <Link to={paths.product(line.id)} aria-hidden tabIndex={-1} className="self-start overflow-hidden rounded-md">
        <Picture {...pictureSource(line.picturePath, '72px')} alt="" className={classNames(isStuck && 'opacity-60')} />
      </Link>
      <div className="min-w-0">
        <Link to={paths.product(line.id)} className="line-clamp-2 text-sm font-medium hover:text-primary">
          {line.name}
        </Link>
        <p className="mt-0.5 text-xs text-ink-mute">
          {[line.standard, line.erpProductNo].filter((part) => part !== '').join(' · ')}
        </p>
        {(line.discount !== '' || line.isMedicine) && (
          <p className="mt-1 flex flex-wrap gap-1">
            {line.discount !== '' && <Tag tone="accent">{line.discount}</Tag>}
            {line.isMedicine && <Tag tone="info">{say('cart.medicine')}</Tag>}
          </p>
        )}
        {line.sellPartCount > 1 && (
          <p className="mt-1 text-xs text-ink-mute">{say('cart.steps', { step: String(line.sellPartCount) })}</p>
        )}
        {line.problemText !== '' && (
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <FieldError>{line.problemText}</FieldError>
            {reduced !== undefined && (
              <Button size="sm" variant="secondary" onClick={() => setQuantity(reduced)}>
                {say('cart.reduceTo', { count: String(reduced) })}
              </Button>
            )}
          </div>
        )}
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
      <div className="col-start-3 mt-2 lg:col-start-auto lg:mt-0 lg:pt-2 lg:text-end">
        <UnitPrice line={line} currency={currency} />
      </div>
      <div className="col-span-2 col-start-2 mt-3 lg:col-span-1 lg:col-start-auto lg:mt-0">
        <QuantityStepper
          value={shown}
          min={line.sellPartCount}
          max={most}
          step={line.sellPartCount}
          disabled={isStuck}
          onChange={setAsked}
          onCommit={setQuantity}
          onCorrect={(correction) => {
            if (correction === 'aboveMax') toasts.error(say('cart.insufficientStock'))
            if (correction === 'notWholeSteps')
              toasts.info(say('cart.onlyWholeSteps', { step: String(line.sellPartCount) }))
          }}
          labels={{
            field: say('cart.quantityOf', { name: title }),
            decrease: say('cart.decrease', { name: title }),
            increase: say('cart.increase', { name: title }),
          }}
        />
      </div>
      <p className="tabular col-span-2 col-start-2 mt-3 text-sm font-semibold lg:col-span-1 lg:col-start-auto lg:mt-0 lg:pt-2 lg:text-end">
        <span className="me-2 font-normal text-ink-mute lg:sr-only">{say('cart.subtotal')}</span>
        {line.unitPrice.kind === 'amount' ? formatMoney(subtotalOf(line, shown), currency) : say('cart.onInquiry')}
      </p>
      <div className="absolute end-2 bottom-2 flex lg:static lg:flex-col">
        <IconButton
          label={say('cart.collect', { name: title })}
          onClick={() => {
            forgetMarks()
            void remove.submit(
              { intent: 'collect', id: line.id },
              { method: 'post', action: paths.cart(), flushSync: true },
            )
          }}
        >
          <Heart aria-hidden />
        </IconButton>
        <IconButton
          label={say('cart.remove', { name: title })}
          onClick={() =>
            void remove.submit(
              { intent: 'remove', id: line.id },
              { method: 'post', action: paths.cart(), flushSync: true },
            )
          }
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
})

function UnitPrice({ line, currency }: { line: CartLine; currency: Currency }) {
  const say = useWords()
  if (line.unitPrice.kind !== 'amount') return <p className="text-sm text-ink-mute">{say('cart.onInquiry')}</p>
  const before = line.originalPrice.kind === 'amount' ? line.originalPrice.minor : line.unitPrice.minor
  return (
    <Price
      main={formatMoney(line.unitPrice.minor, currency)}
      old={before > line.unitPrice.minor ? formatMoney(before, currency) : undefined}
      oldLabel={say('cart.wasPrice')}
      note={line.unit === '' ? undefined : say('cart.perUnit', { unit: line.unit })}
      size="sm"
      tone="plain"
      className="lg:flex-col lg:items-end"
    />
  )
}
