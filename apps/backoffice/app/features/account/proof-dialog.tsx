import { Alert, Form, Input, Modal } from 'antd'
import { useEffect } from 'react'
import { useWords } from '../../platform/words'

type ProofProps = {
  readonly title: string
  readonly says: string
  readonly asksCode: boolean
  readonly refusal: { readonly field: 'password' | 'code'; readonly says: string } | undefined
  readonly isBusy: boolean
  onProve(typed: { password: string; code: string }): void
  onClose(): void
}

/** Asks who it is again, before something that an open session alone must not do. */
export function ProofDialog({ title, says, asksCode, refusal, isBusy, onProve, onClose }: ProofProps) {
  const t = useWords()
  const [form] = Form.useForm<{ password: string; code?: string }>()
  useEffect(() => {
    if (refusal) form.setFields([{ name: refusal.field, errors: [refusal.says] }])
  }, [form, refusal])
  return (
    <Modal
      open
      title={title}
      okText={t('me.goOn')}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Alert type="info" showIcon title={says} style={{ marginBlock: 12 }} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ password, code = '' }) => onProve({ password, code })}
      >
        <Form.Item
          name="password"
          label={t('me.presentPassword')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={128} autoFocus />
        </Form.Item>
        {asksCode && (
          <Form.Item
            name="code"
            label={t('login.code')}
            extra={t('login.codeHint')}
            rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
          >
            <Input autoComplete="one-time-code" maxLength={60} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  )
}
