import { Button, useToasts } from '@cusp/ui'
import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../platform/words'
import type { ClinicPlace } from './clinic-address-dialog'

// A clinic moves seldom.
const ClinicAddressDialog = lazy(async () => ({
  default: (await import('./clinic-address-dialog')).ClinicAddressDialog,
}))

/** Opens the form of the clinic's own address; while the clinic is reviewed it says why it does not. */
export function ClinicAddress({ place, isUnderReview }: { place: ClinicPlace; isUnderReview: boolean }) {
  const say = useWords()
  const toasts = useToasts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="sm:self-start"
        icon={<MapPin aria-hidden />}
        disabledReason={isUnderReview ? say('account.addressAfterReview') : undefined}
        onClick={() => setOpen(true)}
      >
        {say('account.editClinicAddress')}
      </Button>
      <Suspense>
        {isOpen && (
          <ClinicAddressDialog
            place={place}
            onClose={() => setOpen(false)}
            onDone={() => {
              setOpen(false)
              toasts.success(say('account.changed'))
            }}
          />
        )}
      </Suspense>
    </>
  )
}
