import { operators } from '@cusp/contract'
import { Form, Input, Modal, QRCode, Typography } from 'antd'
import { type AnswerOf, useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'

type SetUpProps = {
  readonly setup: AnswerOf<typeof operators.startTwoFactor>
  onDone(recoveryCodes: readonly string[]): void
  onClose(): void
}

/** The secret as a picture and as text, and the first code that proves that it has arrived. */
export function SetUpDialog({ setup, onDone, onClose }: SetUpProps) {
  const t = useWords()
  const [form] = Form.useForm<{ code: string }>()
  const { act, isActing } = useAct(operators.confirmTwoFactor, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onRefused: ({ failure, message }) => {
      if (failure !== 'codeWrong') return false
      form.setFields([{ name: 'code', errors: [message] }])
      return true
    },
  })
  return (
    <Modal
      open
      title={t('me.setUp')}
      okText={t('me.confirmCode')}
      cancelText={t('common.cancel')}
      confirmLoading={isActing}
      onOk={() => form.submit()}
      onCancel={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <div className="stack">
        <Typography.Text>{t('me.scan')}</Typography.Text>
        <div style={{ display: 'grid', placeItems: 'center' }}>
          <div role="img" aria-label={t('me.qrCode')}>
            <QRCode type="svg" value={setup.uri} size={208} color="#000000" bgColor="#ffffff" />
          </div>
        </div>
        <div>
          <Typography.Text type="secondary" style={{ display: 'block' }}>
            {t('me.secret')}
          </Typography.Text>
          <Typography.Text code copyable className="anywhere" data-testid="secret">
            {setup.secret}
          </Typography.Text>
        </div>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={({ code }) => void act({ code })}>
          <Form.Item
            name="code"
            label={t('me.firstCode')}
            rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
          >
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={7} autoFocus />
          </Form.Item>
        </Form>
      </div>
    </Modal>
  )
}
