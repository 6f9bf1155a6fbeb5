import type { catalogue } from '@cusp/contract'
import { buttonClass, Card, Facts, IconButton, Notice, Tag } from '@cusp/ui'
import { ArrowLeft, Pill } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { Kept } from '../../platform/kept'
import type { Refusal } from '../../platform/on-refusal'
import { type User, useUser } from '../../platform/shop'
import { type Say, useWords } from '../../platform/words'
import { LogInLink } from '../../shell/log-in-link'
import { RichText } from '../../shell/rich-text'
import { Trail } from '../../shell/trail'
import { BesideLater } from './beside-later'
import { CouponStrip } from './coupon-strip'
import { FavouriteButton } from './favourite-button'
import { Gallery } from './gallery'
import { ProductPrice } from './product-price'
import { PurchaseForm } from './purchase-form'
import { VariantTable } from './variant-table'
import { AskPriceCard, BundleContents, Documents, Gifts, PreOrderCard, ProductVideo, PromotionBand } from './when-there'
import { fromZone } from './zone-address'

type Product = catalogue.ProductDetail
type Variant = catalogue.Variant

type ProductPageProps = {
  product: Product
  variants: readonly Variant[]
  /** What became of a form that was sent without script. */
  refusal: Refusal | undefined
  isAdded: boolean
  serverTime: Date
  /** Opened from the new-customer zone: such goods are bought at once and not put into the cart (spec A19). */
  isForNewCustomers: boolean
}

/** A product's page. Clinics that are shown the same goods, prices and stock are given the same. */
export function ProductPage(given: ProductPageProps) {
  const { serverTime, ...from } = given
  const promotion = given.product.newCusproductDisplay ?? given.product.promotionDisplay
  return (
    <Kept name="product" from={promotion?.countDown ? [from, serverTime] : from} className="page-column py-4 md:py-6">
      <ProductPageContents {...given} />
    </Kept>
  )
}

function ProductPageContents({ product, variants, refusal, isAdded, serverTime, isForNewCustomers }: ProductPageProps) {
  const say = useWords()
  const user = useUser()
  const promotion = product.newCusproductDisplay ?? product.promotionDisplay
  const selected = variants.find(({ id }) => id === product.searchProductId) ?? variants[0]
  return (
    <>
      <div className="mb-3 flex items-center gap-2 md:mb-4">
        <IconButton
          size="sm"
          label={say('shell.back')}
          className="noscript:hidden"
          onClick={() => (window.history.length > 1 ? window.history.back() : window.location.assign(paths.home()))}
        >
          <ArrowLeft aria-hidden />
        </IconButton>
        <Trail crumbs={crumbsOf(product, say)} />
      </div>
      <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8">
        <Gallery pictures={product.pictures} name={product.productName} />
        <div className="min-w-0">
          <Heading product={product} selected={selected} />
          <div className="mt-4 rounded-lg bg-surface p-4 ring-1 ring-line">
            {selected && promotion && selected.isDiscount ? (
              <Suspense>
                <PromotionBand promotion={promotion} serverTime={serverTime}>
                  <PageOffer variants={variants} selected={selected} hiddenText={product.text} />
                </PromotionBand>
              </Suspense>
            ) : (
              selected && <PageOffer variants={variants} selected={selected} hiddenText={product.text} />
            )}
            <CouponStrip coupons={product.coupons} />
            {selected && selected.promotes.length > 0 && (
              <Suspense>
                <Gifts gifts={selected.promotes} />
              </Suspense>
            )}
            {!product.isAuth && <WayToPrices user={user} />}
          </div>
          <Facts className="mt-5" facts={factsOf(product, selected, say)} />
          {product.isMedicine && (
            <Notice tone="info" title={say('product.medicineTitle')} className="mt-5">
              {say('product.medicineNote')}
            </Notice>
          )}
        </div>
      </div>

      {product.bundle.length > 0 && (
        <Suspense>
          <BundleContents parts={product.bundle} />
        </Suspense>
      )}

      <h2 className="mt-8 mb-3 text-lg font-semibold">{say('product.variants')}</h2>
      {product.isAuth ? (
        <>
          <PurchaseForm
            product={product}
            variants={variants}
            refusal={refusal}
            isAdded={isAdded}
            isOnlyToBuy={isForNewCustomers}
          />
          {variants.some(({ price }) => price.kind === 'onInquiry') && (
            <Suspense>
              <AskPriceCard address={paths.product(product.searchProductId)} variants={variants} />
            </Suspense>
          )}
          {variants.some(({ preOrder }) => preOrder !== null) && (
            <Suspense>
              <PreOrderCard
                address={paths.product(product.searchProductId, isForNewCustomers ? fromZone : {})}
                variants={variants}
              />
            </Suspense>
          )}
        </>
      ) : (
        <Card flush>
          <VariantTable variants={variants} hiddenText={product.text} selectedId={product.searchProductId} />
        </Card>
      )}

      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Card title={say('product.details')}>
          {product.page !== '' ? (
            <RichText html={product.page} />
          ) : product.description !== '' ? (
            <p className="max-w-reading whitespace-pre-line text-ink-soft">{product.description}</p>
          ) : (
            <p className="text-sm text-ink-mute">{say('product.noDetails')}</p>
          )}
        </Card>
        <div className="grid gap-6">
          {product.mp4Url !== '' && (
            <Suspense>
              <ProductVideo path={product.mp4Url} autoplay={product.autoplay} name={product.productName} />
            </Suspense>
          )}
          {product.parameters.length > 0 && (
            <Card title={say('product.parameters')}>
              <Facts facts={product.parameters.map(({ name, value }) => ({ label: name, value }))} />
            </Card>
          )}
          {product.documents.length > 0 && (
            <Suspense>
              <Documents documents={product.documents} />
            </Suspense>
          )}
          <Card title={say('product.returns')}>
            <p className="text-sm text-ink-soft">{say('product.returnRule')}</p>
          </Card>
        </div>
      </div>
      <BesideLater key={product.id} productId={product.id} />
    </>
  )
}

