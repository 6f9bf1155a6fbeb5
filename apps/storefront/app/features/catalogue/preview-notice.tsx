import { lazy, Suspense } from 'react'
import { OnceAlive } from '../../platform/once-alive'

// Few ever look at a preview.
const PreviewBar = lazy(async () => ({ default: (await import('./preview-bar')).PreviewBar }))

/** Above a page that is looked at before it is published: what it shows, and the way to what everybody sees. */
export function PreviewNotice({
  preview,
  leaveTo,
}: {
  preview: { readonly at: Date | null; readonly withDrafts: boolean } | null
  leaveTo: string
}) {
  if (!preview) return null
  return (
    <OnceAlive>
      <Suspense>
        <PreviewBar {...preview} leaveTo={leaveTo} />
      </Suspense>
    </OnceAlive>
  )
}
