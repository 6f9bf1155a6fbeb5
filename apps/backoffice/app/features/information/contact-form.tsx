import { information } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { Button, Card, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText } from '../../shell/edited-text'
import { useLeaveGuard } from '../../shell/leave-guard'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureUpload, pictureMegabytes } from '../../shell/picture-upload'

type Typed = Omit<information.AdminContact, 'version' | 'appPicture' | 'company' | 'address'> & {
  company: LocalizedText
  address: LocalizedText
}

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const phone = /^\s*(?:\+?\d[\d ()-]{5,28})?\s*$/
const chat = /^\s*(?:\+?\d{8,15}|https:\/\/[^\s"'<>\\]{3,290})?\s*$/
const mail = /^\s*(?:[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,24})?\s*$/

/** How the shop is reached. The server checks the same again. */
export function ContactForm({ contact, onStale }: { contact: information.AdminContact; onStale(): void }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isEdited, setEdited] = useState(false)
  const [appPicture, setAppPicture] = useState(contact.appPicture)
  const { act, isActing } = useAct(information.adminSaveContact, {
    says: t('contactDetails.saved'),
    onRefused: ({ failure }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  })
  const { act: upload, isActing: isUploading } = useAct(information.adminUploadInformationPicture, {
    onDone: ({ picturePath }) => {
      setAppPicture(picturePath)
      setEdited(true)
    },
  })
  useLeaveGuard(isEdited)
  const save = async (typed: Typed): Promise<void> => {
    const hasWorked = await act({
      ...typed,
      company: editedText(contact.company, typed.company),
      address: editedText(contact.address, typed.address),
      appPicture,
      version: contact.version,
    })
    if (hasWorked) setEdited(false)
  }
  return (
    <Form
      form={form}
      layout="vertical"
      className="stack"
      style={{ maxWidth: 860 }}
      initialValues={contact}
      onValuesChange={() => setEdited(true)}
      onFinish={(typed) => void save(typed)}
    >
      <Card size="small" title={t('contactDetails.online')}>
        <Form.Item
          name="chat"
          label={t('contactDetails.chat')}
          extra={t('contactDetails.chatHint', { place: '{text}' })}
          rules={[{ pattern: chat, message: t('contactDetails.chatWrong') }]}
        >
          <Input maxLength={300} />
        </Form.Item>
        <div className="fields">
          <Form.Item
            name="hotline"
            label={t('contactDetails.hotline')}
            rules={[{ pattern: phone, message: t('contactDetails.phoneWrong') }]}
          >
            <Input maxLength={30} inputMode="tel" />
          </Form.Item>
          {(['hotlineFrom', 'hotlineUntil'] as const).map((name) => (
            <Form.Item
              key={name}
              name={name}
              label={t(`contactDetails.${name}`)}
              extra={t('contactDetails.hotlineHint')}
              rules={[{ required: true, pattern: time, message: t('contactDetails.timeWrong') }]}
            >
              <Input type="time" />
            </Form.Item>
          ))}
        </div>
        <Form.Item label={t('contactDetails.app')} extra={t('contactDetails.appHint', { megabytes: pictureMegabytes })}>
          <div className="row">
            {appPicture === '' ? (
              <Typography.Text type="secondary">{t('contactDetails.noApp')}</Typography.Text>
            ) : (
              <img src={appPicture} alt={t('contactDetails.app')} width={120} height={120} />
            )}
            <PictureUpload
              needs="content.edit"
              label={t('contactDetails.replaceApp')}
              isBusy={isUploading}
              onPicture={(file) => void upload({}, { picture: [file] })}
            />
            {appPicture !== '' && (
              <Button
                danger
                onClick={() => {
                  setAppPicture('')
                  setEdited(true)
                }}
              >
                {t('contactDetails.removeApp')}
              </Button>
            )}
          </div>
        </Form.Item>
      </Card>
      <Card size="small" title={t('contactDetails.shop')}>
        <div className="fields">
          <Form.Item
            name="email"
            label={t('contactDetails.email')}
            extra={t('contactDetails.emailHint')}
            rules={[{ pattern: mail, message: t('contactDetails.emailWrong') }]}
          >
            <Input maxLength={120} inputMode="email" />
          </Form.Item>
          <Form.Item
            name="phone"
            label={t('contactDetails.phone')}
            rules={[{ pattern: phone, message: t('contactDetails.phoneWrong') }]}
          >
            <Input maxLength={30} inputMode="tel" />
          </Form.Item>
        </div>
        <LocalizedFields name="company" label={t('contactDetails.company')} limit={120} />
        <LocalizedFields name="address" label={t('contactDetails.address')} limit={300} rows={2} />
      </Card>
      <div>
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('common.save')}
        </Button>
      </div>
    </Form>
  )
}
