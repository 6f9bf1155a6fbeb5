import { adminGetZone } from './use-cases/admin-get-zone'
import { adminSaveZone } from './use-cases/admin-save-zone'
import { listZoneProducts } from './use-cases/list-zone-products'

export const useCases = [adminGetZone, adminSaveZone, listZoneProducts]
