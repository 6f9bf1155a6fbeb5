import { useEffect, useRef } from 'react'
import { useWords } from '../../platform/words'

/** Whether the visitor's device asks for calm, or to spare its data. */
function asksForCalm(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return savesData || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A product's film: it plays without sound while it is in view, and never by itself for those who ask for calm (spec A46). */
export function ProductVideo({ path, autoplay, name }: { path: string; autoplay: boolean; name: string }) {
  const say = useWords()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const film = video.current
    if (!film || !autoplay || asksForCalm()) return
    // Whoever has stopped it does not want it to start again.
    let isOurs = true
    let isPausing = false
    const stopped = () => {
      if (!isPausing && !film.ended) isOurs = false
      isPausing = false
    }
    film.addEventListener('pause', stopped)
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!isOurs) return
        if (entry?.isIntersecting) {
          film.muted = true
          // A browser may refuse; the controls are there.
          void film.play().catch(() => undefined)
        } else if (!film.paused) {
          isPausing = true
          film.pause()
        }
      },
      { threshold: 0.5 },
    )
    watch.observe(film)
    return () => {
      watch.disconnect()
      film.removeEventListener('pause', stopped)
    }
  }, [autoplay])
  return (
    <video
      ref={video}
      src={path}
      controls
      muted
      playsInline
      preload="none"
      aria-label={say('product.videoOf', { name })}
      className="aspect-video w-full rounded-lg bg-ink"
    />
  )
}
