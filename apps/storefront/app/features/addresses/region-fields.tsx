import { Select } from '@cusp/ui'
import { useState } from 'react'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import { codeOf, type RegionChoice } from './region-choice'

const options = (places: readonly { code: string; name: string }[]) =>
  places.map(({ code, name }) => ({ value: code, label: name }))

/** Province, then its cities or its districts: Hong Kong and Macau have districts only. */
export function RegionFields({
  regions,
  initial,
  errors,
  disabled = false,
}: {
  regions: readonly RegionChoice[]
  /** `code●name`, or codes alone. */
  initial: { readonly province: string; readonly city: string; readonly district: string }
  errors: FieldErrors
  disabled?: boolean
}) {
  const say = useWords()
  const [province, setProvince] = useState(codeOf(initial.province) || (regions[0]?.code ?? ''))
  const region = regions.find(({ code }) => code === province)
  const cities = region?.cities ?? []
  const districts = region?.districts ?? []
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={say('addresses.province')}
        name="province"
        autoComplete="address-level1"
        value={province}
        onChange={(event) => setProvince(event.currentTarget.value)}
        placeholder={say('addresses.choose')}
        options={options(regions)}
        error={errors.province}
        disabled={disabled}
      />
      {cities.length > 0 && (
        <Select
          key={`city of ${province}`}
          label={say('addresses.city')}
          name="city"
          autoComplete="address-level2"
          defaultValue={codeOf(initial.city)}
          placeholder={say('addresses.choose')}
          options={options(cities)}
          error={errors.city ?? errors.district}
          disabled={disabled}
        />
      )}
      {districts.length > 0 && (
        <Select
          key={`district of ${province}`}
          label={say('addresses.district')}
          name="district"
          autoComplete="address-level2"
          defaultValue={codeOf(initial.district)}
          placeholder={say('addresses.choose')}
          options={options(districts)}
          error={errors.district}
          disabled={disabled}
        />
      )}
    </div>
  )
}
