import { classNames, IconButton, Picture } from '@cusp/ui'
import { ChevronLeft, ChevronRight, ZoomIn } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'

const ZoomDialog = lazy(async () => ({ default: (await import('./zoom-dialog')).ZoomDialog }))

/** Thumbnails that fit without arrows (spec A46). */
const withoutArrows = 5

/** One large picture and its thumbnails. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const say = useWords()
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const strip = useRef<HTMLUListElement>(null)
  const scroll = (by: number) => strip.current?.scrollBy({ left: by * strip.current.clientWidth, behavior: 'smooth' })
  const shown = pictures[at] ?? pictures[0] ?? ''
  return (
    <section aria-label={say('product.gallery')} className="min-w-0">
      <div className="relative">
        <Picture
          {...pictureSource(shown, '(width >= 64rem) 480px, (width >= 48rem) 45vw, 100vw')}
          alt={say('product.pictureOf', { number: at + 1, count: Math.max(1, pictures.length), name })}
          priority
          className="rounded-lg border border-line"
        />
        {shown.includes('{0}') && (
          <span className="absolute end-2 bottom-2 noscript:hidden">
            <IconButton variant="secondary" label={say('product.zoom')} onClick={() => setZoomed(true)}>
              <ZoomIn aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
      {isZoomed && (
        <Suspense>
          <ZoomDialog path={shown} name={name} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
      {pictures.length > 1 && (
        <div className="mt-3 flex items-center gap-1">
          {pictures.length > withoutArrows && (
            <IconButton size="sm" label={say('home.previousSlide')} onClick={() => scroll(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
          )}
          <ul ref={strip} className="scrollbar-none flex min-w-0 gap-2 overflow-x-auto p-0.5">
            {pictures.map((picture, index) => (
              <li key={picture} className="w-16 shrink-0">
                <button
                  type="button"
                  aria-label={say('product.showPicture', { number: index + 1 })}
                  aria-current={index === at || undefined}
                  onClick={() => setAt(index)}
                  className={classNames(
                    'block w-full overflow-hidden rounded-md border-2',
                    index === at ? 'border-primary' : 'border-transparent hover:border-primary-line',
                  )}
                >
                  <Picture {...pictureSource(picture, '64px')} alt="" />
                </button>
              </li>
            ))}
          </ul>
          {pictures.length > withoutArrows && (
            <IconButton size="sm" label={say('home.nextSlide')} onClick={() => scroll(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </section>
  )
}
