import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { stageOf } from '../editing'
import { statesOf } from '../rules/window'
import { findKeptParts } from '../store/kept-parts'

export const adminListHomeParts = useCase(homeParts.adminListHomeParts, async ({ read, now, platform }) => {
  const parts = await findKeptParts(read)
  const states = statesOf(parts, now)
  return {
    list: parts.map((part, place) => ({
      id: part.id,
      version: part.version,
      kind: part.kind,
      state: states[place] ?? 'draft',
      draft: stageOf(part, part.draft),
      published: stageOf(part, part.published),
    })),
    linkHosts: [...platform.config.linkHosts],
  }
})
