import type { accounts } from '@cusp/contract'
import { Button, Card, Facts, useToasts } from '@cusp/ui'
import { CircleUserRound, KeyRound, Mail, Pencil, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../platform/words'
import { rolesInWords } from './roles'

// Most visits to the page change nothing.
const PasswordDialog = lazy(async () => ({ default: (await import('./password-dialog')).PasswordDialog }))
const ProfileDialog = lazy(async () => ({ default: (await import('./profile-dialog')).ProfileDialog }))
const ReachDialog = lazy(async () => ({ default: (await import('./reach-dialog')).ReachDialog }))

/** Who somebody is and how they log in, with the dialogs that change it. */
export function ProfileCard({ profile }: { profile: accounts.Profile }) {
  const say = useWords()
  const toasts = useToasts()
  const [open, setOpen] = useState<'profile' | 'email' | 'phone' | 'password'>()
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    toasts.success(say('account.changed'))
  }
  const given = (text: string) => text || <span className="text-ink-mute">{say('account.notGiven')}</span>
  // Before the clinic is known to us its person cannot be either (spec A95).
  const mustVerify = profile.authStatus === 'notSubmitted'
  return (
    <Card
      title={say('account.profileTitle')}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil aria-hidden />}
            disabledReason={mustVerify ? say('account.verifyFirst') : undefined}
            onClick={() => setOpen('profile')}
          >
            {say('account.editProfile')}
          </Button>
          <Button size="sm" variant="secondary" icon={<Mail aria-hidden />} onClick={() => setOpen('email')}>
            {say('account.changeEmail')}
          </Button>
          <Button size="sm" variant="secondary" icon={<Smartphone aria-hidden />} onClick={() => setOpen('phone')}>
            {say('account.changePhone')}
          </Button>
          <Button size="sm" variant="secondary" icon={<KeyRound aria-hidden />} onClick={() => setOpen('password')}>
            {say('account.changePassword')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:gap-6">
        {profile.avatar === '' ? (
          <CircleUserRound aria-hidden strokeWidth={1} className="size-16 shrink-0 text-ink-mute" />
        ) : (
          <img
            src={profile.avatar}
            alt=""
            width={64}
            height={64}
            className="size-16 shrink-0 rounded-full border border-line object-cover"
          />
        )}
        <Facts
          className="min-w-0 flex-1"
          facts={[
            { label: say('account.profileName'), value: given(profile.name) },
            { label: say('account.email'), value: given(profile.email) },
            {
              label: say('account.phone'),
              value: <span className="tabular">{given(`${profile.areaCode} ${profile.phone}`.trim())}</span>,
            },
            {
              label: say('account.profileRoles'),
              value: rolesInWords(say, profile.roles),
            },
          ]}
        />
      </div>
      <Suspense>
        {open === 'profile' && <ProfileDialog name={profile.name} onClose={close} onDone={done} />}
        {open === 'password' && <PasswordDialog onClose={close} />}
        {(open === 'email' || open === 'phone') && (
          <ReachDialog what={open} profile={profile} onClose={close} onDone={done} />
        )}
      </Suspense>
    </Card>
  )
}
