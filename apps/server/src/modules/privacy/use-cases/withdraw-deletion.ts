import { privacy } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { noDeletion } from '../deletion'
import { removeDeletion } from '../store'

export const withdrawDeletion = useCase(privacy.withdrawDeletion, async ({ actor, write }) => {
  await write((tx) => removeDeletion(tx, actor.accountId))
  return noDeletion
})
