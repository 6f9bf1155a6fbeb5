import type { addresses } from '@cusp/contract'
import { Badge, Button, Card, EmptyState, RadioCard } from '@cusp/ui'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../../platform/words'

/** Addresses beside the chosen one that are shown before one asks for more. */
const shownAtFirst = 2

/** Chooses where the goods go. */
export function ConfirmAddress({
  book,
  chosen,
  lineOf,
  onAdd,
  onEdit,
}: {
  book: readonly addresses.DeliveryAddress[]
  chosen: string | null
  /** An address on one line. */
  lineOf: (address: addresses.DeliveryAddress) => string
  onAdd: () => void
  /** Completes an address that lacks something. */
  onEdit: (address: addresses.DeliveryAddress) => void
}) {
  const say = useWords()
  const [isWhole, setWhole] = useState(false)
  const ordered = [...book].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst)
  const add = (
    <Button size="sm" variant="secondary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {say('orders.addAddress')}
    </Button>
  )
  if (book.length === 0) {
    return (
      <Card title={say('orders.address')}>
        <EmptyState
          className="py-4"
          level={3}
          icon={<MapPin aria-hidden strokeWidth={1.5} />}
          title={say('orders.addressMissing')}
          action={add}
        />
      </Card>
    )
  }
  return (
    <Card title={say('orders.address')} actions={add}>
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{say('orders.address')}</legend>
        {shown.map((address) => (
          <RadioCard
            key={address.id}
            name="addressId"
            value={address.id}
            defaultChecked={address.id === chosen}
            disabled={!address.isComplete}
            title={
              <span className="flex flex-wrap items-center gap-x-2">
                {address.name}
                <span className="tabular font-normal text-ink-soft">
                  {address.areaCode} {address.phone}
                </span>
                {address.isDefault && <Badge tone="primary">{say('addresses.isDefault')}</Badge>}
              </span>
            }
            note={address.isComplete ? lineOf(address) : say('orders.incompleteAddress')}
            end={
              !address.isComplete && (
                <Button size="sm" variant="secondary" onClick={() => onEdit(address)}>
                  {say('orders.completeAddress')}
                </Button>
              )
            }
          />
        ))}
      </fieldset>
      {book.length > shownAtFirst && (
        <Button variant="quiet" size="sm" className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say('orders.showLess') : `${say('orders.addressOther')} (${book.length - shownAtFirst})`}
        </Button>
      )}
    </Card>
  )
}
