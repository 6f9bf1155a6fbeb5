import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { offerWhatIsPublished, subjectOf, takePart } from '../editing'
import { partStages } from '../store/kept-parts'

export const adminRemoveHomePart = useCase(homeParts.adminRemoveHomePart, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takePart(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { part } = taken
    call.about(subjectOf(part.kind, part.id), { draft: part.draft, published: part.published })
    await partStages.remove(tx, part.id)
    await offerWhatIsPublished(tx, part.id, { part }, call.now)
    return null
  }),
)
