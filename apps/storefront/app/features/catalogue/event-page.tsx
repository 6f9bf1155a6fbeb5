import type { catalogue, specialEvents } from '@cusp/contract'
import { classNames, Picture } from '@cusp/ui'
import type { ReactNode } from 'react'
import { blockColumns } from './block-columns'
import { EventTags } from './event-tags'
import { MaybeLink } from './maybe-link'
import { ProductGrid } from './product-grid'
import type { Stop } from './use-stop-reached'

type Pictured = { readonly image: string; readonly imagePhone: string }

export type ShownEvent = {
  readonly template: specialEvents.SpecialEvent['template']
  readonly tags: readonly Stop[]
  readonly blocks: readonly ShownBlock[]
}

export type ShownBlock = Pictured & {
  readonly anchor: string
  readonly heading: string
  readonly emissionType: specialEvents.EmissionType
  readonly isTitleShown: boolean
  readonly entries: readonly (Pictured & { readonly link: string; readonly title: string })[]
  readonly products: readonly catalogue.ProductCard[]
}

/** A special event: blocks of pictures and products on a ground of its colour (spec B94). */
export function EventPage({
  event: { template, tags, blocks },
  hiddenText,
  children,
}: {
  event: ShownEvent
  hiddenText: string
  /** Above everything. */
  children?: ReactNode
}) {
  return (
    <div className="relative isolate py-4 md:py-6">
      {/* The page's policy forbids style attributes; a drawing brings its colour along. */}
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full">
        <rect width="100%" height="100%" fill={template.backgroundColor} />
      </svg>
      <div className="page-column">
        {children}
        <EventHead template={template} />
        {tags.length > 0 && <EventTags tags={tags} />}
        {blocks.map((block) => (
          <EventBlock key={block.anchor} block={block} hiddenText={hiddenText} />
        ))}
      </div>
    </div>
  )
}

function EventHead({ template }: { template: ShownEvent['template'] }) {
  const { title, remark, isTitleShown, image, imagePhone } = template
  return (
    <header className="overflow-hidden rounded-lg bg-surface shadow-raised">
      <div className="relative">
        <Picture src={image} phoneSrc={imagePhone} alt="" ratio="banner" fit="cover" priority />
        {isTitleShown ? (
          <div className="absolute inset-y-0 start-0 flex w-[62%] items-center bg-linear-to-r from-deep/70 to-transparent ps-4 pe-6 md:w-3/5 md:ps-10">
            <h1 className="text-lg leading-snug font-semibold text-balance text-white md:max-w-3/4 md:text-3xl lg:text-4xl">
              {title}
            </h1>
          </div>
        ) : (
          <h1 className="sr-only">{title}</h1>
        )}
      </div>
      {remark !== '' && <p className="px-4 py-3 text-sm text-ink-soft md:px-6 md:text-base">{remark}</p>}
    </header>
  )
}

function EventBlock({ block, hiddenText }: { block: ShownBlock; hiddenText: string }) {
  const { anchor, heading, image, imagePhone, products } = block
  return (
    <section
      id={anchor}
      {...(heading === '' ? {} : { 'aria-labelledby': `${anchor}-title` })}
      className="mt-4 scroll-mt-42 overflow-hidden rounded-lg bg-surface shadow-raised md:mt-6"
    >
      {image !== '' && <Picture src={image} phoneSrc={imagePhone} alt="" ratio="strip" fit="cover" />}
      {heading !== '' && (
        <h2 id={`${anchor}-title`} className="px-3 pt-3 text-lg font-semibold md:px-5 md:pt-4 md:text-xl">
          {heading}
        </h2>
      )}
      <div className="p-2 md:p-4">
        {products.length > 0 ? <ProductGrid products={products} hiddenText={hiddenText} /> : <Entries block={block} />}
      </div>
    </section>
  )
}

const grids = {
  1: 'grid-cols-[minmax(0,1fr)]',
  2: 'grid-cols-[minmax(0,1fr)] md:grid-cols-2',
  /** Two beside each other on a phone, the odd one alone. */
  3: 'grid-cols-2 md:grid-cols-3 max-md:[&>li:last-child:nth-child(odd)]:col-span-2',
} as const
const ratios = { 1: 'wideStrip', 2: 'video', 3: 'special' } as const

function Entries({ block: { emissionType, isTitleShown, entries } }: { block: ShownBlock }) {
  const columns = blockColumns(emissionType)
  return (
    <ul className={classNames('grid gap-2 md:gap-4', grids[columns])}>
      {entries.map(({ link, title, image, imagePhone }, index) => (
        // The same picture may stand in a block twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places
        <li key={`${index} ${link}`}>
          <MaybeLink
            to={link}
            className="group relative block h-full overflow-hidden rounded-md border border-line focus-inset hover:border-primary-line"
          >
            <Picture
              src={columns === 1 ? image : imagePhone}
              phoneSrc={imagePhone}
              alt={isTitleShown ? '' : title}
              ratio={ratios[columns]}
              fit="cover"
            />
            {isTitleShown && (
              <span className="block px-3 py-2 text-sm font-medium group-hover:text-primary md:text-base">{title}</span>
            )}
          </MaybeLink>
        </li>
      ))}
    </ul>
  )
}
