import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findTags } from '../store/display-tags'

export const adminListTags = useCase(catalogue.adminListTags, async ({ read }) => ({ list: await findTags(read) }))
