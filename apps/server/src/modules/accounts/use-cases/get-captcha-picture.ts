import { accounts } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { makeCaptcha } from '../captcha-picture'

export const getCaptchaPicture = useCase(accounts.getCaptchaPicture, async (call) => {
  const { id, png } = await makeCaptcha(call)
  return { captchaId: id, picture: `data:image/png;base64,${png.toString('base64')}` }
})
