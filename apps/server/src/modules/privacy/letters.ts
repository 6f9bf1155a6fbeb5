import { type Draft, draft, type Language, template } from '@cusp/kernel'

const asked = template({
  key: 'account.deletionAsked',
  about: { en: 'The deletion of the account was asked for', 'zh-Hant': '已要求刪除帳戶' },
  places: {},
  says: {
    en: {
      subject: 'Your Cusp account will be deleted',
      text: 'You asked us to delete your account. We do so in 14 days, or once your last open order is done. Until then you can withdraw this under Account information. If this was not you, withdraw it and change your password.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 帳戶將被刪除',
      text: '您已要求刪除帳戶。我們將於14天後（或最後一張未完成的訂單完成後）刪除。在此之前，您可於「帳戶資料」撤回要求。如非本人操作，請撤回要求並更改密碼。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 账户将被删除',
      text: '您已要求删除账户。我们将于14天后（或最后一张未完成的订单完成后）删除。在此之前，您可在“账户资料”撤回要求。如非本人操作，请撤回要求并更改密码。',
    },
  },
})

const done = template({
  key: 'account.deletionDone',
  about: { en: 'The account was deleted', 'zh-Hant': '帳戶已刪除' },
  places: {},
  says: {
    en: {
      subject: 'Your Cusp account was deleted',
      text: 'Your account and your personal data were deleted as you asked. Orders stay in our books for as long as the law asks.',
    },
    'zh-Hant': {
      subject: '您的 Cusp 帳戶已被刪除',
      text: '您的帳戶及個人資料已按要求刪除。訂單會按法例規定的年期保留於帳目內。',
    },
    'zh-Hans': {
      subject: '您的 Cusp 账户已被删除',
      text: '您的账户及个人资料已按要求删除。订单会按法例规定的年期保留在账目内。',
    },
  },
})

export const templates = [asked, done]

/** Tells somebody that the deletion of their account was asked for, or is done. */
export const deletionLetter = (what: 'asked' | 'done', language: Language): Draft =>
  draft(what === 'asked' ? asked : done, language, {})
