import { Content } from './gallery/content'
import { Controls } from './gallery/controls'
import { Feedback } from './gallery/feedback'
import { Foundations } from './gallery/foundations'
import { Navigation } from './gallery/navigation'

const parts = ['foundations', 'controls', 'navigation', 'feedback', 'content'] as const

/** Every primitive in all its states, for looking at. */
export function Gallery({
  nowMs,
  pictureSrc,
}: {
  /** The server's clock, in milliseconds since 1970. */
  nowMs: number
  /** A picture to fill the tiles with; without one they show their fallback. */
  pictureSrc?: string | undefined
}) {
  return (
    <div lang="en" className="page-column py-8">
      <header className="mb-8">
        <h1 className="text-3xl font-semibold">Design system</h1>
        <nav aria-label="Parts" className="mt-3 flex flex-wrap gap-x-5 text-sm">
          {parts.map((part) => (
            <a
              key={part}
              href={`#${part}`}
              className="inline-flex min-h-control-sm items-center text-primary capitalize hover:underline"
            >
              {part}
            </a>
          ))}
        </nav>
      </header>
      <Foundations />
      <Controls />
      <Navigation />
      <Feedback nowMs={nowMs} />
      <Content pictureSrc={pictureSrc} />
    </div>
  )
}
