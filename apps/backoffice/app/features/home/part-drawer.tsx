import { homeParts } from '@cusp/contract'
import { Button, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { useRef } from 'react'
import { useAct } from '../../platform/answers'
import { momentOf, pickedFrom } from '../../platform/hong-kong-picker'
import { trimmed } from '../../platform/trimmed'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'
import { PeriodFields } from '../../shell/period-fields'
import { blankContent } from './blank-content'
import { PartFields } from './part-fields'

type Typed = { content: homeParts.HomePart['content']; from: Dayjs | null; until: Dayjs | null }

type PartDrawerProps = {
  readonly kind: homeParts.HomePartKind
  /** Undefined: a new one. */
  readonly part: homeParts.AdminHomePart | undefined
  readonly name: string
  onClose(): void
}

/** A part to make or to change: kept as a draft, or published at once. */
export function PartDrawer({ kind, part, name, onClose }: PartDrawerProps) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const isToPublish = useRef(false)
  const stage = part?.draft ?? part?.published
  const { act, isActing } = useAct(homeParts.adminSaveHomePart, {
    says: t('common.saved'),
    onRefused: ({ detail, message }) => {
      const place = /^goods\[(\d+)\]/.exec(detail.field ?? '')?.[1]
      if (place === undefined) return false
      const reason = t('homePage.offeredRefused', { place: Number(place) + 1, reason: message })
      form.setFields([{ name: ['content', 'goods'], errors: [reason] }])
      return true
    },
  })
  const submit = (publish: boolean): void => {
    isToPublish.current = publish
    form.submit()
  }
  const save = async ({ content, from, until }: Typed): Promise<void> => {
    const hasWorked = await act({
      ...(part ? { id: part.id, version: part.version } : {}),
      // The form of this kind has the fields of this kind.
      part: trimmed({ kind, content } as homeParts.HomePart),
      from: momentOf(from),
      until: momentOf(until),
      isToPublish: isToPublish.current,
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={part ? t('homePage.edit', { name }) : t('homePage.created', { kind: t(`homePage.kinds.${kind}`) })}
      consequence={t('shown.consequence')}
      isSaving={isActing}
      save={t('shown.publishNow')}
      other={
        <Button disabled={isActing} onClick={() => submit(false)}>
          {t('shown.saveDraft')}
        </Button>
      }
      onSave={() => submit(true)}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        scrollToFirstError
        initialValues={{
          content: stage?.part.content ?? blankContent[kind],
          from: pickedFrom(stage?.from ?? null),
          until: pickedFrom(stage?.until ?? null),
        }}
        onFinish={(typed) => void save({ ...typed, content: { ...stage?.part.content, ...typed.content } })}
      >
        <PartFields kind={kind} />
        <PeriodFields />
      </Form>
    </FormDrawer>
  )
}
