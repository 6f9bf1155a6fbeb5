import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { offerWhatIsPublished, subjectOf, takePart } from '../editing'
import { partStages } from '../store/kept-parts'

export const adminWithdrawHomePart = useCase(homeParts.adminWithdrawHomePart, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takePart(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { part, next } = taken
    call.about(subjectOf(part.kind, part.id), { published: part.published })
    if (part.published && !part.draft)
      await partStages.put(tx, part.id, 'draft', part.published, { at: call.now, by: call.actor.name })
    await partStages.drop(tx, part.id, 'published')
    await offerWhatIsPublished(tx, part.id, { part }, call.now)
    return next
  }),
)
