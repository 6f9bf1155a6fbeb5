import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { noteSeen } from './seen-products'

const Beside = lazy(async () => ({ default: (await import('./beside')).Beside }))
const nearEnd = '600px'

/** Other goods below a product, loaded when somebody comes near the page's end; notes that the product was looked at. */
export function BesideLater({ productId }: { productId: string }) {
  const [isNear, setNear] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = mark.current
    if (!place) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        setNear(true)
      },
      { rootMargin: nearEnd },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [])
  useEffect(() => noteSeen(productId), [productId])
  return (
    <div ref={mark}>
      {isNear && (
        <Suspense>
          <Beside productId={productId} />
        </Suspense>
      )}
    </div>
  )
}
