import { Carousel, Picture } from '@cusp/ui'
import { Link } from 'react-router'
import { useWords } from '../../platform/words'

/** How long a banner stays (spec A198). */
const bannerMs = 5000

export type Banner = {
  readonly path: string
  readonly image: string
  readonly imagePhone: string
  readonly title: string
}

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const say = useWords()
  return (
    <Carousel
      autoplayMs={bannerMs}
      labels={{
        carousel: say('home.banners'),
        previous: say('home.previousSlide'),
        next: say('home.nextSlide'),
        pause: say('home.pause'),
        play: say('home.play'),
        slide: (number) => say('home.bannerSlide', { number, count: banners.length }),
      }}
      slides={banners.map((banner, index) => ({
        key: `${banner.path} ${banner.title}`,
        content: <Slide banner={banner} isFirst={index === 0} />,
      }))}
    />
  )
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const slide = (
    <span className="relative block">
      <Picture
        src={banner.image}
        srcSet={banner.imagePhone === '' ? undefined : `${banner.imagePhone} 800w, ${banner.image} 1600w`}
        sizes="(width >= 80rem) 1280px, 100vw"
        alt=""
        ratio="banner"
        fit="cover"
        priority={isFirst}
      />
      <span className="absolute inset-y-0 start-0 flex w-[56%] items-center ps-5 pb-5 md:w-1/2 md:ps-14 md:pb-0">
        <span className="text-base leading-snug font-semibold text-balance text-white md:text-3xl lg:text-4xl">
          {banner.title}
        </span>
      </span>
    </span>
  )
  return banner.path === '' ? (
    slide
  ) : (
    <Link to={banner.path} className="block focus-inset">
      {slide}
    </Link>
  )
}
