import type { accounts } from '@cusp/contract'
import { type Draft, draft, inLanguage, type Language, type LocalizedText, type Place, template } from '@cusp/kernel'
import type { Target } from './account'

const purposes: Readonly<Record<accounts.CodePurpose, LocalizedText>> = {
  register: { en: 'register', 'zh-Hant': '註冊帳號', 'zh-Hans': '注册账号' },
  login: { en: 'log in', 'zh-Hant': '登入', 'zh-Hans': '登录' },
  forgetpwd: { en: 'reset your password', 'zh-Hant': '重設密碼', 'zh-Hans': '重设密码' },
  updatePhone: { en: 'confirm your identity', 'zh-Hant': '確認身份', 'zh-Hans': '确认身份' },
  newEmail: { en: 'confirm your new email address', 'zh-Hant': '確認新電郵地址', 'zh-Hans': '确认新邮箱地址' },
  payPwd: { en: 'set your payment password', 'zh-Hant': '設定支付密碼', 'zh-Hans': '设置支付密码' },
  newPhone: { en: 'confirm your new phone number', 'zh-Hant': '確認新電話號碼', 'zh-Hans': '确认新电话号码' },
}

const code = template({
  key: 'account.code',
  about: { en: 'Brings a verification code', 'zh-Hant': '附上驗證碼' },
  places: {
    code: {
      about: { en: 'The six digits', 'zh-Hant': '六位數驗證碼' },
      sample: { en: '482913', 'zh-Hant': '482913' },
      isNeeded: true,
      isSecret: true,
    },
    purpose: { about: { en: 'What the code is for', 'zh-Hant': '驗證碼用途' }, sample: purposes.login },
  },
  says: {
    en: {
      subject: 'Your Cusp verification code',
      text: 'Your Cusp code to {purpose} is {code}. It is valid for 10 minutes. Never share it with anyone. If you did not ask for it, please ignore this message.',
    },
    'zh-Hant': {
      subject: 'Cusp 驗證碼',
      text: '您的 Cusp {purpose}驗證碼為 {code}，10 分鐘內有效。請勿向任何人透露。如非本人操作，請忽略此訊息。',
    },
    'zh-Hans': {
      subject: 'Cusp 验证码',
      text: '您的 Cusp {purpose}验证码为 {code}，10 分钟内有效。请勿向任何人透露。如非本人操作，请忽略此信息。',
    },
  },
})

/** Brings a code. */
export const codeLetter = (purpose: accounts.CodePurpose, digits: string, language: Language): Draft =>
  draft(code, language, { code: digits, purpose: inLanguage(purposes[purpose], language) })

const aboutYourAccount: Readonly<Record<Language, string>> = {
  en: 'About your Cusp account',
  'zh-Hant': '關於您的 Cusp 帳號',
  'zh-Hans': '关于您的 Cusp 账号',
}

const registeredAlready = template({
  key: 'account.registeredAlready',
  about: {
    en: 'Instead of a code, where somebody registers with an email or phone that has an account',
    'zh-Hant': '以已有帳號的電郵或電話註冊時，代替驗證碼發送',
  },
  places: {},
  says: {
    en: {
      subject: aboutYourAccount.en,
      text: 'Someone asked to use this address for a Cusp account, but it has one already. Please log in, or reset your password if you have forgotten it. If this was not you, nothing needs to be done.',
    },
    'zh-Hant': {
      subject: aboutYourAccount['zh-Hant'],
      text: '有人要求將此聯絡方式用於 Cusp 帳號，但此聯絡方式已有帳號。請直接登入；如忘記密碼，請重設密碼。如非本人操作，無需理會。',
    },
    'zh-Hans': {
      subject: aboutYourAccount['zh-Hans'],
      text: '有人要求将此联系方式用于 Cusp 账号，但此联系方式已有账号。请直接登录；如忘记密码，请重设密码。如非本人操作，无需理会。',
    },
  },
})

