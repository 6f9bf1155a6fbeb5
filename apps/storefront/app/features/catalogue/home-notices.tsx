import { lazy, type ReactNode, Suspense, useState } from 'react'
import { dismiss, isDismissed } from '../../platform/dismissed'
import { useHydrated } from '../../platform/use-hydrated'
import type { NewCustomer } from './new-customer-banner'
import type { Popup } from './popup-dialog'

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog')).PopupDialog }))
const NewCustomerBanner = lazy(async () => ({ default: (await import('./new-customer-banner')).NewCustomerBanner }))

/** How long each stays away once it was closed (spec A196). */
const popupMemory = { name: 'popupDismissed', seconds: 86_400 }
const newCustomerMemory = { name: 'newCustomerDismissed', seconds: 7_200 }

/** What lies over the home page until it is closed. It comes after the page, takes no room in it and needs a script. */
export function HomeNotices({ popup, newCustomer }: { popup: Popup | null; newCustomer: NewCustomer | null }) {
  const isAlive = useHydrated()
  return (
    <Suspense>
      {isAlive && popup && (
        <UntilClosed {...popupMemory}>{(close) => <PopupDialog popup={popup} onClose={close} />}</UntilClosed>
      )}
      {isAlive && newCustomer && (
        <UntilClosed {...newCustomerMemory}>
          {(close) => <NewCustomerBanner {...newCustomer} onClose={close} />}
        </UntilClosed>
      )}
    </Suspense>
  )
}

function UntilClosed({
  name,
  seconds,
  children,
}: {
  name: string
  seconds: number
  children: (close: () => void) => ReactNode
}) {
  const [isClosed, setClosed] = useState(() => isDismissed(name))
  if (isClosed) return null
  return children(() => {
    dismiss(name, seconds)
    setClosed(true)
  })
}
