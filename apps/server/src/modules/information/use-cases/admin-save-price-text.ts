import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { keyOf } from '../price-texts'
import { findTexts, putText } from '../store/price-texts'

export const adminSavePriceText = useCase(information.adminSavePriceText, (call, { reader, value, version }) =>
  call.write(async (tx) => {
    const key = keyOf[reader]
    const [before] = await findTexts(tx, [key])
    if (!(await putText(tx, { key, value, version }))) return call.fail('changedMeanwhile')
    call.about(`price text ${reader}`, before && { value: before.value })
    return null
  }),
)
