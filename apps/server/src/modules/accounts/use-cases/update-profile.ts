import { randomUUID } from 'node:crypto'
import { accounts } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'
import { avatarAddress } from '../present'
import { changeAccount, findOwnAccount } from '../store/accounts'
import { insertAvatar, removeAvatar } from '../store/files'

/** Pixels of the longer side of a person's picture. */
const longestSide = 512

export const updateProfile = useCase(accounts.updateProfile, async (call, { userName }) => {
  const { actor, now, read, write, fail, files, platform } = call
  if (userName === '') return fail('nameMissing', { field: 'userName' })
  const own = await findOwnAccount(read, actor.accountId)
  if (!own) return fail('loginRequired')
  if (own.clinic.status === 'notSubmitted') return fail('verifyFirst')

  const upload = files.file?.[0]
  const { avatarFileId } = own.account
  if (!upload) {
    await write((tx) => changeAccount(tx, actor.accountId, { name: userName }))
    return { userName, avatar: avatarFileId === null ? '' : avatarAddress(avatarFileId) }
  }
  let kept: { path: string; bytes: number; mediaType: string }
  try {
    kept = await platform.files.keepPicture('avatars', upload.path, longestSide)
  } catch (error) {
    if (error instanceof BrokenPicture) return fail('fileBroken', { field: 'file' })
    throw error
  }
  const id = randomUUID()
  const replaced = await write(async (tx) => {
    await insertAvatar(tx, actor.clinicId, { id, ...kept, originalName: upload.originalName }, now)
    await changeAccount(tx, actor.accountId, { name: userName, avatarFileId: id })
    return avatarFileId === null ? undefined : removeAvatar(tx, avatarFileId)
  })
  if (replaced !== undefined) await platform.files.remove(replaced)
  return { userName, avatar: avatarAddress(id) }
})
