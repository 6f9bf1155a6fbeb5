import { passwordLength } from '@cusp/kernel'
import { PasswordField } from '@cusp/ui'
import type { FieldErrors } from '../../platform/form'
import { useShop } from '../../platform/shop'
import { useWords } from '../../platform/words'

/** What a new password needs, in words. */
export const passwordHint = { spec: 'account.passwordHint', asvs: 'account.passwordLengthHint' } as const

/** A password and the same again, sent as `password` and `repassword`. `label` names the first; usually "Password". */
export function NewPasswordFields({ errors, label }: { readonly errors: FieldErrors; readonly label?: string }) {
  const say = useWords()
  const { passwordPolicy } = useShop()
  const common = {
    autoComplete: 'new-password',
    maxLength: passwordLength[passwordPolicy].max,
    showLabel: say('account.showPassword'),
    hideLabel: say('account.hidePassword'),
  } as const
  return (
    <>
      <PasswordField
        {...common}
        label={label ?? say('account.password')}
        hint={say(passwordHint[passwordPolicy])}
        name="password"
        error={errors.password}
      />
      <PasswordField {...common} label={say('account.repassword')} name="repassword" error={errors.repassword} />
    </>
  )
}
