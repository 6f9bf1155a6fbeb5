import type { addresses } from '@cusp/contract'
import { defaultAreaCode } from '@cusp/kernel'
import { Checkbox, Select, TextField } from '@cusp/ui'
import { paths } from '../../paths'
import { useAreaCodes } from '../../platform/shop'
import { useWords } from '../../platform/words'
import { StreetFields } from '../../shell/street-fields'
import { PlaceDialog, type PlaceRefusal } from './place-dialog'
import { RegionFields } from './region-fields'

export type AddressAnswer =
  | { readonly isSaved: true; readonly id: string }
  | ({ readonly isSaved: false } & PlaceRefusal)

const refusalOf = (answer: AddressAnswer): PlaceRefusal | undefined => (answer.isSaved ? undefined : answer)

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
  const typed = address ?? blank
  const areaCodes = useAreaCodes(typed.areaCode)
  return (
    <PlaceDialog<AddressAnswer>
      title={say(address ? 'addresses.editTitle' : 'addresses.addTitle')}
      save={say('addresses.save')}
      action={paths.addresses()}
      lines={6}
      refusalOf={refusalOf}
      onTaken={(answer) => {
        if (answer.isSaved) onSaved(answer.id)
      }}
      onClose={onClose}
    >
      {(regions, errors) => (
        <>
          <input type="hidden" name="intent" value="save" />
          {address && <input type="hidden" name="id" value={address.id} />}
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
              options={areaCodes}
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
          <RegionFields regions={regions} initial={typed} errors={errors} />
          <StreetFields typed={typed} errors={errors} isUnitOptional />
          {address?.isDefault ? (
            <input type="hidden" name="isDefault" value="1" />
          ) : (
            <Checkbox label={say('addresses.asDefault')} name="isDefault" value="1" />
          )}
        </>
      )}
    </PlaceDialog>
  )
}
