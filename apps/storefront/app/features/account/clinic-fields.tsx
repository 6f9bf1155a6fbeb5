import { Checkbox, TextField } from '@cusp/ui'
import type { ReactNode } from 'react'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import { StreetFields } from '../../shell/street-fields'
import { CertificateField } from './certificate-field'
import type { ClinicTyped } from './checks'

/** What a clinic may change here; the rest is shown as it stands (decision 20). */
export type OpenFields = { readonly names: boolean; readonly place: boolean }

export function ClinicFields({
  typed,
  errors,
  regions,
  open = { names: true, place: true },
  isCertificateOnFile = false,
  withSaveAddress = false,
  contact,
}: {
  typed: ClinicTyped
  errors: FieldErrors
  /** The selects of the region; they belong to addresses. */
  regions: ReactNode
  open?: OpenFields
  isCertificateOnFile?: boolean
  withSaveAddress?: boolean
  /** Draws the clinic's phone, where nothing else has asked for one. */
  contact?: ReactNode
}) {
  const say = useWords()
  return (
    <div className="flex flex-col gap-4">
      {open.names && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('account.companyName')}
            hint={say('account.companyNameHint')}
            name="companyName"
            autoComplete="organization"
            maxLength={120}
            defaultValue={typed.companyName}
            error={errors.companyName}
          />
          <TextField
            label={say('account.person')}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={typed.name}
            error={errors.name}
          />
        </div>
      )}
      {open.place && (
        <>
          {regions}
          <div className="grid gap-4 sm:grid-cols-2">
            <StreetFields typed={typed} errors={errors} />
          </div>
        </>
      )}
      {contact}
      <CertificateField error={errors.businessLicense} isOnFile={isCertificateOnFile} />
      {withSaveAddress && <Checkbox label={say('account.saveAddress')} name="saveaddress" value="1" defaultChecked />}
    </div>
  )
}
