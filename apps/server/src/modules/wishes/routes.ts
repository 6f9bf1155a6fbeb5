import { adminListAwaited } from './use-cases/admin-list-awaited'
import { collectProduct } from './use-cases/collect-product'
import { listFavouriteIds } from './use-cases/list-favourite-ids'
import { listFavourites } from './use-cases/list-favourites'
import { listStockRegistrations } from './use-cases/list-stock-registrations'
import { registerStock } from './use-cases/register-stock'
import { removeStockRegistrations } from './use-cases/remove-stock-registrations'

export const useCases = [
  adminListAwaited,
  collectProduct,
  listFavouriteIds,
  listFavourites,
  listStockRegistrations,
  registerStock,
  removeStockRegistrations,
]
