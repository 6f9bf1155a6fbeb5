import { catalogue } from '@cusp/contract'
import type { CategoryId, LocalizedText } from '@cusp/kernel'
import { Form, InputNumber, Select } from 'antd'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'
import { OnePicture } from '../../shell/picture-list'

type CategoryTyped = { name: LocalizedText; parentId: CategoryId | null; position: number; picturePath: string }

/** A category to rename, move or add. The tree has two levels: one with children stays at the top. */
export function CategoryDrawer({
  category,
  all,
  onClose,
}: {
  category: catalogue.AdminCategory | undefined
  all: readonly catalogue.AdminCategory[]
  onClose(): void
}) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<CategoryTyped>()
  const { act, isActing } = useAct(catalogue.adminSaveCategory, { says: t('common.saved') })
  const hasChildren = category !== undefined && all.some(({ parentId }) => parentId === category.id)
  const parents = all.filter(({ parentId, id }) => parentId === null && id !== category?.id)

  const save = async (typed: CategoryTyped): Promise<void> => {
    const hasWorked = await act({
      ...(category ? { id: category.id } : {}),
      name: editedText(category?.name ?? noText, typed.name),
      parentId: typed.parentId ?? null,
      position: typed.position,
      picturePath: typed.picturePath ?? '',
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={category ? t('categories.edit') : t('categories.create')}
      consequence={t('categories.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={category ?? { name: noText, parentId: null, position: 0, picturePath: '' }}
        onFinish={(typed) => void save(typed)}
      >
        <LocalizedFields name="name" label={t('categories.name')} limit={80} isRequired />
        <Form.Item name="picturePath" label={t('products.picture')}>
          <OnePicture />
        </Form.Item>
        <Form.Item
          name="parentId"
          label={t('categories.parent')}
          extra={hasChildren ? t('categories.hasChildren') : t('categories.parentHint')}
        >
          <Select
            allowClear
            disabled={hasChildren}
            placeholder={t('categories.topLevel')}
            options={parents.map((parent) => ({ value: parent.id, label: say(parent.name) }))}
          />
        </Form.Item>
        <Form.Item
          name="position"
          label={t('categories.position')}
          extra={t('categories.positionHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={10_000} precision={0} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
