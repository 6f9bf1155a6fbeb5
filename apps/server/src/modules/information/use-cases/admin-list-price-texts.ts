import { information } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { usualPriceText } from '../../catalogue'
import { keyOf } from '../price-texts'
import { findTexts } from '../store/price-texts'

export const adminListPriceTexts = useCase(information.adminListPriceTexts, async ({ read }) => {
  const found = await findTexts(read, Object.values(keyOf))
  return {
    list: information.priceTextReaders.map((reader) => {
      const own = found.find(({ key }) => key === keyOf[reader])
      return { reader, value: own?.value ?? usualPriceText[reader], version: own?.version ?? 0 }
    }),
  }
})