const notRegistered = template({
  key: 'account.notRegistered',
  about: {
    en: 'Instead of a code, where somebody logs in with an email or phone that has no account',
    'zh-Hant': '以沒有帳號的電郵或電話登入時，代替驗證碼發送',
  },
  places: {},
  says: {
    en: {
      subject: aboutYourAccount.en,
      text: 'Someone asked Cusp for a code for this address, but there is no account with it. If this was you, please register first. If not, nothing needs to be done.',
    },
    'zh-Hant': {
      subject: aboutYourAccount['zh-Hant'],
      text: '有人以此聯絡方式向 Cusp 索取驗證碼，但此聯絡方式並無帳號。如屬本人操作，請先註冊；如非本人操作，無需理會。',
    },
    'zh-Hans': {
      subject: aboutYourAccount['zh-Hans'],
      text: '有人用此联系方式向 Cusp 索取验证码，但此联系方式没有账号。如是本人操作，请先注册；如非本人操作，无需理会。',
    },
  },
})

/** Goes out instead of a code where none can be of use: only the owner of the mailbox learns why. */
export const noCodeLetter = (hasAccount: boolean, language: Language): Draft =>
  draft(hasAccount ? registeredAlready : notRegistered, language, {})

const passwordChanged = template({
  key: 'account.passwordChanged',
  about: { en: 'The password was changed', 'zh-Hant': '密碼已更改' },
  places: {},
  says: {
    en: {
      subject: 'Your Cusp password was changed',
      text: 'The password of your Cusp account was changed, and all devices were signed out. If this was not you, set a new password at once with “Forgot password?” on the login page, and tell us.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 密碼已更改',
      text: '您的 Cusp 帳戶密碼已更改，所有裝置已登出。如非本人操作，請立即於登入頁面使用「忘記密碼」重設密碼，並通知我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 密码已更改',
      text: '您的 Cusp 账户密码已更改，所有设备已登出。如非本人操作，请立即在登录页面使用“忘记密码”重设密码，并通知我们。',
    },
  },
})

/** Tells the owner that the password is another one now: whoever did not do it can still act. */
export const passwordChangedLetter = (language: Language): Draft => draft(passwordChanged, language, {})

const confirmedByCode: Readonly<Record<Language, string>> = {
  en: 'It was confirmed with a code, and all other devices were signed out. If this was not you, please tell us at once.',
  'zh-Hant': '此更改已經驗證碼確認，其他裝置已登出。如非本人操作，請立即通知我們。',
  'zh-Hans': '此更改已经验证码确认，其他设备已登出。如非本人操作，请立即通知我们。',
}

const emailChanged = template({
  key: 'account.emailChanged',
  about: { en: 'The email was changed; sent to the old one', 'zh-Hant': '電郵已更改（發送至原電郵）' },
  places: {},
  says: {
    en: { subject: 'The email address of your Cusp account was changed', text: confirmedByCode.en },
    'zh-Hant': { subject: '您的 Cusp 帳戶電郵已更改', text: confirmedByCode['zh-Hant'] },
    'zh-Hans': { subject: '您的 Cusp 账户邮箱已更改', text: confirmedByCode['zh-Hans'] },
  },
})

const phoneChanged = template({
  key: 'account.phoneChanged',
  about: { en: 'The phone number was changed', 'zh-Hant': '電話已更改' },
  places: {},
  says: {
    en: { subject: 'The phone number of your Cusp account was changed', text: confirmedByCode.en },
    'zh-Hant': { subject: '您的 Cusp 帳戶電話已更改', text: confirmedByCode['zh-Hant'] },
    'zh-Hans': { subject: '您的 Cusp 账户电话已更改', text: confirmedByCode['zh-Hans'] },
  },
})

/** Tells the owner, at the address that was theirs until now, that the account is reached at another one. */
export const reachChangedLetter = (what: Target['channel'], language: Language): Draft =>
  draft(what === 'mail' ? emailChanged : phoneChanged, language, {})

const clinicPlace: Place = {
  about: { en: 'Name of the clinic', 'zh-Hant': '診所名稱' },
  sample: { en: 'Harbour Dental', 'zh-Hant': '海港牙科', 'zh-Hans': '海港牙科' },
}

