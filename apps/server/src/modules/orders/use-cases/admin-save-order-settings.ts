import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { keepHolds } from '../store/settings'

export const adminSaveOrderSettings = useCase(orders.adminSaveOrderSettings, ({ write, about }, settings) =>
  write(async (tx) => {
    about('settings of orders')
    await keepHolds(tx, settings)
    return null
  }),
)
