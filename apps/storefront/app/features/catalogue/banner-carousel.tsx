import { Carousel, Picture } from '@cusp/ui'
import { useWords } from '../../platform/words'
import { carouselLabels } from './carousel-labels'
import { MaybeLink } from './maybe-link'

/** How long a banner stays (spec A198). */
const bannerMs = 5000

export type Banner = {
  readonly path: string
  readonly image: string
  readonly imagePhone: string
  readonly title: string
  readonly isTitleShown: boolean
}

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const say = useWords()
  return (
    <Carousel
      autoplayMs={bannerMs}
      labels={carouselLabels(say, say('home.banners'), banners.length)}
      slides={banners.map((banner, index) => ({
        key: `${banner.path} ${banner.title}`,
        content: <Slide banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  return (
    <MaybeLink to={banner.path} className="relative block focus-inset">
      <Picture
        src={banner.image}
        phoneSrc={banner.imagePhone}
        alt={banner.isTitleShown ? '' : banner.title}
        ratio="banner"
        fit="cover"
        priority={isFirst}
      />
      {banner.isTitleShown && (
        <span className="absolute inset-y-0 start-0 flex w-[62%] items-center bg-linear-to-r from-deep/60 to-transparent ps-5 pe-8 pb-5 md:w-3/5 md:ps-14 md:pb-0">
          <span className="text-base leading-snug font-semibold text-balance text-white md:max-w-3/4 md:text-2xl lg:text-3xl xl:text-4xl">
            {banner.title}
          </span>
        </span>
      )}
    </MaybeLink>
  )
}
