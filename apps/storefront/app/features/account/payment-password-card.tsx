import type { accounts } from '@cusp/contract'
import { Badge, Button, Card } from '@cusp/ui'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useWords } from '../../platform/words'

const PaymentPasswordDialog = lazy(async () => ({
  default: (await import('./payment-password-dialog')).PaymentPasswordDialog,
}))

/** What the payment password is for, whether there is one, and how it is set (spec B143, B185). */
export function PaymentPasswordCard({ profile }: { profile: accounts.Profile }) {
  const say = useWords()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const { hasPayPwd } = profile
  return (
    <Card
      aria-labelledby={titleId}
      title={<span id={titleId}>{say('account.payment.title')}</span>}
      actions={
        <Badge tone={hasPayPwd ? 'success' : 'neutral'}>
          {say(hasPayPwd ? 'account.payment.isSet' : 'account.payment.isNotSet')}
        </Badge>
      }
      footer={
        <Button size="sm" variant="secondary" icon={<KeyRound aria-hidden />} onClick={() => setOpen(true)}>
          {say(hasPayPwd ? 'account.payment.change' : 'account.payment.set')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2 text-sm text-ink-soft">
        <p>{say('account.payment.text')}</p>
        {hasPayPwd && <p>{say('account.payment.forgotten')}</p>}
      </div>
      <Suspense>{isOpen && <PaymentPasswordDialog profile={profile} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
