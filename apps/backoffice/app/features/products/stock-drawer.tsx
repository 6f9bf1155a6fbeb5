import { catalogue } from '@cusp/contract'
import { Descriptions, Form, Input, InputNumber } from 'antd'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type StockTyped = { change: number; reason: string }

/** Receives or corrects stock by a signed number of pieces, with a reason. */
export function StockDrawer({ variant, onClose }: { variant: catalogue.AdminVariant; onClose(): void }) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<StockTyped>()
  const { act, isActing } = useAct(catalogue.adminAdjustStock, {
    says: t('variants.stockSaved'),
    onRefused: (refused) => {
      if (refused.failure !== 'stockBelowReserved') return false
      form.setFields([{ name: 'change', errors: [refused.message] }])
      return true
    },
  })
  const change = Form.useWatch('change', form) ?? 0
  const save = async (typed: StockTyped): Promise<void> => {
    if (await act({ id: variant.id, change: typed.change, reason: typed.reason.trim() })) onClose()
  }
  const pieces = (count: number): string => count.toLocaleString('en')
  return (
    <FormDrawer
      title={`${t('variants.stock')} · ${say(variant.standard) || variant.articleNumber}`}
      consequence={t('variants.stockConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Descriptions
        size="small"
        bordered
        column={1}
        style={{ marginBlockEnd: 16 }}
        items={[
          { key: 'onHand', label: t('variants.onHand'), children: pieces(variant.onHand) },
          { key: 'reserved', label: t('variants.reserved'), children: pieces(variant.reserved) },
          {
            key: 'after',
            label: t('variants.freeAfter'),
            children: <strong>{pieces(variant.onHand - variant.reserved + change)}</strong>,
          },
        ]}
      />
      <Form form={form} layout="vertical" onFinish={(typed) => void save(typed)}>
        <Form.Item
          name="change"
          label={t('variants.change')}
          extra={t('variants.changeHint')}
          rules={[
            { required: true, message: t('common.needed') },
            {
              validator: (_, typed: unknown) =>
                typed === 0 ? Promise.reject(new Error(t('variants.changeNothing'))) : Promise.resolve(),
            },
            {
              validator: (_, typed: unknown) =>
                typeof typed === 'number' && variant.onHand + typed < variant.reserved
                  ? Promise.reject(new Error(t('variants.belowReserved', { least: variant.reserved - variant.onHand })))
                  : Promise.resolve(),
            },
          ]}
        >
          <InputNumber min={-1_000_000} max={1_000_000} precision={0} style={{ width: 180 }} autoFocus />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('common.reason')}
          extra={t('variants.reasonHint')}
          rules={[{ required: true, whitespace: true, message: t('common.reasonNeeded') }]}
        >
          <Input.TextArea rows={2} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
