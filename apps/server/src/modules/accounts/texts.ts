import type { accounts } from '@cusp/contract'
import { inLanguage, type Language, type LocalizedText } from '@cusp/kernel'
import type { Target } from './account'

export type Letter = { readonly subject: string; readonly text: string }

const purposes: Readonly<Record<accounts.CodePurpose, LocalizedText>> = {
  register: { en: 'register', 'zh-Hant': '註冊帳號', 'zh-Hans': '注册账号' },
  login: { en: 'log in', 'zh-Hant': '登入', 'zh-Hans': '登录' },
  forgetpwd: { en: 'reset your password', 'zh-Hant': '重設密碼', 'zh-Hans': '重设密码' },
  updatePhone: { en: 'confirm your identity', 'zh-Hant': '確認身份', 'zh-Hans': '确认身份' },
  newEmail: { en: 'confirm your new email address', 'zh-Hant': '確認新電郵地址', 'zh-Hans': '确认新邮箱地址' },
  payPwd: { en: 'set your payment password', 'zh-Hant': '設定支付密碼', 'zh-Hans': '设置支付密码' },
  newPhone: { en: 'confirm your new phone number', 'zh-Hant': '確認新電話號碼', 'zh-Hans': '确认新电话号码' },
}

const filled = (text: LocalizedText, language: Language, values: Readonly<Record<string, string>>): string =>
  inLanguage(text, language).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** Brings a code. */
export function codeLetter(purpose: accounts.CodePurpose, code: string, language: Language): Letter {
  const values = { code, purpose: inLanguage(purposes[purpose], language) }
  return {
    subject: filled(
      { en: 'Your Cusp verification code', 'zh-Hant': 'Cusp 驗證碼', 'zh-Hans': 'Cusp 验证码' },
      language,
      values,
    ),
    text: filled(
      {
        en: 'Your Cusp code to {purpose} is {code}. It is valid for 10 minutes. Never share it with anyone. If you did not ask for it, please ignore this message.',
        'zh-Hant': '您的 Cusp {purpose}驗證碼為 {code}，10 分鐘內有效。請勿向任何人透露。如非本人操作，請忽略此訊息。',
        'zh-Hans': '您的 Cusp {purpose}验证码为 {code}，10 分钟内有效。请勿向任何人透露。如非本人操作，请忽略此信息。',
      },
      language,
      values,
    ),
  }
}

/** Goes out instead of a code where none can be of use: only the owner of the mailbox learns why. */
export function noCodeLetter(hasAccount: boolean, language: Language): Letter {
  const subject = { en: 'About your Cusp account', 'zh-Hant': '關於您的 Cusp 帳號', 'zh-Hans': '关于您的 Cusp 账号' }
  const text = hasAccount
    ? {
        en: 'Someone asked to use this address for a Cusp account, but it has one already. Please log in, or reset your password if you have forgotten it. If this was not you, nothing needs to be done.',
        'zh-Hant':
          '有人要求將此聯絡方式用於 Cusp 帳號，但此聯絡方式已有帳號。請直接登入；如忘記密碼，請重設密碼。如非本人操作，無需理會。',
        'zh-Hans':
          '有人要求将此联系方式用于 Cusp 账号，但此联系方式已有账号。请直接登录；如忘记密码，请重设密码。如非本人操作，无需理会。',
      }
    : {
        en: 'Someone asked Cusp for a code for this address, but there is no account with it. If this was you, please register first. If not, nothing needs to be done.',
        'zh-Hant':
          '有人以此聯絡方式向 Cusp 索取驗證碼，但此聯絡方式並無帳號。如屬本人操作，請先註冊；如非本人操作，無需理會。',
        'zh-Hans':
          '有人用此联系方式向 Cusp 索取验证码，但此联系方式没有账号。如是本人操作，请先注册；如非本人操作，无需理会。',
      }
  return { subject: inLanguage(subject, language), text: inLanguage(text, language) }
}

