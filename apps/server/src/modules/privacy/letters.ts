import { inLanguage, type Language } from '@cusp/kernel'

const letters = {
  asked: {
    subject: { en: 'Your Cusp account will be deleted', 'zh-Hant': '您的 Cusp 帳戶將被刪除' },
    text: {
      en: 'You asked us to delete your account. We do so in 14 days, or once your last open order is done. Until then you can withdraw this under Account information. If this was not you, withdraw it and change your password.',
      'zh-Hant':
        '您已要求刪除帳戶。我們將於14天後（或最後一張未完成的訂單完成後）刪除。在此之前，您可於「帳戶資料」撤回要求。如非本人操作，請撤回要求並更改密碼。',
    },
  },
  done: {
    subject: { en: 'Your Cusp account was deleted', 'zh-Hant': '您的 Cusp 帳戶已被刪除' },
    text: {
      en: 'Your account and your personal data were deleted as you asked. Orders stay in our books for as long as the law asks.',
      'zh-Hant': '您的帳戶及個人資料已按要求刪除。訂單會按法例規定的年期保留於帳目內。',
    },
  },
} as const

/** Tells somebody that the deletion of their account was asked for, or is done. */
export function deletionLetter(what: keyof typeof letters, language: Language): { subject: string; text: string } {
  const { subject, text } = letters[what]
  return { subject: inLanguage(subject, language), text: inLanguage(text, language) }
}
