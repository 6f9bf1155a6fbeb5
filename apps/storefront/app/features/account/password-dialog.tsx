import { passwordLength } from '@cusp/kernel'
import { Button, Dialog, PasswordField } from '@cusp/ui'
import { useShop } from '../../platform/shop'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'
import { passwordHint } from './new-password-fields'

/** Done, the action leads to the login: every session has ended. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const { passwordPolicy } = useShop()
  const { max } = passwordLength[passwordPolicy]
  const shown = { showLabel: say('account.showPassword'), hideLabel: say('account.hidePassword') }
  return (
    <Dialog open onClose={onClose} closeLabel={say('shell.close')} title={say('account.changePassword')} size="sm">
      <ChangeForm intent="password" onDone={onClose}>
        {(errors, isSending) => (
          <>
            <p className="text-ink-soft">{say('account.newPasswordIntro')}</p>
            <PasswordField
              {...shown}
              label={say('account.oldPassword')}
              name="oldPassword"
              maxLength={64}
              error={errors.oldPassword}
            />
            <PasswordField
              {...shown}
              label={say('account.newPassword')}
              hint={say(passwordHint[passwordPolicy])}
              name="newPassword"
              autoComplete="new-password"
              maxLength={max}
              error={errors.newPassword}
            />
            <PasswordField
              {...shown}
              label={say('account.repassword')}
              name="confirmPassword"
              autoComplete="new-password"
              maxLength={max}
              error={errors.confirmPassword}
            />
            <Button type="submit" block loading={isSending}>
              {say('account.changePassword')}
            </Button>
          </>
        )}
      </ChangeForm>
    </Dialog>
  )
}
