import { TextField } from '@cusp/ui'
import type { FieldErrors } from '../platform/form'
import { useWords } from '../platform/words'

/** Street, and unit with floor: the two lines below the region. */
export function StreetFields({
  typed,
  errors,
  isUnitOptional = false,
}: {
  readonly typed: { readonly street: string; readonly address: string }
  readonly errors: FieldErrors
  readonly isUnitOptional?: boolean
}) {
  const say = useWords()
  return (
    <>
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
        {...(isUnitOptional ? { optionalMark: say('addresses.optional') } : {})}
        name="address"
        autoComplete="address-line2"
        maxLength={200}
        defaultValue={typed.address}
        error={errors.address}
      />
    </>
  )
}
