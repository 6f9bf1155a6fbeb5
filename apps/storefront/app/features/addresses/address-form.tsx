import type { addresses } from '@cusp/contract'
import { areaCodes, defaultAreaCode } from '@cusp/kernel'
import { Button, Checkbox, Dialog, LinesSkeleton, Notice, Select, TextField } from '@cusp/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import type { RegionChoice } from './region-choice'
import { RegionFields } from './region-fields'

export type AddressAnswer =
  | { readonly isSaved: true; readonly id: string }
  | { readonly isSaved: false; readonly errors: FieldErrors; readonly problem?: string | undefined }

const blank = { name: '', areaCode: '', phone: '', province: '', city: '', district: '', street: '', address: '' }

/** Adds an address, or changes the one it is given. Render it only while it is open, so that it starts afresh. */
export function AddressDialog({
  address,
  onSaved,
  onClose,
}: {
  address: addresses.DeliveryAddress | undefined
  onSaved: (id: string) => void
  onClose: () => void
}) {
  const say = useWords()
  const regions = useFetcher<{ regions: readonly RegionChoice[] }>()
  const saving = useFetcher<AddressAnswer>()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const typed = address ?? blank
  const answer = saving.data
  const errors = answer && !answer.isSaved ? answer.errors : {}

  const { load } = regions
  useEffect(() => {
    void load(paths.regions())
  }, [load])

  const onAnswer = useEffectEvent((told: AddressAnswer) => {
    if (told.isSaved) onSaved(told.id)
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  })
  useEffect(() => {
    if (answer) onAnswer(answer)
  }, [answer])

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={say('shell.close')}
      title={say(address ? 'addresses.editTitle' : 'addresses.addTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('addresses.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={saving.state !== 'idle'} disabled={!regions.data}>
            {say('addresses.save')}
          </Button>
        </>
      }
    >
      {!regions.data ? (
        <LinesSkeleton count={6} className="py-2" />
      ) : (
        <saving.Form
          ref={form}
          id={formId}
          method="post"
          action={paths.addresses()}
          noValidate
          className="flex flex-col gap-4"
        >
          <input type="hidden" name="intent" value="save" />
          {address && <input type="hidden" name="id" value={address.id} />}
          {answer && !answer.isSaved && answer.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}
          <TextField
            label={say('addresses.recipient')}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={typed.name}
            error={errors.name}
          />
          <div className="grid grid-cols-[112px_minmax(0,1fr)] gap-3">
            <Select
              label={say('addresses.areaCode')}
              name="areaCode"
              autoComplete="tel-country-code"
              defaultValue={typed.areaCode || defaultAreaCode}
              options={areaCodes.map((code) => ({ value: code, label: code }))}
              error={errors.areaCode}
            />
            <TextField
              label={say('addresses.phone')}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={20}
              defaultValue={typed.phone}
              error={errors.phone}
            />
          </div>
          <RegionFields regions={regions.data.regions} initial={typed} errors={errors} />
          <TextField
            label={say('addresses.street')}
            name="street"
            autoComplete="address-line1"
            maxLength={200}
            defaultValue={typed.street}
            error={errors.street}
          />
          <TextField
            label={say('addresses.unit')}
            optionalMark={say('addresses.optional')}
            name="address"
            autoComplete="address-line2"
            maxLength={200}
            defaultValue={typed.address}
            error={errors.address}
          />
          {address?.isDefault ? (
            <input type="hidden" name="isDefault" value="1" />
          ) : (
            <Checkbox label={say('addresses.asDefault')} name="isDefault" value="1" />
          )}
        </saving.Form>
      )}
    </Dialog>
  )
}
