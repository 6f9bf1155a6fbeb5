import type { CarouselProps } from '@cusp/ui'
import type { Say } from '../../platform/words'

/** What the controls of a carousel of so many slides are called. */
export const carouselLabels = (say: Say, carousel: string, count: number): CarouselProps['labels'] => ({
  carousel,
  previous: say('home.previousSlide'),
  next: say('home.nextSlide'),
  pause: say('home.pause'),
  play: say('home.play'),
  slide: (number) => say('home.bannerSlide', { number, count }),
})
