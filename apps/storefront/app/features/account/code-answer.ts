/** A picture with 4 characters, as a data address. */
export type CaptchaPicture = { readonly captchaId: string; readonly picture: string }

/** What became of asking for a verification code. */
export type CodeAnswer =
  | { readonly isSent: true; readonly resendAfterSeconds: number }
  | {
      readonly isSent: false
      readonly problem: string
      /** What the problem is about: the characters, the address to send to, or sending as such. */
      readonly about: 'captcha' | 'account' | 'code'
      readonly picture: CaptchaPicture | undefined
    }

export const codePurposes = ['register', 'login', 'forgetpwd', 'updatePhone', 'newEmail', 'newPhone', 'payPwd'] as const
export type CodePurpose = (typeof codePurposes)[number]
