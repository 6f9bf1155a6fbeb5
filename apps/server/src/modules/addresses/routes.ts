import { deleteAddress } from './use-cases/delete-address'
import { listAddresses } from './use-cases/list-addresses'
import { listAreaCodes } from './use-cases/list-area-codes'
import { listRegions } from './use-cases/list-regions'
import { saveAddress } from './use-cases/save-address'
import { setDefaultAddress } from './use-cases/set-default-address'

export const useCases = [listRegions, listAreaCodes, listAddresses, saveAddress, deleteAddress, setDefaultAddress]
