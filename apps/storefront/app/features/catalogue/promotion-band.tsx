import type { catalogue } from '@cusp/contract'
import { Countdown, classNames } from '@cusp/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'

/** The server's copies turn within this time after a promotion's end. */
const turnedMs = 1500

/** A price in its promotion: on the promotion's ground, with the time it still runs (spec A77). */
export function PromotionBand({
  promotion,
  serverTime,
  children,
}: {
  promotion: catalogue.PromotionDisplay
  serverTime: Date
  children: ReactNode
}) {
  const { showPriceBackground, picPath, textColor } = promotion
  const band = useRef<HTMLDivElement>(null)
  // The page's policy forbids style attributes; what a script sets is no attribute.
  useEffect(() => {
    if (band.current) band.current.style.color = textColor
  }, [textColor])
  return (
    <div
      ref={band}
      className={classNames(
        'relative isolate -mx-4 -mt-4 mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 overflow-hidden rounded-t-lg px-4 py-3',
        showPriceBackground ? 'bg-primary text-white [&_*]:text-inherit' : 'bg-primary-soft text-ink',
      )}
    >
      {showPriceBackground && picPath !== '' && (
        <img {...pictureSource(picPath, '100vw')} alt="" className="absolute inset-0 -z-10 size-full object-cover" />
      )}
      {children}
      {promotion.countDown && <PromotionCountdown endTime={promotion.endTime} serverTime={serverTime} />}
    </div>
  )
}

/** At its end the page asks the server once what the goods cost now (decision 36). */
function PromotionCountdown({ endTime, serverTime }: { endTime: Date; serverTime: Date }) {
  const say = useWords()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span className="inline-flex items-baseline gap-1.5 text-sm">
      {say('product.promotionEnds')}
      <Countdown
        dueAtMs={endTime.getTime()}
        serverNowMs={serverTime.getTime()}
        onEnd={() => {
          timer.current = setTimeout(() => void revalidate(), turnedMs)
        }}
        announce={(minutes) => say('product.promotionMinutes', { minutes })}
        className="font-semibold"
      />
    </span>
  )
}
