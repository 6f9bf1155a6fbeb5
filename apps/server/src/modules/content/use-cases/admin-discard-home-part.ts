import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { subjectOf, takePart } from '../editing'
import { partStages } from '../store/kept-parts'

export const adminDiscardHomePart = useCase(homeParts.adminDiscardHomePart, (call, asked) =>
  call.write(async (tx) => {
    const taken = await takePart(tx, asked)
    if (typeof taken === 'string') return call.fail(taken)
    const { part } = taken
    call.about(subjectOf(part.kind, part.id), { draft: part.draft })
    await (part.published ? partStages.drop(tx, part.id, 'draft') : partStages.remove(tx, part.id))
    return null
  }),
)
