import { specialEvents } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { stateOf } from '../rules/window'
import { findEventHeads } from '../store/special-events'

export const adminListSpecialEvents = useCase(specialEvents.adminListSpecialEvents, async ({ read, now, platform }) => {
  const heads = await findEventHeads(read)
  const published = new Map(heads.filter(({ stage }) => stage === 'published').map((head) => [head.id, head]))
  const drafts = new Map(heads.filter(({ stage }) => stage === 'draft').map((head) => [head.id, head]))
  return {
    list: [...new Set(heads.map(({ id }) => id))].flatMap((id) => {
      const [seen, draft] = [published.get(id), drafts.get(id)]
      const [newest, shown] = [draft ?? seen, seen ?? draft]
      if (!newest || !shown) return []
      const { version, title, picture, blockCount, changedAt, changedBy } = newest
      return [
        {
          id,
          version,
          state: stateOf(seen, now),
          title,
          picture,
          blockCount,
          from: shown.from,
          until: shown.until,
          hasDraft: draft !== undefined,
          isPublished: seen !== undefined,
          changedAt,
          changedBy,
        },
      ]
    }),
    linkHosts: [...platform.config.linkHosts],
  }
})
