import { privacy } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findDeletion } from '../store'

export const getDeletion = useCase(privacy.getDeletion, ({ actor, read }) => findDeletion(read, actor.accountId))
