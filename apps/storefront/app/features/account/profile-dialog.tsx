import { Button, Dialog, TextField } from '@cusp/ui'
import { useWords } from '../../platform/words'
import { ChangeForm } from './change-form'
import { avatarProblem, avatarTypes } from './checks'
import { FileField } from './file-field'

export function ProfileDialog({ name, onClose, onDone }: { name: string; onClose: () => void; onDone: () => void }) {
  const say = useWords()
  return (
    <Dialog open onClose={onClose} closeLabel={say('shell.close')} title={say('account.editProfile')} size="sm">
      <ChangeForm intent="profile" onDone={onDone}>
        {(errors, isSending) => (
          <>
            <TextField
              label={say('account.profileName')}
              name="name"
              autoComplete="name"
              maxLength={80}
              defaultValue={name}
              error={errors.name}
            />
            <FileField
              label={say('account.avatar')}
              hint={say('account.avatarHint')}
              name="file"
              accept={avatarTypes}
              problemOf={avatarProblem}
              error={errors.file}
            />
            <Button type="submit" block loading={isSending}>
              {say('account.save')}
            </Button>
          </>
        )}
      </ChangeForm>
    </Dialog>
  )
}
