import type { addresses } from '@cusp/contract'
import { Badge, Button, Dialog, FieldError } from '@cusp/ui'
import { MapPin, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { useLanguage, useWords } from '../../platform/words'
import { lineOf } from './region-choice'

/** One address of the book, with what can be done to it. */
export function AddressCard({ address, onEdit }: { address: addresses.DeliveryAddress; onEdit: () => void }) {
  const say = useWords()
  const language = useLanguage()
  const change = useFetcher<{ problem?: string }>()
  const [isRemoving, setRemoving] = useState(false)
  const isBusy = change.state !== 'idle'
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {address.name}
            <span className="tabular font-normal text-ink-soft">
              {address.areaCode} {address.phone}
            </span>
            {address.isDefault && <Badge tone="primary">{say('addresses.isDefault')}</Badge>}
          </p>
          <p className="mt-1 text-ink-soft">{lineOf(address, language)}</p>
          {!address.isComplete && (
            <div className="mt-1">
              <FieldError>{say('addresses.incomplete')}</FieldError>
            </div>
          )}
          {change.data?.problem !== undefined && <FieldError>{change.data.problem}</FieldError>}
        </div>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-1 border-t border-line pt-2">
        {!address.isDefault && (
          <change.Form method="post" className="me-auto">
            <input type="hidden" name="id" value={address.id} />
            <Button type="submit" name="intent" value="default" size="sm" variant="quiet" loading={isBusy}>
              {say('addresses.makeDefault')}
            </Button>
          </change.Form>
        )}
        <Button size="sm" variant="quiet" className="ms-auto" icon={<Pencil aria-hidden />} onClick={onEdit}>
          {say('addresses.edit')}
        </Button>
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
          {say('addresses.remove')}
        </Button>
      </div>
      <Dialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        closeLabel={say('shell.close')}
        size="sm"
        title={say('addresses.removeTitle')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setRemoving(false)}>
              {say('addresses.keep')}
            </Button>
            <change.Form method="post" className="contents">
              <input type="hidden" name="id" value={address.id} />
              <Button type="submit" name="intent" value="remove" variant="danger" loading={isBusy}>
                {say('addresses.remove')}
              </Button>
            </change.Form>
          </>
        }
      >
        <p>{lineOf(address, language)}</p>
        <p className="mt-2 text-ink-mute">{say('addresses.removeText')}</p>
      </Dialog>
    </li>
  )
}
