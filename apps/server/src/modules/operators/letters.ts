import { type Draft, draft, type Language, template } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { queueMessage } from '../../platform/messages'
import type { Call } from '../../platform/use-case'
import type { OperatorRecord } from './operator'
import { findLanguages } from './store/operators'

const passwordChanged = template({
  key: 'operator.passwordChanged',
  about: { en: 'To an operator: the password was changed', 'zh-Hant': '致操作員：密碼已更改' },
  places: {},
  says: {
    en: {
      subject: 'Your password for the Cusp back office was changed',
      text: 'The password of your operator account was changed, and other devices were signed out. If you did not ask for this, tell an administrator at once.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 後台密碼已更改',
      text: '您的操作員帳戶密碼已更改，其他裝置已登出。如非您本人要求，請立即通知管理員。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 后台密码已更改',
      text: '您的操作员账户密码已更改，其他设备已登出。如非您本人要求，请立即通知管理员。',
    },
  },
})

const authenticatorChanged = template({
  key: 'operator.authenticatorChanged',
  about: {
    en: 'To an operator: the authenticator was set up, taken off, or its recovery codes were renewed',
    'zh-Hant': '致操作員：驗證器已設定或移除，或備用碼已更新',
  },
  places: {},
  says: {
    en: {
      subject: 'The second step of your Cusp back office login was changed',
      text: 'The authenticator of your operator account, or its recovery codes, was changed. If you did not ask for this, tell an administrator at once.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 後台登入第二步已更改',
      text: '您的操作員帳戶的驗證器或備用碼已更改。如非您本人要求，請立即通知管理員。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 后台登录第二步已更改',
      text: '您的操作员账户的验证器或备用码已更改。如非您本人要求，请立即通知管理员。',
    },
  },
})

const letters = { password: passwordChanged, authenticator: authenticatorChanged } as const

const letterOf = (what: keyof typeof letters, language: Language): Draft => draft(letters[what], language, {})

/**
 * Tells an operator that a key to the back office is another one now: in the language that they have chosen for letters, or
 * else in the one that they work in, now or at their last login.
 */
export async function tellOperator(
  tx: Writer,
  { platform, actor, language }: Pick<Call<'operator'>, 'platform' | 'actor' | 'language'>,
  { id, email }: Pick<OperatorRecord, 'id' | 'email'>,
  what: keyof typeof letters,
): Promise<void> {
  const { chosen, worksIn } = await findLanguages(tx, id)
  const inWords = chosen ?? (id === actor.operatorId ? language : worksIn)
  await queueMessage(tx, { channel: 'mail', to: email, ...platform.wording.letter(letterOf(what, inWords)) })
}

export const templates = Object.values(letters)
