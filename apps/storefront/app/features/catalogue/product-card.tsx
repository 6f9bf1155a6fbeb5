import type { catalogue } from '@cusp/contract'
import { Picture, Tag } from '@cusp/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'
import { FavouriteButton } from './favourite-button'
import { ProductPrice } from './product-price'

const sizes = '(width >= 80rem) 240px, (width >= 64rem) 25vw, (width >= 48rem) 33vw, 50vw'

/** A product, and what an operator has written on it where it was picked by hand. */
export type ShownProduct = catalogue.ProductCard & {
  readonly badge?: string
  /** Which of its variants is meant, where it is one. */
  readonly standard?: string
  /** Where it leads, if not to its own page. */
  readonly address?: string
}

/** A product in a grid. Rows align whatever is missing: the name takes two lines, the price stands at the bottom. */
export function ProductCard({
  product,
  hiddenText,
  priority = false,
  action,
}: {
  product: ShownProduct
  /** What stands in the price's place for those who see none. */
  hiddenText: string
  /** In view at once. */
  priority?: boolean
  action?: ReactNode
}) {
  const say = useWords()
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:border-primary-line hover:shadow-lifted">
      <Picture {...pictureSource(product.picturePath, sizes)} alt="" priority={priority} />
      <span className="absolute start-2 end-14 top-2 flex flex-wrap gap-1">
        {product.discount !== '' && (
          <Tag tone="accent" look="solid">
            {product.discount}
          </Tag>
        )}
        {product.badge !== undefined && product.badge !== '' && (
          <Tag tone="primary" look="solid">
            {product.badge}
          </Tag>
        )}
        {product.isMedicine && <Tag tone="info">{say('shell.medicine')}</Tag>}
        {product.isPreOrder && <Tag tone="info">{say('shell.preOrder')}</Tag>}
        {!product.hasStock && !product.isPreOrder && <Tag tone="danger">{say('shell.soldOut')}</Tag>}
      </span>
      <span className="absolute end-2 top-2 z-10">
        <FavouriteButton product={product} name={product.name} />
      </span>
      <div className="flex flex-1 flex-col p-3">
        <p className="caps truncate text-ink-mute">{product.brandName || '\u00a0'}</p>
        <h3 className="mt-0.5 line-clamp-2 min-h-[2lh] text-sm font-medium">
          <Link
            to={product.address ?? paths.product(product.searchProductId)}
            className="after:absolute after:inset-0 group-hover:text-primary"
          >
            {product.name}
          </Link>
        </h3>
        <p className="mt-1 flex min-h-5 flex-wrap gap-1 overflow-hidden text-xs text-ink-mute">
          {product.standard}
          {product.variantCount > 1 && say('shell.variants', { count: product.variantCount })}
          {product.tags.slice(0, 2).map((tag) => (
            <Tag key={tag.title} tone="primary">
              {tag.title}
            </Tag>
          ))}
        </p>
        <div className="mt-auto flex min-h-11 items-end justify-between gap-2 pt-2">
          <ProductPrice
            now={product.discountPrice}
            list={product.price}
            isFrom={product.isPriceFrom}
            hiddenText={hiddenText}
          />
          {action !== undefined && <span className="relative z-10 shrink-0">{action}</span>}
        </div>
      </div>
    </article>
  )
}