/** Tells the owner that the password is another one now: whoever did not do it can still act. */
export function passwordChangedLetter(language: Language): Letter {
  const subject = {
    en: 'Your Cusp password was changed',
    'zh-Hant': '您的 Cusp 密碼已更改',
    'zh-Hans': '您的 Cusp 密码已更改',
  }
  const text = {
    en: 'The password of your Cusp account was changed, and all devices were signed out. If this was not you, set a new password at once with “Forgot password?” on the login page, and tell us.',
    'zh-Hant':
      '您的 Cusp 帳戶密碼已更改，所有裝置已登出。如非本人操作，請立即於登入頁面使用「忘記密碼」重設密碼，並通知我們。',
    'zh-Hans':
      '您的 Cusp 账户密码已更改，所有设备已登出。如非本人操作，请立即在登录页面使用“忘记密码”重设密码，并通知我们。',
  }
  return { subject: inLanguage(subject, language), text: inLanguage(text, language) }
}

/** Tells the owner, at the address that was theirs until now, that the account is reached at another one. */
export function reachChangedLetter(what: Target['channel'], language: Language): Letter {
  const subject =
    what === 'mail'
      ? {
          en: 'The email address of your Cusp account was changed',
          'zh-Hant': '您的 Cusp 帳戶電郵已更改',
          'zh-Hans': '您的 Cusp 账户邮箱已更改',
        }
      : {
          en: 'The phone number of your Cusp account was changed',
          'zh-Hant': '您的 Cusp 帳戶電話已更改',
          'zh-Hans': '您的 Cusp 账户电话已更改',
        }
  const text = {
    en: 'It was confirmed with a code, and all other devices were signed out. If this was not you, please tell us at once.',
    'zh-Hant': '此更改已經驗證碼確認，其他裝置已登出。如非本人操作，請立即通知我們。',
    'zh-Hans': '此更改已经验证码确认，其他设备已登出。如非本人操作，请立即通知我们。',
  }
  return { subject: inLanguage(subject, language), text: inLanguage(text, language) }
}

/** Invites somebody into a clinic. The link is the only key to it. */
export function invitationLetter(
  { clinic, inviter, link }: { readonly clinic: string; readonly inviter: string; readonly link: string },
  language: Language,
): Letter {
  const values = { clinic: clinic || 'Cusp', inviter, link }
  return {
    subject: filled(
      {
        en: '{inviter} invites you to order with {clinic} at Cusp',
        'zh-Hant': '{inviter} 邀請您加入 {clinic} 的 Cusp 帳戶',
        'zh-Hans': '{inviter} 邀请您加入 {clinic} 的 Cusp 账户',
      },
      language,
      values,
    ),
    text: filled(
      {
        en: 'Open this link to choose your password and join {clinic}. It works once, within 7 days:\n\n{link}\n\nIf you do not know {inviter}, please ignore this message. If this address has a Cusp account with another clinic, please ask to be invited at another address.',
        'zh-Hant':
          '請開啟以下連結設定密碼並加入 {clinic}。連結只可使用一次，7天內有效：\n\n{link}\n\n如您不認識 {inviter}，請忽略此訊息。如此電郵已屬另一診所的 Cusp 帳戶，請以另一電郵接受邀請。',
        'zh-Hans':
          '请打开以下链接设置密码并加入 {clinic}。链接只可使用一次，7天内有效：\n\n{link}\n\n如您不认识 {inviter}，请忽略此信息。如此邮箱已属另一诊所的 Cusp 账户，请用另一邮箱接受邀请。',
      },
      language,
      values,
    ),
  }
}

/** Tells somebody that their clinic has removed them. */
export function removedLetter(clinic: string, language: Language): Letter {
  const values = { clinic: clinic || 'Cusp' }
  return {
    subject: filled(
      {
        en: 'You no longer belong to {clinic} at Cusp',
        'zh-Hant': '您已被移出 {clinic} 的 Cusp 帳戶',
        'zh-Hans': '您已被移出 {clinic} 的 Cusp 账户',
      },
      language,
      values,
    ),
    text: filled(
      {
        en: 'An administrator of {clinic} has removed you. You can no longer log in; the orders stay with the clinic.',
        'zh-Hant': '{clinic} 的管理員已將您移出。您不能再登入，訂單仍歸診所所有。',
        'zh-Hans': '{clinic} 的管理员已将您移出。您不能再登录，订单仍归诊所所有。',
      },
      language,
      values,
    ),
  }
}
