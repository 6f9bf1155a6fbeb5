import { privacy } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { isNeededAsAdmin, tellAccount } from '../../accounts'
import { deletionLetter } from '../letters'
import { deletionDelayMs } from '../limits'
import { findDeletion, insertDeletion } from '../store'

export const requestDeletion = useCase(privacy.requestDeletion, ({ actor, now, write, fail, platform }) =>
  write(async (tx) => {
    if (await isNeededAsAdmin(tx, actor.clinicId, actor.accountId)) return fail('lastClinicAdmin')
    const dueAt = new Date(now.getTime() + deletionDelayMs)
    if (await insertDeletion(tx, actor.accountId, { requestedAt: now, dueAt }))
      await tellAccount(tx, actor.accountId, (language) => platform.wording.letter(deletionLetter('asked', language)))
    return findDeletion(tx, actor.accountId)
  }),
)
