import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { namedAreaCodes } from '../area-codes'
import { regions } from '../rules/regions'
import { findClosedRegions } from '../store'

export const adminGetPlaces = useCase(addresses.adminGetPlaces, async ({ read, language }) => {
  const [areaCodes, closed] = await Promise.all([namedAreaCodes(read, language), findClosedRegions(read)])
  return { areaCodes, regions: [...regions], closed }
})
