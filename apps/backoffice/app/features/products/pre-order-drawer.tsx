import { catalogue } from '@cusp/contract'
import { DatePicker, Form, InputNumber, Switch } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type Typed = { isPreOrder: boolean; expectedOn: Dayjs | null; depositPercent: number; most: number }

/** The terms on which a variant may be pre-ordered while there is none of it. */
export function PreOrderDrawer({ variant, onClose }: { variant: catalogue.AdminVariant; onClose(): void }) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<Typed>()
  const { act, isActing } = useAct(catalogue.adminSavePreOrder, {
    says: t('variants.preOrderSaved'),
    onRefused: (refused) => {
      if (refused.failure !== 'preOrderBelowAwaited') return false
      form.setFields([{ name: 'most', errors: [refused.message] }])
      return true
    },
  })
  const save = async ({ expectedOn, ...terms }: Typed): Promise<void> => {
    if (await act({ id: variant.id, ...terms, expectedOn: expectedOn?.format('YYYY-MM-DD') ?? null })) onClose()
  }
  const needed = [{ required: true, message: t('common.needed') }]
  return (
    <FormDrawer
      title={`${t('variants.preOrder')} · ${say(variant.standard) || variant.articleNumber}`}
      consequence={t('variants.preOrderConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          isPreOrder: variant.isPreOrder,
          expectedOn: variant.preOrderExpected === null ? null : dayjs(variant.preOrderExpected),
          depositPercent: variant.preOrderPercent,
          most: variant.preOrderMost,
        }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item name="isPreOrder" label={t('variants.preOrderOffered')} valuePropName="checked" required>
          <Switch />
        </Form.Item>
        <Form.Item name="expectedOn" label={t('variants.preOrderExpected')} extra={t('variants.preOrderExpectedHint')}>
          <DatePicker style={{ width: 180 }} />
        </Form.Item>
        <Form.Item
          name="depositPercent"
          label={t('variants.preOrderPercent')}
          extra={t('variants.preOrderPercentHint')}
          rules={needed}
        >
          <InputNumber min={1} max={100} precision={0} suffix="%" style={{ width: 180 }} />
        </Form.Item>
        <Form.Item
          name="most"
          label={t('variants.preOrderMost')}
          extra={t('variants.preOrderMostHint', { awaited: variant.awaited })}
          rules={needed}
        >
          <InputNumber min={0} max={1_000_000} precision={0} style={{ width: 180 }} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