const invitation = template({
  key: 'clinic.invitation',
  about: { en: 'Invites a colleague into a clinic', 'zh-Hant': '邀請同事加入診所' },
  places: {
    clinic: clinicPlace,
    inviter: {
      about: { en: 'Who invites', 'zh-Hant': '邀請人' },
      sample: { en: 'Dr Lee', 'zh-Hant': '李醫生', 'zh-Hans': '李医生' },
    },
    link: {
      about: { en: 'The only key to the invitation', 'zh-Hant': '邀請連結' },
      sample: { en: '{shop}/joinClinic?token=…', 'zh-Hant': '{shop}/joinClinic?token=…' },
      isNeeded: true,
      isSecret: true,
    },
  },
  says: {
    en: {
      subject: '{inviter} invites you to order with {clinic} at Cusp',
      text: 'Open this link to choose your password and join {clinic}. It works once, within 7 days:\n\n{link}\n\nIf you do not know {inviter}, please ignore this message. If this address has a Cusp account with another clinic, please ask to be invited at another address.',
    },
    'zh-Hant': {
      subject: '{inviter} 邀請您加入 {clinic} 的 Cusp 帳戶',
      text: '請開啟以下連結設定密碼並加入 {clinic}。連結只可使用一次，7天內有效：\n\n{link}\n\n如您不認識 {inviter}，請忽略此訊息。如此電郵已屬另一診所的 Cusp 帳戶，請以另一電郵接受邀請。',
    },
    'zh-Hans': {
      subject: '{inviter} 邀请您加入 {clinic} 的 Cusp 账户',
      text: '请打开以下链接设置密码并加入 {clinic}。链接只可使用一次，7天内有效：\n\n{link}\n\n如您不认识 {inviter}，请忽略此信息。如此邮箱已属另一诊所的 Cusp 账户，请用另一邮箱接受邀请。',
    },
  },
})

/** Invites somebody into a clinic. The link is the only key to it. */
export const invitationLetter = (
  { clinic, inviter, link }: { readonly clinic: string; readonly inviter: string; readonly link: string },
  language: Language,
): Draft => draft(invitation, language, { clinic: clinic || 'Cusp', inviter, link })

const removed = template({
  key: 'clinic.removed',
  about: { en: 'The clinic has removed a colleague', 'zh-Hant': '診所已移除同事' },
  places: { clinic: clinicPlace },
  says: {
    en: {
      subject: 'You no longer belong to {clinic} at Cusp',
      text: 'An administrator of {clinic} has removed you. You can no longer log in; the orders stay with the clinic.',
    },
    'zh-Hant': {
      subject: '您已被移出 {clinic} 的 Cusp 帳戶',
      text: '{clinic} 的管理員已將您移出。您不能再登入，訂單仍歸診所所有。',
    },
    'zh-Hans': {
      subject: '您已被移出 {clinic} 的 Cusp 账户',
      text: '{clinic} 的管理员已将您移出。您不能再登录，订单仍归诊所所有。',
    },
  },
})

/** Tells somebody that their clinic has removed them. */
export const removedLetter = (clinic: string, language: Language): Draft =>
  draft(removed, language, { clinic: clinic || 'Cusp' })

const disabled = template({
  key: 'account.disabled',
  about: { en: 'An operator has disabled somebody in a clinic', 'zh-Hant': '操作員已停用診所人員的帳戶' },
  places: {},
  says: {
    en: {
      subject: 'Your Cusp account was disabled',
      text: 'We have disabled your Cusp account, and all devices were signed out. The orders of your clinic are not affected. Please contact us if you have questions.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 帳戶已被停用',
      text: '我們已停用您的 Cusp 帳戶，所有裝置已登出。診所的訂單不受影響。如有疑問，請聯絡我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 账户已被停用',
      text: '我们已停用您的 Cusp 账户，所有设备已登出。诊所的订单不受影响。如有疑问，请联系我们。',
    },
  },
})

/** Tells somebody that an operator has disabled their account. Why is for them to ask. */
export const disabledLetter = (language: Language): Draft => draft(disabled, language, {})

const enabled = template({
  key: 'account.enabled',
  about: { en: 'An operator has enabled somebody in a clinic again', 'zh-Hant': '操作員已恢復診所人員的帳戶' },
  places: {},
  says: {
    en: {
      subject: 'Your Cusp account can be used again',
      text: 'You can log in to your Cusp account again with your present password.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 帳戶已恢復使用',
      text: '您可使用原有密碼再次登入 Cusp 帳戶。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 账户已恢复使用',
      text: '您可使用原有密码再次登录 Cusp 账户。',
    },
  },
})

