import { Breadcrumbs, type Crumb } from '@cusp/ui'
import { usePlace } from '../platform/shop'
import { breadcrumbList } from '../platform/structured-data'
import { useWords } from '../platform/words'
import { StructuredData } from './structured-data'

/** The way to a page, for its reader and for search engines. */
export function Trail({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const say = useWords()
  const place = usePlace()
  return (
    <>
      <Breadcrumbs label={say('shell.breadcrumbs')} crumbs={crumbs} className={className} />
      <StructuredData of={breadcrumbList(place, crumbs)} />
    </>
  )
}
