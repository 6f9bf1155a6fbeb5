import { EyeOutlined } from '@ant-design/icons'
import { homeParts } from '@cusp/contract'
import { Alert, Checkbox, DatePicker, Form, Modal } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { momentOf } from '../../platform/hong-kong-picker'
import { momentText } from '../../platform/time'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'

type Typed = { at: Dayjs | null; withDrafts: boolean }

/** Opens the storefront as it will be. */
export function PreviewButton({ of }: { of: 'home' | 'newCustomers' }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isOpen, setOpen] = useState(false)
  const [ready, setReady] = useState<{ path: string; until: Date }>()
  const { act, isActing } = useAct(homeParts.adminPreviewHome, {
    onDone: (answer) => {
      setReady(answer)
      // A browser may refuse to open windows; the link below is there all the same.
      window.open(answer.path, '_blank', 'noopener')
    },
  })
  return (
    <>
      <GuardedButton needs="home.manage" icon={<EyeOutlined />} onClick={() => setOpen(true)}>
        {t('homePage.preview')}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={t(`homePage.previewTitle.${of}`)}
        okText={t('homePage.openPreview')}
        cancelText={t('common.cancel')}
        confirmLoading={isActing}
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
          onFinish={({ at, withDrafts }) => void act({ at: momentOf(at), withDrafts, page: of })}
        >
          <Alert type="info" showIcon title={t('homePage.previewHint')} style={{ marginBlock: 12 }} />
          <Form.Item name="withDrafts" valuePropName="checked">
            <Checkbox>{t('homePage.withDrafts')}</Checkbox>
          </Form.Item>
          <Form.Item name="at" label={t('homePage.previewAt')} extra={t('homePage.previewAtHint')}>
            <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
          </Form.Item>
          {ready && (
            <p role="status">
              {t('homePage.previewReady', { until: momentText(ready.until) })}{' '}
              <a href={ready.path} target="_blank" rel="noreferrer">
                {t('homePage.openAgain')}
              </a>
            </p>
          )}
        </Form>
      </Modal>
    </>
  )
}
