import { Button, Dialog, PasswordField } from '@cusp/ui'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'

/** Done, the action leads to the login: every session has ended. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
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
              hint={say('account.passwordHint')}
              name="newPassword"
              autoComplete="new-password"
              maxLength={16}
              error={errors.newPassword}
            />
            <PasswordField
              {...shown}
              label={say('account.repassword')}
              name="confirmPassword"
              autoComplete="new-password"
              maxLength={16}
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
