import type { ComponentProps } from 'react'

/** Read aloud, not drawn. */
export function VisuallyHidden(span: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...span} className="sr-only" />
}
