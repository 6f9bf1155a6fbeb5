import type { orders } from '@cusp/contract'
import { type Currency, formatMoney } from '@cusp/kernel'
import { Button, Picture, Tag } from '@cusp/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'

/** Goods that are shown before one asks for more (spec B261). */
const shownAtFirst = 3

export function GoodsList({ goods, currency }: { goods: readonly orders.OrderedGood[]; currency: Currency }) {
  const say = useWords()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? goods : goods.slice(0, shownAtFirst)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map((good) => (
          <li key={good.searchProductId} className="flex gap-3 py-3 first:pt-0">
            <Link
              to={paths.product(good.searchProductId)}
              aria-hidden
              tabIndex={-1}
              className="size-16 shrink-0 overflow-hidden rounded-md"
            >
              <Picture {...pictureSource(good.picturePath, '64px')} alt="" />
            </Link>
            <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
              <div className="min-w-40 flex-1 text-sm">
                <Link to={paths.product(good.searchProductId)} className="line-clamp-2 font-medium hover:text-primary">
                  {good.name}
                </Link>
                <p className="text-xs text-ink-mute">
                  {[good.standard, good.articleNumber].filter((part) => part !== '').join(' · ')}
                </p>
                {good.tag !== '' && (
                  <Tag tone="accent" className="mt-1">
                    {good.tag}
                  </Tag>
                )}
              </div>
              <p className="tabular flex items-baseline gap-2 text-sm sm:flex-col sm:items-end sm:gap-0">
                <span>
                  {formatMoney(good.unitPrice, currency)} {say('orders.countOf', { count: String(good.amount) })}
                </span>
                <strong className="ms-auto font-semibold">{formatMoney(good.subtotal, currency)}</strong>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {goods.length > shownAtFirst && (
        <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say('orders.showLess') : say('orders.showAll', { count: String(goods.length) })}
        </Button>
      )}
    </>
  )
}
