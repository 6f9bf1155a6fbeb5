import { Button, Dialog, LinesSkeleton, Notice } from '@cusp/ui'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { awaitsAnswer } from '../../platform/awaits-answer'
import type { FieldErrors } from '../../platform/form'
import { useWords } from '../../platform/words'
import type { RegionChoice } from './region-choice'

/** Why a form was not taken: beside its fields, or about all of it. */
export type PlaceRefusal = { readonly errors: FieldErrors; readonly problem?: string | undefined }

/**
 * A form about a place, in a dialog: it waits for the regions, sends itself to `action`, and leads to the first field that was
 * refused. `refusalOf` is a function of the module, not made anew with each drawing.
 */
export function PlaceDialog<Answer>({
  title,
  save,
  action,
  lines,
  refusalOf,
  onTaken,
  onClose,
  children,
}: {
  readonly title: string
  /** What the button that sends it says. */
  readonly save: string
  readonly action: string
  /** Fields, while they are waited for. */
  readonly lines: number
  readonly refusalOf: (answer: Answer) => PlaceRefusal | undefined
  readonly onTaken: (answer: Answer) => void
  readonly onClose: () => void
  readonly children: (regions: readonly RegionChoice[], errors: FieldErrors) => ReactNode
}) {
  const say = useWords()
  const regions = useFetcher<{ regions: readonly RegionChoice[] }>()
  const sending = useFetcher<Answer>()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  // What the action answers is what the caller says that it answers.
  const answer = sending.data as Answer | undefined
  const refusal = answer === undefined ? undefined : refusalOf(answer)

  const { load } = regions
  useEffect(() => {
    void load(paths.regions())
  }, [load])

  const onAnswer = useEffectEvent((told: Answer) => {
    if (refusalOf(told)) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    else onTaken(told)
  })
  useEffect(() => {
    if (answer !== undefined) onAnswer(answer)
  }, [answer])

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={say('shell.close')}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('addresses.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={awaitsAnswer(sending)} disabled={!regions.data}>
            {save}
          </Button>
        </>
      }
    >
      {!regions.data ? (
        <LinesSkeleton count={lines} className="py-2" />
      ) : (
        <sending.Form ref={form} id={formId} method="post" action={action} noValidate className="flex flex-col gap-4">
          {refusal?.problem !== undefined && <Notice tone="error">{refusal.problem}</Notice>}
          {children(regions.data.regions, refusal?.errors ?? {})}
        </sending.Form>
      )}
    </Dialog>
  )
}
