import { accounts } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import type { CaptchaPicture, CodeAnswer } from '../features/account/code-answer'
import type { Api } from './api.server'
import { textOf } from './form'

/** A new picture, or nothing when the shop makes none at the moment. */
export async function captchaPicture(api: Api): Promise<CaptchaPicture | undefined> {
  const made = await api.attempt(accounts.getCaptchaPicture, {})
  return made.ok ? made.data : undefined
}

/** Asks for a code; a refusal comes with the next picture, because one picture is good for one try. */
export async function requestCode(api: Api, form: FormData, type: accounts.CodePurpose): Promise<CodeAnswer> {
  const email = textOf(form, 'by') === 'phone' ? undefined : textOf(form, 'email')
  const asked = await api.attempt(accounts.sendCode, {
    ...(email === undefined
      ? { phone: textOf(form, 'phone'), areaCode: areaCodeFrom(textOf(form, 'areaCode')) }
      : { email }),
    type,
    captcha: textOf(form, 'captchaText'),
    captchaId: textOf(form, 'captchaId'),
  })
  if (asked.ok) return { isSent: true, resendAfterSeconds: asked.data.resendAfterSeconds }
  const isWaiting = asked.refusal.failure === 'codeTooSoon' || asked.refusal.failure === 'codeLimit'
  return {
    isSent: false,
    problem: asked.refusal.message,
    about: asked.refusal.failure === 'captchaWrong' ? 'captcha' : isWaiting ? 'code' : 'account',
    picture: await captchaPicture(api),
  }
}
