import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { offerWhatIsPublished, stageOf, subjectOf, takePart } from '../editing'
import { fieldOfBadLink, linksOf } from '../rules/links'
import { partStages } from '../store/kept-parts'

export const adminPublishHomePart = useCase(homeParts.adminPublishHomePart, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takePart(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { part, next } = taken
    const draft = stageOf(part, part.draft)
    // What is published already is what was asked for.
    if (!part.draft || !draft) return next
    // Hosts may have been taken off the list since it was written.
    const { linkHosts } = call.platform.config
    const badLink = fieldOfBadLink(linksOf(draft.part), linkHosts)
    if (badLink) return call.fail('linkNotAllowed', { field: badLink, params: { hosts: linkHosts.join(', ') || '–' } })
    call.about(subjectOf(part.kind, part.id), { published: part.published })
    await partStages.put(tx, part.id, 'published', part.draft, { at: call.now, by: call.actor.name })
    await partStages.drop(tx, part.id, 'draft')
    const refusal = await offerWhatIsPublished(tx, part.id, { part: draft.part, period: draft }, call.now)
    if (refusal) return call.fail(refusal.failure, { field: refusal.field })
    return next
  }),
)