/** Tells somebody that they can log in again. */
export const enabledLetter = (language: Language): Draft => draft(enabled, language, {})

const paymentPasswordSet = template({
  key: 'account.paymentPasswordSet',
  about: { en: 'A payment password was set for the first time', 'zh-Hant': '首次設定支付密碼' },
  places: {},
  says: {
    en: {
      subject: 'A payment password was set for your Cusp account',
      text: 'A payment password was set for your Cusp account. It is asked for when an order is paid from the balance of your clinic. Nobody of Cusp will ever ask you for it. If this was not you, please tell us at once.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 帳戶已設定支付密碼',
      text: '您的 Cusp 帳戶已設定支付密碼，以診所餘額支付訂單時需要輸入。Cusp 職員絕不會向您索取此密碼。如非本人操作，請立即通知我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 账户已设置支付密码',
      text: '您的 Cusp 账户已设置支付密码，以诊所余额支付订单时需要输入。Cusp 职员绝不会向您索取此密码。如非本人操作，请立即通知我们。',
    },
  },
})

const paymentPasswordChanged = template({
  key: 'account.paymentPasswordChanged',
  about: { en: 'The payment password was changed', 'zh-Hant': '支付密碼已更改' },
  places: {},
  says: {
    en: {
      subject: 'The payment password of your Cusp account was changed',
      text: 'The payment password of your Cusp account was changed, confirmed with a code. The old one is worth nothing now. If this was not you, please tell us at once.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 支付密碼已更改',
      text: '您的 Cusp 支付密碼已經驗證碼確認並更改，原有密碼已失效。如非本人操作，請立即通知我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 支付密码已更改',
      text: '您的 Cusp 支付密码已经验证码确认并更改，原有密码已失效。如非本人操作，请立即通知我们。',
    },
  },
})

const paymentPasswordReset = template({
  key: 'account.paymentPasswordReset',
  about: { en: 'An operator has taken the payment password away', 'zh-Hant': '操作員已重設支付密碼' },
  places: {},
  says: {
    en: {
      subject: 'The payment password of your Cusp account was reset',
      text: 'We have reset the payment password of your Cusp account: the old one is worth nothing now. You can set another one in your account, with a code that we send you. If you did not ask for this, please tell us.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 支付密碼已重設',
      text: '我們已重設您的 Cusp 支付密碼，原有密碼已失效。您可於帳戶資料頁以驗證碼重新設定。如您並無提出要求，請通知我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 支付密码已重设',
      text: '我们已重设您的 Cusp 支付密码，原有密码已失效。您可在账户资料页以验证码重新设置。如您并未提出要求，请通知我们。',
    },
  },
})

const paymentPasswordUnlocked = template({
  key: 'account.paymentPasswordUnlocked',
  about: { en: 'An operator has unlocked the payment password', 'zh-Hant': '操作員已解鎖支付密碼' },
  places: {},
  says: {
    en: {
      subject: 'The payment password of your Cusp account is unlocked',
      text: 'Your payment password was locked after too many wrong tries. We have unlocked it, and it is the same as before. If those tries were not yours, please set another one in your account and tell us.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 支付密碼已解鎖',
      text: '您的支付密碼因多次輸入錯誤而被鎖定，我們已為您解鎖，密碼維持不變。如該等輸入並非您本人所為，請於帳戶資料頁重新設定支付密碼，並通知我們。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 支付密码已解锁',
      text: '您的支付密码因多次输入错误而被锁定，我们已为您解锁，密码保持不变。如这些输入并非您本人所为，请在账户资料页重新设置支付密码，并通知我们。',
    },
  },
})

const paymentPasswordLetters = {
  set: paymentPasswordSet,
  changed: paymentPasswordChanged,
  reset: paymentPasswordReset,
  unlocked: paymentPasswordUnlocked,
} as const

/** Tells somebody what has become of their payment password. Why support has done it is for them to ask. */
export const paymentPasswordLetter = (what: keyof typeof paymentPasswordLetters, language: Language): Draft =>
  draft(paymentPasswordLetters[what], language, {})

export const templates = [
  code,
  registeredAlready,
  notRegistered,
  passwordChanged,
  emailChanged,
  phoneChanged,
  invitation,
  removed,
  disabled,
  enabled,
  ...Object.values(paymentPasswordLetters),
]
