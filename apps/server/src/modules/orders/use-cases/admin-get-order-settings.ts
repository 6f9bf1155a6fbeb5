import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { readSettings } from '../store/settings'

export const adminGetOrderSettings = useCase(orders.adminGetOrderSettings, async ({ read }) => {
  const { reviewFrom, holdMedicines } = await readSettings(read)
  return { reviewFrom, holdMedicines }
})
