import { Breadcrumbs, type Crumb } from '@cusp/ui'
import { useWords } from '../platform/words'
import { TrailFacts } from './facts'

/** The way to a page, for its reader and for search engines. */
export function Trail({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const say = useWords()
  return (
    <>
      <Breadcrumbs label={say('shell.breadcrumbs')} crumbs={crumbs} className={className} />
      {import.meta.env.SSR && <TrailFacts crumbs={crumbs} />}
    </>
  )
}
