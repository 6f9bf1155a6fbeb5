import { campaigns } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findZone } from '../store/zones'

export const adminGetZone = useCase(campaigns.adminGetZone, ({ read }, { tagID }) => findZone(read, tagID))
