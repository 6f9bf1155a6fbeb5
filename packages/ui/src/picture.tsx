import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'

const ratios = {
  square: 'aspect-square',
  landscape: 'aspect-4/3',
  video: 'aspect-video',
  banner: 'aspect-16/7 md:aspect-3/1',
  portrait: 'aspect-3/4',
  special: 'aspect-8/5',
  popup: 'aspect-5/2',
  strip: 'aspect-3/1 md:aspect-4/1',
  wideStrip: 'aspect-3/1 md:aspect-8/1',
  /** As large as whatever it lies in. */
  fill: 'h-full',
} as const

export type PictureProps = {
  /** Without one the fallback is drawn. */
  src: string | undefined
  /** Empty for what only decorates. */
  alt: string
  /** Widths the browser chooses from, with `sizes`. */
  srcSet?: string | undefined
  sizes?: string | undefined
  /** Drawn instead on screens narrower than 48rem. */
  phoneSrc?: string | undefined
  /** Drawn when the picture is missing; without one, a quiet mark. */
  fallbackSrc?: string | undefined
  ratio?: keyof typeof ratios | undefined
  /** `contain` shows the whole thing on a tile, `cover` fills it. */
  fit?: 'contain' | 'cover' | undefined
  /** In view at once: not lazy. */
  priority?: boolean | undefined
  className?: string | undefined
}

/** A picture on a tile of a fixed ratio, so that nothing moves when it arrives. */
export function Picture({
  src,
  alt,
  srcSet,
  sizes,
  phoneSrc,
  fallbackSrc,
  ratio = 'square',
  fit = 'contain',
  priority = false,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const isMissing = src === undefined || src === '' || failed === src

  // It may have failed before the page came alive, when nobody listened.
  useEffect(() => {
    const picture = image.current
    if (picture?.complete && picture.naturalWidth === 0 && picture.getAttribute('src') === src) setFailed(src)
  }, [src])

  const shown = isMissing ? fallbackSrc : src
  return (
    <span className={classNames('relative block overflow-hidden bg-sunken', ratios[ratio], className)}>
      {shown === undefined || failed === shown ? (
        <span
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-ink-faint"
        >
          <ImageOff aria-hidden strokeWidth={1.5} className="size-8 max-w-1/2" />
        </span>
      ) : (
        <picture>
          {phoneSrc !== undefined && !isMissing && <source media="(width < 48rem)" srcSet={phoneSrc} />}
          <img
            ref={image}
            src={shown}
            alt={alt}
            srcSet={isMissing ? undefined : srcSet}
            sizes={isMissing ? undefined : sizes}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            onError={() => setFailed(shown)}
            className={classNames('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
          />
        </picture>
      )}
    </span>
  )
}
