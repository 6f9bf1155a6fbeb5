import { catalogue } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { Form, Input, InputNumber } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'
import { OnePicture } from '../../shell/picture-list'

type BrandTyped = { name: LocalizedText; groupKey: string; sequence: number; picturePath: string }

export function BrandDrawer({ brand, onClose }: { brand: catalogue.AdminBrand | undefined; onClose(): void }) {
  const t = useWords()
  const [form] = Form.useForm<BrandTyped>()
  const { act, isActing } = useAct(catalogue.adminSaveBrand, { says: t('common.saved') })
  const save = async (typed: BrandTyped): Promise<void> => {
    const hasWorked = await act({
      ...(brand ? { id: brand.id } : {}),
      name: editedText(brand?.name ?? noText, typed.name),
      groupKey: typed.groupKey.trim(),
      sequence: typed.sequence,
      picturePath: typed.picturePath ?? '',
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={brand ? t('brands.edit') : t('brands.create')}
      consequence={t('brands.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={brand ?? { name: noText, groupKey: '', sequence: 0, picturePath: '' }}
        onFinish={(typed) => void save(typed)}
      >
        <LocalizedFields name="name" label={t('brands.name')} limit={80} isRequired />
        <Form.Item name="picturePath" label={t('brands.logo')}>
          <OnePicture />
        </Form.Item>
        <div className="fields">
          <Form.Item
            name="groupKey"
            label={t('brands.groupKey')}
            extra={t('brands.groupKeyHint')}
            rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
          >
            <Input maxLength={4} />
          </Form.Item>
          <Form.Item
            name="sequence"
            label={t('brands.sequence')}
            extra={t('brands.sequenceHint')}
            rules={[{ required: true, message: t('common.needed') }]}
          >
            <InputNumber min={0} max={100_000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        </div>
      </Form>
    </FormDrawer>
  )
}
