import { EyeOutlined } from '@ant-design/icons'
import type { Permission } from '@cusp/contract'
import { Alert, Checkbox, DatePicker, Form, Modal } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { momentOf } from '../platform/hong-kong-picker'
import { momentText } from '../platform/time'
import { useWords } from '../platform/words'
import { GuardedButton } from './guarded-button'

type Typed = { at: Dayjs | null; withDrafts: boolean }

export type Look = { readonly at: Date | null; readonly withDrafts: boolean }
type Ready = { readonly path: string; readonly until: Date }

type PreviewButtonProps = {
  readonly needs: Permission
  readonly title: string
  /** Why there is nothing to look at now. */
  readonly notNow?: string
  /** Asks for the preview's address; undefined when there is none, which the operator has been told. */
  ask(look: Look): Promise<Ready | undefined>
}

/** Opens the storefront as it will be. */
export function PreviewButton({ needs, title, notNow, ask }: PreviewButtonProps) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [ready, setReady] = useState<Ready>()
  const open = async (look: Look): Promise<void> => {
    setBusy(true)
    const answer = await ask(look)
    setBusy(false)
    if (!answer) return
    setReady(answer)
    // A browser may refuse to open windows; the link below is there all the same.
    window.open(answer.path, '_blank', 'noopener')
  }
  return (
    <>
      <GuardedButton
        needs={needs}
        icon={<EyeOutlined aria-hidden />}
        onClick={() => setOpen(true)}
        {...(notNow ? { notNow } : {})}
      >
        {t('shown.preview')}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={title}
        okText={t('shown.openPreview')}
        cancelText={t('common.cancel')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        afterClose={() => setReady(undefined)}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={{ at: null, withDrafts: true }}
          onFinish={({ at, withDrafts }) => void open({ at: momentOf(at), withDrafts })}
        >
          <Alert type="info" showIcon title={t('shown.previewHint')} style={{ marginBlock: 12 }} />
          <Form.Item name="withDrafts" valuePropName="checked">
            <Checkbox>{t('shown.withDrafts')}</Checkbox>
          </Form.Item>
          <Form.Item name="at" label={t('shown.previewAt')} extra={t('shown.previewAtHint')}>
            <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
          </Form.Item>
          {ready && (
            <p role="status">
              {t('shown.previewReady', { until: momentText(ready.until) })}{' '}
              <a href={ready.path} target="_blank" rel="noreferrer">
                {t('shown.openAgain')}
              </a>
            </p>
          )}
        </Form>
      </Modal>
    </>
  )
}
