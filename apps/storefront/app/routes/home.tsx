import { content } from '@cusp/contract'
import { BannerCarousel } from '../features/catalogue/banner-carousel'
import { BrandGrid } from '../features/catalogue/brand-grid'
import { CategoryTiles } from '../features/catalogue/category-tiles'
import { FloorSection } from '../features/catalogue/floor-section'
import { Recommended } from '../features/catalogue/recommended'
import { apiFor } from '../platform/api.server'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/home'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** What is not drawn is not sent: floors in full, products on each, brands. */
const fullFloors = 6
const productsOnFloor = 5
const brandsAtMost = 12

export async function loader(args: Route.LoaderArgs) {
  const api = apiFor(args)
  const [home, extend, recommended] = await Promise.all([
    api.call(content.getHome, {}),
    api.call(content.getHomeFloors, {}),
    api.call(content.getRecommended, { pageIndex: 1 }),
  ])
  return {
    banners: home.banner,
    text: home.text,
    floors: extend.classifyFloor.slice(0, fullFloors).map(({ id, floorName, classifyList, products, brandImages }) => ({
      id,
      floorName,
      classifyList: classifyList.slice(0, 6),
      products: products.slice(0, productsOnFloor),
      brands: brandImages.slice(0, 5).map((brand) => ({ id: brand.id, title: brand.title })),
    })),
    moreFloors: extend.classifyFloor.slice(fullFloors).map(({ id, floorName, floorImagePath, products }) => ({
      id,
      name: floorName,
      picturePath: floorImagePath || (products[0]?.picturePath ?? ''),
    })),
    brands: extend.brandImages.slice(0, brandsAtMost),
    recommended: { products: recommended.products, totalPage: recommended.totalPage },
  }
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { banners, floors, moreFloors, brands, recommended, text } = loaderData
  return (
    <div className="page-column py-4 md:py-6">
      <title>{titleOf(say, say('home.title'))}</title>
      <meta name="description" content={say('shell.tagline')} />
      <h1 className="sr-only">{say('shell.tagline')}</h1>
      {banners.length > 0 && <BannerCarousel banners={banners} />}
      {floors.map((floor, index) => (
        <FloorSection key={floor.id} floor={floor} hiddenText={text} isFirst={index === 0} />
      ))}
      {moreFloors.length > 0 && <CategoryTiles categories={moreFloors} />}
      {brands.length > 0 && <BrandGrid brands={brands} />}
      <Recommended first={recommended.products} pageCount={recommended.totalPage} hiddenText={text} />
    </div>
  )
}
