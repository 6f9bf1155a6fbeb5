import { homeParts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { putOrder } from '../store/kept-parts'

export const adminOrderHomeParts = useCase(homeParts.adminOrderHomeParts, (call, { kind, ids }) =>
  call.write(async (tx) => {
    call.about(`home page: order of ${kind}`)
    return (await putOrder(tx, kind, ids)) ? null : call.fail('changedMeanwhile')
  }),
)
