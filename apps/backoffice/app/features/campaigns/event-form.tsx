import { specialEvents } from '@cusp/contract'
import { Card, Form, Input, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { type ReactNode, useRef } from 'react'
import { pickedFrom } from '../../platform/hong-kong-picker'
import { useWords } from '../../platform/words'
import { noText } from '../../shell/edited-text'
import { LocalizedFields } from '../../shell/localized-fields'
import { PeriodFields } from '../../shell/period-fields'
import { PictureFields } from '../../shell/picture-fields'
import { EventBlocks } from './event-blocks'

export type TypedEvent = { content: specialEvents.EventContent; from: Dayjs | null; until: Dayjs | null }

const upload = specialEvents.adminUploadEventPicture
const noPicture = { en: '', 'zh-Hant': '' }
const blank: specialEvents.EventContent = {
  title: noText,
  remark: noText,
  backgroundColor: '#0b5d4a',
  picture: noPicture,
  phonePicture: noPicture,
  isTitleShown: true,
  blocks: [],
}

/** Everything that an event shows, and when. */
export function EventForm({
  event,
  onEdited,
  onSave,
  actions,
}: {
  /** Undefined: a new one. */
  event: specialEvents.AdminSpecialEvent | undefined
  onEdited(): void
  onSave(typed: TypedEvent, isToPublish: boolean): void
  /** What can be done, below the fields; `submit` keeps a draft or publishes. */
  actions(submit: (isToPublish: boolean) => void): ReactNode
}) {
  const t = useWords()
  const [form] = Form.useForm<TypedEvent>()
  const isToPublish = useRef(false)
  const stage = event?.draft ?? event?.published
  return (
    <Form
      form={form}
      layout="vertical"
      scrollToFirstError
      initialValues={{
        content: stage?.content ?? blank,
        from: pickedFrom(stage?.from ?? null),
        until: pickedFrom(stage?.until ?? null),
      }}
      onValuesChange={onEdited}
      // All of it: a block's id and kind have no fields.
      onFinish={() => onSave(form.getFieldsValue(true), isToPublish.current)}
    >
      <Card size="small" title={t('specialEvents.page')} style={{ marginBlockEnd: 16 }}>
        <LocalizedFields name={['content', 'title']} label={t('shown.name')} limit={80} isRequired />
        <LocalizedFields
          name={['content', 'remark']}
          label={t('specialEvents.remark')}
          limit={300}
          rows={2}
          extra={t('specialEvents.remarkHint')}
        />
        <PictureFields
          upload={upload}
          name={['content', 'picture']}
          label={t('specialEvents.picture')}
          extra={t('shown.pictureHint', { size: '1600 × 530' })}
        />
        <PictureFields
          upload={upload}
          name={['content', 'phonePicture']}
          label={t('shown.phonePicture')}
          extra={t('shown.phonePictureHint')}
          isRequired={false}
        />
        <div className="fields">
          <Form.Item
            name={['content', 'isTitleShown']}
            label={t('shown.isTitleShown')}
            extra={t('shown.isTitleShownHint')}
            required
            valuePropName="checked"
          >
            <Switch />
          </Form.Item>
          <Form.Item
            name={['content', 'backgroundColor']}
            label={t('specialEvents.colour')}
            extra={t('specialEvents.colourHint')}
            required
          >
            <Input type="color" style={{ width: 80, padding: 2 }} />
          </Form.Item>
        </div>
        <PeriodFields />
      </Card>
      <EventBlocks />
      <div className="row">
        {actions((publishes) => {
          isToPublish.current = publishes
          form.submit()
        })}
      </div>
    </Form>
  )
}
