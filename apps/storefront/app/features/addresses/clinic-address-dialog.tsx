import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { StreetFields } from '../../shell/street-fields'
import { PlaceDialog, type PlaceRefusal } from './place-dialog'
import { RegionFields } from './region-fields'

/** Where a clinic is; province, city and district are `code●name`. */
export type ClinicPlace = {
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}
type Answer = { readonly isDone: true } | ({ readonly isDone: false } & PlaceRefusal)

const refusalOf = (answer: Answer): PlaceRefusal | undefined => (answer.isDone ? undefined : answer)

export function ClinicAddressDialog({
  place,
  onClose,
  onDone,
}: {
  place: ClinicPlace
  onClose: () => void
  onDone: () => void
}) {
  const say = useWords()
  return (
    <PlaceDialog<Answer>
      title={say('account.editClinicAddress')}
      save={say('account.save')}
      action={paths.accountChange()}
      lines={4}
      refusalOf={refusalOf}
      onTaken={onDone}
      onClose={onClose}
    >
      {(regions, errors) => (
        <>
          <input type="hidden" name="intent" value="clinicAddress" />
          <p className="text-sm text-ink-soft">{say('account.clinicAddressText')}</p>
          <RegionFields regions={regions} initial={place} errors={errors} />
          <StreetFields typed={place} errors={errors} />
        </>
      )}
    </PlaceDialog>
  )
}
