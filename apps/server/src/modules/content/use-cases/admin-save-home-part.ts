import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { catalogueNames } from '../../catalogue'
import { offerWhatIsPublished, subjectOf } from '../editing'
import { fieldOfBadLink, linksOf } from '../rules/links'
import { isBackwards } from '../rules/window'
import { findKeptPart, insertPart, partStages } from '../store/kept-parts'

/** Of each kind, far more than show at once and few enough to look through. */
const keptAtMost = 60

export const adminSaveHomePart = useCase(homeParts.adminSaveHomePart, async (call, { id, version, part, ...asked }) => {
  const { from, until, isToPublish } = asked
  if (isBackwards({ from, until })) return call.fail('periodBackwards', { field: 'until' })
  const { linkHosts } = call.platform.config
  const badLink = fieldOfBadLink(linksOf(part), linkHosts)
  if (badLink) return call.fail('linkNotAllowed', { field: badLink, params: { hosts: linkHosts.join(', ') || '–' } })
  if (part.kind === 'floor') {
    const { categories } = await catalogueNames(call)
    const isFirstLevel = categories.some((each) => each.id === part.content.categoryId && each.parentId === null)
    if (!isFirstLevel) return call.fail('categoryNotFound', { field: 'categoryId' })
  }

  return call.write(async (tx) => {
    const before = id === undefined ? undefined : await findKeptPart(tx, id)
    if (id !== undefined && before?.kind !== part.kind) return call.fail('homePartNotFound')
    const saved =
      id === undefined ? await insertPart(tx, part.kind, keptAtMost) : await partStages.nextVersion(tx, { id, version })
    if (!saved) return call.fail(id === undefined ? 'tooManyParts' : 'changedMeanwhile')

    call.about(subjectOf(part.kind, saved.id), before && { draft: before.draft, published: before.published })
    const stage = { content: part.content, from, until }
    await partStages.put(tx, saved.id, isToPublish ? 'published' : 'draft', stage, {
      at: call.now,
      by: call.actor.name,
    })
    if (!isToPublish) return saved
    await partStages.drop(tx, saved.id, 'draft')
    const refusal = await offerWhatIsPublished(tx, saved.id, { part, period: { from, until } }, call.now)
    if (refusal) return call.fail(refusal.failure, { field: refusal.field })
    return saved
  })
})
