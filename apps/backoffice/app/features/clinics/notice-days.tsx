import { clinics } from '@cusp/contract'
import { Form, InputNumber } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'

/** How long before its certificate expires a clinic is asked for a new one. */
export function NoticeDaysButton({ days }: { days: number }) {
  const t = useWords()
  const { act } = useAct(clinics.setCertificateNotice, { says: t('common.saved') })
  return (
    <AskButton
      needs="settings.edit"
      says={t('clinics.noticeDays', { days })}
      title={t('clinics.noticeTitle')}
      consequence={t('clinics.noticeConsequence')}
      confirm={t('common.save')}
      initialValues={{ days }}
      fields={
        <Form.Item
          name="days"
          label={t('clinics.noticeLabel')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={1} max={365} precision={0} />
        </Form.Item>
      }
      onConfirm={(_, typed) => act({ days: Number(typed.days) })}
    />
  )
}
