import { orders } from '@cusp/contract'
import { App, Form, Input, InputNumber, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'
import { servedBy } from './served-by'

type Typed = { pieces: number; reason: string }

/** Receives goods that pre-orders wait for. Who is served is shown before anything is saved. */
export function ArrivalDrawer({ awaited, onClose }: { awaited: orders.AwaitedVariant; onClose(): void }) {
  const t = useWords()
  const say = useLocalText()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const { act, isActing } = useAct(orders.adminReceiveAwaited, {
    onDone: ({ served }) => {
      void message.success(t('preOrders.served', { served: served.length }))
      onClose()
    },
  })
  const pieces = Form.useWatch('pieces', form)
  return (
    <FormDrawer
      title={t('preOrders.title', { name: [say(awaited.name), say(awaited.standard)].filter(Boolean).join(' ') })}
      consequence={t('preOrders.consequence')}
      save={t('preOrders.arrived')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        onFinish={(typed) =>
          void act({ id: awaited.searchProductId, pieces: typed.pieces, reason: typed.reason.trim() })
        }
      >
        <Form.Item
          name="pieces"
          label={t('preOrders.received')}
          extra={t('preOrders.receivedHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={1_000_000} precision={0} style={{ width: 180 }} autoFocus />
        </Form.Item>
        <Typography.Paragraph strong aria-live="polite">
          {typeof pieces === 'number' && t('preOrders.servesNow', servedBy(awaited, pieces))}
        </Typography.Paragraph>
        <Form.Item
          name="reason"
          label={t('preOrders.reason')}
          extra={t('variants.reasonHint')}
          rules={[{ required: true, whitespace: true, message: t('common.reasonNeeded') }]}
        >
          <Input maxLength={200} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
