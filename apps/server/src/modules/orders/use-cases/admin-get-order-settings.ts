import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { readSettings } from '../store/settings'

export const adminGetOrderSettings = useCase(orders.adminGetOrderSettings, async ({ read }) => {
  const { reviewFrom, holdMedicines, balanceDays, depositKeptPercent } = await readSettings(read)
  return { reviewFrom, holdMedicines, balanceDays, depositKeptPercent }
})
