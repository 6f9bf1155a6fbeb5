import { content } from '@cusp/contract'
import { lazy, Suspense, useMemo } from 'react'
import { data, useSearchParams } from 'react-router'
import { BannerCarousel } from '../features/catalogue/banner-carousel'
import { BrandGrid } from '../features/catalogue/brand-grid'
import { CategoryTiles } from '../features/catalogue/category-tiles'
import { FloorSection, floorAnchor } from '../features/catalogue/floor-section'
import { HomeNavigation } from '../features/catalogue/home-navigation'
import { HomeNotices } from '../features/catalogue/home-notices'
import { PreviewNotice } from '../features/catalogue/preview-notice'
import { Recommended } from '../features/catalogue/recommended'
import { SpecialItems } from '../features/catalogue/special-items'
import { ZoneBlocks } from '../features/catalogue/zone-blocks'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { Kept } from '../platform/kept'
import { OnceAlive } from '../platform/once-alive'
import { unkept } from '../platform/preview-headers'
import { useWords } from '../platform/words'
import { ShopFacts } from '../shell/facts'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/home'

// It is not there before a script runs.
const FloorElevator = lazy(async () => ({
  default: (await import('../features/catalogue/floor-elevator')).FloorElevator,
}))

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** What is not drawn is not sent. An advertisement stands in the place of the fifth product. */
const productsOnFloor = 5
const brandsOnFloor = 5
const partsOnFloor = 8

type Parts = {
  readonly home: content.Home
  readonly floors: content.HomeFloors
  readonly recommended: content.Recommended
  readonly navigation: content.Navigation
}

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args)
  const token = new URL(args.request.url).searchParams.get('preview')
  if (token !== null) {
    const { at, withDrafts, ...parts } = await api.call(content.previewHome, { token })
    // Its further pages would be those that everybody sees.
    const page = pageOf({ ...parts, recommended: { ...parts.recommended, totalPage: 1 } })
    return data({ ...page, preview: { at, withDrafts } }, { headers: unkept })
  }
  const [home, floors, recommended, navigation] = await Promise.all([
    api.call(content.getHome, {}),
    api.call(content.getHomeFloors, {}),
    api.call(content.getRecommended, { pageIndex: 1 }),
    api.call(content.getNavigation, {}),
  ])
  return data({ ...pageOf({ home, floors, recommended, navigation }), preview: null })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

function pageOf({ home, floors, recommended, navigation }: Parts) {
  const { banners, popup, specials, specialsHeading, zones, newCustomer, text } = home
  return {
    banners,
    text,
    navigation: navigation.navis,
    popup: popup && { path: popup.path, imagePhone: popup.imagePhone, title: popup.title },
    newCustomer:
      newCustomer === 0
        ? null
        : { path: home.newCustomerPath, image: home.newCustomerPicture, title: home.newCustomerTitle },
    specials,
    specialsHeading,
    zones: zones.map(({ name, remark, path, image, products }) => ({ name, remark, path, image, products })),
    floors: floors.classifyFloor.map((floor) => ({
      id: floor.id,
      floorName: floor.floorName,
      path: floor.path,
      classifyList: floor.classifyList.slice(0, partsOnFloor),
      ads: floor.adImages,
      products: floor.products.slice(0, floor.adImages.length > 0 ? productsOnFloor - 1 : productsOnFloor),
      brands: floor.brandImages.slice(0, brandsOnFloor).map((brand) => ({ id: brand.id, title: brand.title })),
    })),
    moreCategories: floors.moreCategories,
    brands: floors.brandImages,
    recommended: { products: recommended.products, totalPage: recommended.totalPage },
  }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  return (
    <>
      <PageHead title={say('home.title')} description={say('shell.description')} />
      {import.meta.env.SSR && <ShopFacts />}
      {loaderData.preview && <meta name="robots" content="noindex, nofollow" />}
      <Kept name="home" from={loaderData} className="page-column py-4 md:py-6">
        <HomeContents {...loaderData} />
      </Kept>
    </>
  )
}

function HomeContents(home: Route.ComponentProps['loaderData']) {
  const say = useWords()
  const [query] = useSearchParams()
  const { banners, floors, moreCategories, brands, recommended, text, preview, zones, specials } = home
  const stops = useMemo(
    () => [
      ...floors.map(({ id, floorName }) => ({ anchor: floorAnchor(id), name: floorName })),
      ...(brands.length > 0 ? [{ anchor: 'brands', name: say('home.brands') }] : []),
      ...(recommended.products.length > 0 ? [{ anchor: 'recommended', name: say('home.recommendedShort') }] : []),
    ],
    [floors, brands, recommended, say],
  )
  return (
    <>
      <h1 className="sr-only">{say('shell.tagline')}</h1>
      <PreviewNotice preview={preview} leaveTo={paths.home()} />
      {home.navigation.length > 0 && <HomeNavigation entries={home.navigation} />}
      {banners.length > 0 && <BannerCarousel banners={banners} />}
      {specials.length > 0 && <SpecialItems heading={home.specialsHeading} items={specials} />}
      {zones.length > 0 && <ZoneBlocks zones={zones} hiddenText={text} />}
      {floors.map((floor, index) => (
        <FloorSection key={floor.id} floor={floor} hiddenText={text} isFirst={index === 0} />
      ))}
      {moreCategories.length > 0 && <CategoryTiles categories={moreCategories} />}
      {brands.length > 0 && <BrandGrid brands={brands} />}
      <Recommended first={recommended.products} pageCount={recommended.totalPage} hiddenText={text} />
      <OnceAlive>
        <Suspense>
          <FloorElevator stops={stops} />
        </Suspense>
      </OnceAlive>
      {/* Another dialog may have been asked for by the address. */}
      <HomeNotices popup={query.has('passwordReset') ? null : home.popup} newCustomer={home.newCustomer} />
    </>
  )
}
