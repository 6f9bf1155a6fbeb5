import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { servedRegions } from '../rules/regions'
import { findClosedRegions } from '../store'

export const listRegions = useCase(addresses.listRegions, async ({ read }) => ({
  list: servedRegions(new Set(await findClosedRegions(read))),
}))
