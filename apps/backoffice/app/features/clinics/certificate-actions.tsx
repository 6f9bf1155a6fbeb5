import { type accounts, clinics } from '@cusp/contract'
import { DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'

/** A day of the calendar as it travels; undefined when none was picked. */
export const pickedDay = (value: unknown): string | undefined =>
  dayjs.isDayjs(value) ? value.format('YYYY-MM-DD') : undefined

/** Until when a certificate is good. */
export function ExpiryField() {
  const t = useWords()
  return (
    <Form.Item
      name="certificateExpiresOn"
      label={t('clinics.certificateExpiresOn')}
      extra={t('clinics.certificateExpiresHint')}
    >
      <DatePicker style={{ width: '100%' }} disabledDate={(day: Dayjs) => day.isBefore(dayjs(), 'day')} />
    </Form.Item>
  )
}

export function EditExpiryButton({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const { act } = useAct(clinics.setCertificateDay, { says: t('common.saved') })
  const { certificateExpiresOn: day } = clinic
  return (
    <AskButton
      needs="clinics.review"
      size="small"
      says={t('clinics.editExpiry')}
      title={t('clinics.editExpiryTitle', { name: clinic.name })}
      consequence={t('clinics.editExpiryConsequence')}
      confirm={t('common.save')}
      initialValues={{ certificateExpiresOn: day === null ? null : dayjs(day) }}
      fields={<ExpiryField />}
      onConfirm={(_, typed) =>
        act({ id: clinic.id, certificateExpiresOn: pickedDay(typed.certificateExpiresOn) ?? null })
      }
    />
  )
}

/** Asks an approved clinic for a new certificate, with a reason and a deadline until which it buys on. */
export function AskForCertificateButton({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const { act } = useAct(clinics.askForCertificate, { says: t('clinics.askedCertificate', { name: clinic.name }) })
  const isOpen = clinic.moves.includes('askForNewCertificate')
  return (
    <AskButton
      needs="clinics.review"
      notNow={isOpen ? '' : t('clinics.onlyApproved', { status: t(`clinicStatus.${clinic.authStatus}`) })}
      says={t('clinics.askCertificate')}
      title={t('clinics.askCertificateTitle', { name: clinic.name })}
      consequence={t('clinics.askCertificateConsequence')}
      confirm={t('clinics.askCertificate')}
      isDangerous
      reasonLabel={t('clinics.rejectReason')}
      reasonHint={t('clinics.rejectReasonHint')}
      initialValues={{ deadline: dayjs().add(30, 'day') }}
      fields={
        <Form.Item
          name="deadline"
          label={t('clinics.deadline')}
          extra={t('clinics.deadlineHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <DatePicker
            style={{ width: '100%' }}
            allowClear={false}
            disabledDate={(day: Dayjs) => !day.isAfter(dayjs(), 'day') || day.isAfter(dayjs().add(1, 'year'), 'day')}
          />
        </Form.Item>
      }
      onConfirm={(reason, typed) => act({ id: clinic.id, reason, deadline: pickedDay(typed.deadline) ?? '' })}
    />
  )
}
