import { addresses } from '@cusp/contract'
import { areaCodeFrom, defaultAreaCode, idFrom, isPhone } from '@cusp/kernel'
import { Button, EmptyState, useToasts } from '@cusp/ui'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { AddressCard } from '../features/addresses/address-card'
import { type AddressAnswer, AddressDialog } from '../features/addresses/address-form'
import { apiFor, needsLogIn, pageOf } from '../platform/api.server'
import { type FieldErrors, hasErrors, textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import { type Say, useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/address'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return { book: await apiFor(args).call(addresses.listAddresses, {}) }
}

export async function action(args: Route.ActionArgs): Promise<AddressAnswer | { problem?: string }> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const intent = textOf(form, 'intent')
  const id = textOf(form, 'id')
  if (intent === 'save') return save(args, form)

  const entry = intent === 'remove' ? addresses.deleteAddress : addresses.setDefaultAddress
  const changed = await api.attempt(entry, { addressId: idFrom<'Address'>(id) })
  return changed.ok ? {} : { problem: changed.refusal.message }
}

async function save(args: Route.ActionArgs, form: FormData): Promise<AddressAnswer> {
  const { say } = speechIn(pageOf(args).language)
  const areaCode = areaCodeFrom(textOf(form, 'areaCode')) ?? defaultAreaCode
  const typed = {
    name: textOf(form, 'name'),
    phone: textOf(form, 'phone').replace(/[\s-]/g, ''),
    province: textOf(form, 'province'),
    city: textOf(form, 'city'),
    district: textOf(form, 'district'),
    street: textOf(form, 'street'),
    address: textOf(form, 'address'),
  }
  const errors: FieldErrors = {
    name: typed.name === '' ? say('addresses.errors.name') : undefined,
    phone: isPhone(areaCode, typed.phone) ? undefined : say('addresses.errors.phone'),
    street: typed.street === '' ? say('addresses.errors.street') : undefined,
    ...regionErrors(form, say),
  }
  if (hasErrors(errors)) return { isSaved: false, errors }

  const id = textOf(form, 'id')
  const saved = await apiFor(args).attempt(addresses.saveAddress, {
    ...(id === '' ? {} : { id: idFrom<'Address'>(id) }),
    ...typed,
    areaCode,
    isDefault: form.get('isDefault') !== null,
  })
  if (saved.ok) return { isSaved: true, id: saved.data.id }
  const { field, message } = saved.refusal
  return field === undefined
    ? { isSaved: false, errors: {}, problem: message }
    : { isSaved: false, errors: { [field]: message } }
}

/** The selects that the form showed are the levels that the region has. */
function regionErrors(form: FormData, say: Say): FieldErrors {
  const levels = ['province', 'city', 'district'] as const
  return Object.fromEntries(
    levels.flatMap((level) =>
      form.has(level) && textOf(form, level) === '' ? [[level, say(`addresses.errors.${level}`)]] : [],
    ),
  )
}

export default function AddressRoute({ loaderData: { book } }: Route.ComponentProps) {
  const say = useWords()
  const toasts = useToasts()
  const [edited, setEdited] = useState<'new' | addresses.DeliveryAddress>()
  const add = (
    <Button icon={<Plus aria-hidden />} onClick={() => setEdited('new')}>
      {say('addresses.add')}
    </Button>
  )
  return (
    <>
      <title>{titleOf(say, say('addresses.title'))}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{say('addresses.title')}</h1>
        {book.length > 0 && add}
      </div>
      {book.length === 0 ? (
        <EmptyState
          className="rounded-lg border border-line bg-surface"
          icon={<MapPin aria-hidden strokeWidth={1.5} />}
          title={say('addresses.emptyTitle')}
          action={add}
        >
          {say('addresses.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {book.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => setEdited(address)} />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <AddressDialog
          address={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            setEdited(undefined)
            toasts.success(say('addresses.saved'))
          }}
        />
      )}
    </>
  )
}
