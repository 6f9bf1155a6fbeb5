import { catalogue } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { Form, Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'

type TagTyped = { type: string; title: LocalizedText; isAboutPrice: boolean; position: number }

/** A display tag to create or to change; its type is what products and sheets know it by. */
export function TagDrawer({ tag, onClose }: { tag: catalogue.AdminTag | undefined; onClose(): void }) {
  const t = useWords()
  const [form] = Form.useForm<TagTyped>()
  const [basis] = useState(tag)
  const { act, isActing } = useAct(catalogue.adminSaveTag, { says: t('common.saved') })
  const save = async (typed: TagTyped): Promise<void> => {
    const title = editedText(basis?.title ?? noText, typed.title)
    if (await act({ ...typed, type: typed.type.trim(), title, version: basis?.version ?? 0 })) onClose()
  }
  return (
    <FormDrawer
      title={tag ? t('tags.edit') : t('tags.create')}
      consequence={t('tags.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={basis ?? { type: '', title: noText, isAboutPrice: false, position: 0 }}
        onFinish={(typed) => void save(typed)}
      >
        <LocalizedFields name="title" label={t('tags.title')} limit={40} isRequired />
        <Form.Item
          name="type"
          label={t('tags.type')}
          extra={t('tags.typeHint')}
          rules={[{ required: true, pattern: /^\s*[a-z][a-z0-9-]{0,19}\s*$/, message: t('tags.typeHint') }]}
        >
          <Input maxLength={20} disabled={tag !== undefined} />
        </Form.Item>
        <Form.Item
          name="isAboutPrice"
          required
          valuePropName="checked"
          label={t('tags.isAboutPrice')}
          extra={t('tags.isAboutPriceHint')}
        >
          <Switch checkedChildren={t('common.yes')} unCheckedChildren={t('common.no')} />
        </Form.Item>
        <Form.Item
          name="position"
          label={t('categories.position')}
          extra={t('tags.positionHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={10_000} precision={0} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
