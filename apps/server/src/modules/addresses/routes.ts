import { adminGetPlaces } from './use-cases/admin-get-places'
import { adminSaveAreaCodes } from './use-cases/admin-save-area-codes'
import { adminSaveClosedRegions } from './use-cases/admin-save-closed-regions'
import { deleteAddress } from './use-cases/delete-address'
import { listAddresses } from './use-cases/list-addresses'
import { listAreaCodes } from './use-cases/list-area-codes'
import { listRegions } from './use-cases/list-regions'
import { saveAddress } from './use-cases/save-address'
import { setDefaultAddress } from './use-cases/set-default-address'

export const useCases = [
  adminGetPlaces,
  adminSaveAreaCodes,
  adminSaveClosedRegions,
  listRegions,
  listAreaCodes,
  listAddresses,
  saveAddress,
  deleteAddress,
  setDefaultAddress,
]
