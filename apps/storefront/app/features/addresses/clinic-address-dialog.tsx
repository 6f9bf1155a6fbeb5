import { Button, Dialog, LinesSkeleton, Notice, TextField } from '@cusp/ui'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import type { RegionChoice } from './region-choice'
import { RegionFields } from './region-fields'

/** Where a clinic is; province, city and district are `code●name`. */
export type ClinicPlace = {
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}
type Answer =
  | { readonly isDone: true }
  | { readonly isDone: false; readonly errors: FieldErrors; readonly problem?: string | undefined }

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
  const regions = useFetcher<{ regions: readonly RegionChoice[] }>()
  const change = useFetcher<Answer>()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const answer = change.data
  const errors = answer && !answer.isDone ? answer.errors : {}

  const { load } = regions
  useEffect(() => {
    void load(paths.regions())
  }, [load])

  const onAnswer = useEffectEvent((told: Answer) => {
    if (told.isDone) onDone()
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
      title={say('account.editClinicAddress')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('addresses.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={change.state !== 'idle'} disabled={!regions.data}>
            {say('account.save')}
          </Button>
        </>
      }
    >
      {!regions.data ? (
        <LinesSkeleton count={4} className="py-2" />
      ) : (
        <change.Form
          ref={form}
          id={formId}
          method="post"
          action={paths.accountChange()}
          noValidate
          className="flex flex-col gap-4"
        >
          <input type="hidden" name="intent" value="clinicAddress" />
          {answer && !answer.isDone && answer.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}
          <p className="text-sm text-ink-soft">{say('account.clinicAddressText')}</p>
          <RegionFields regions={regions.data.regions} initial={place} errors={errors} />
          <TextField
            label={say('account.street')}
            name="street"
            autoComplete="address-line1"
            maxLength={200}
            defaultValue={place.street}
            error={errors.street}
          />
          <TextField
            label={say('account.unit')}
            name="address"
            autoComplete="address-line2"
            maxLength={200}
            defaultValue={place.address}
            error={errors.address}
          />
        </change.Form>
      )}
    </Dialog>
  )
}