/** What the product costs, as large as it gets. */
function PageOffer({
  variants,
  selected,
  hiddenText,
}: {
  variants: readonly Variant[]
  selected: Variant
  hiddenText: string
}) {
  return (
    <ProductPrice
      now={selected.discountPrice}
      list={selected.price}
      isFrom={hasDearer(variants, selected)}
      hiddenText={hiddenText}
      size="lg"
    />
  )
}

function Heading({ product, selected }: { product: Product; selected: Variant | undefined }) {
  const say = useWords()
  return (
    <>
      <Link
        to={paths.search({ searchType: 'brandId', brandId: product.brandId, title: product.brandName })}
        className="caps inline-flex min-h-6 items-center text-primary hover:underline pointer-coarse:min-h-11"
      >
        {product.brandName}
      </Link>
      <div className="mt-1 flex items-start justify-between gap-4">
        <h1 className="text-xl font-semibold md:text-2xl">{product.productName}</h1>
        <span className="size-control shrink-0">
          <FavouriteButton product={product} name={product.productName} size="md" />
        </span>
      </div>
      {selected && (
        <p className="mt-1 text-sm text-ink-mute">
          {selected.standard} · {say('product.articleNumber')} <span className="tabular">{selected.articleNumber}</span>
        </p>
      )}
      {product.sellingPoint !== '' && <p className="mt-3 text-ink-soft">{product.sellingPoint}</p>}
      {(product.tags.length > 0 || product.isMedicine) && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {product.isMedicine && (
            <Tag tone="info" icon={<Pill aria-hidden />}>
              {say('shell.medicine')}
            </Tag>
          )}
          {product.tags.map((tag) => (
            <Tag key={tag.title} tone="primary">
              {tag.title}
            </Tag>
          ))}
        </p>
      )}
    </>
  )
}

/** What those who see no prices do next (spec A96). */
function WayToPrices({ user }: { user: User | null }) {
  const say = useWords()
  return (
    <div className="mt-3">
      {user === null ? (
        <LogInLink className={buttonClass()}>{say('shell.logInToBuy')}</LogInLink>
      ) : (
        <Link to={paths.userInformation()} className={buttonClass()}>
          {say('shell.goToAuthenticate')}
        </Link>
      )}
    </div>
  )
}

/** Whether another variant costs more than the one shown. */
function hasDearer(variants: readonly Variant[], { discountPrice }: Variant): boolean {
  return (
    discountPrice.kind === 'amount' &&
    variants.some((other) => other.discountPrice.kind === 'amount' && other.discountPrice.minor > discountPrice.minor)
  )
}

function crumbsOf(product: Product, say: Say) {
  const category = (id: string, name: string) => ({
    label: name,
    href: paths.search({ searchType: 'categoryId', categoryId: id, title: name }),
  })
  return [
    { label: say('shell.home'), href: paths.home() },
    ...(product.firstCName === '' ? [] : [category(product.firstCId, product.firstCName)]),
    ...(product.secondCName === '' ? [] : [category(product.secondCId, product.secondCName)]),
    { label: product.productName },
  ]
}

function factsOf(product: Product, selected: Variant | undefined, say: Say) {
  return [
    { label: say('product.producer'), value: product.producer },
    { label: say('product.unit'), value: selected?.unit ?? '' },
    { label: say('product.uniformCode'), value: selected?.uniformCode ?? '' },
    { label: say('product.store'), value: product.storeName },
    { label: say('product.ceCode'), value: product.ceCode },
    { label: say('product.fdaCode'), value: product.fdaCode },
    { label: say('product.expiry'), value: selected?.expiredDate ?? '' },
    { label: say('product.productionDate'), value: selected?.productionDate ?? '' },
  ].filter(({ value }) => value !== '')
}
