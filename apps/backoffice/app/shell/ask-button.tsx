import type { Permission } from '@cusp/contract'
import { Alert, type ButtonProps, Form, Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useWords } from '../platform/words'
import { GuardedButton } from './guarded-button'

type AskProps = {
  readonly needs: Permission
  readonly notNow?: string
  readonly says: string
  readonly title: string
  /** What will happen to the buyer. */
  readonly consequence: ReactNode
  readonly confirm: string
  readonly isDangerous?: boolean
  /** Asks for a reason, with this label. Dangerous actions have one. */
  readonly reasonLabel?: string
  readonly reasonHint?: string
  readonly reasonLimit?: number
  readonly icon?: ReactNode
  readonly type?: ButtonProps['type']
  readonly size?: ButtonProps['size']
  /** More to fill in before the reason, as items of a form. */
  readonly fields?: ReactNode
  readonly initialValues?: Typed
  /** True when it has worked: the question closes. */
  onConfirm(reason: string, typed: Typed): Promise<boolean>
}
/** What the form holds, by the names of its fields. */
type Typed = Readonly<Record<string, unknown>>

/** A button that says what will happen, and asks why where that matters, before it does anything. */
export function AskButton(props: AskProps) {
  const { needs, notNow, says, title, consequence, confirm, isDangerous = false, reasonLabel, onConfirm } = props
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const answer = async ({ reason, ...typed }: Typed): Promise<void> => {
    setBusy(true)
    const hasWorked = await onConfirm(typeof reason === 'string' ? reason.trim() : '', typed)
    setBusy(false)
    if (hasWorked) {
      setOpen(false)
      form.resetFields()
    }
  }

  return (
    <>
      <GuardedButton
        needs={needs}
        {...(notNow === undefined ? {} : { notNow })}
        danger={isDangerous}
        icon={props.icon}
        type={props.type ?? 'default'}
        size={props.size ?? 'middle'}
        onClick={() => setOpen(true)}
      >
        {says}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={title}
        okText={confirm}
        cancelText={t('common.cancel')}
        okButtonProps={{ danger: isDangerous }}
        confirmLoading={isBusy}
        onCancel={() => setOpen(false)}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          onFinish={answer}
          preserve={false}
          {...(props.initialValues ? { initialValues: props.initialValues } : {})}
        >
          <Alert type={isDangerous ? 'warning' : 'info'} showIcon title={consequence} style={{ marginBlock: 12 }} />
          {props.fields}
          {reasonLabel && (
            <Form.Item
              name="reason"
              label={reasonLabel}
              extra={props.reasonHint}
              rules={[{ required: true, whitespace: true, message: t('common.reasonNeeded') }]}
            >
              <Input.TextArea rows={3} maxLength={props.reasonLimit ?? 500} showCount autoFocus />
            </Form.Item>
          )}
        </Form>
      </Modal>
    </>
  )
}
