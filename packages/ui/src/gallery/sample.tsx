import type { ReactNode } from 'react'

/** A titled part of the gallery. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-16 border-t border-line pt-6 pb-10">
      <h2 id={`${id}-title`} className="mb-5 text-xl font-semibold">
        {title}
      </h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}

/** One primitive with its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-2 lg:grid-cols-[160px_minmax(0,1fr)] lg:gap-6">
      <h3 className="pt-1 text-xs font-medium text-ink-mute">{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
