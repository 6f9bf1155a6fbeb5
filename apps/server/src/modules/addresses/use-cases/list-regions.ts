import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { regions } from '../rules/regions'

export const listRegions = useCase(addresses.listRegions, async () => ({ list: [...regions] }))
