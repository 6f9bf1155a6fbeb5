import { accounts } from '@cusp/contract'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { ExpiryField, pickedDay } from './certificate-actions'

/** Approve or reject: what may be done now comes from the server, the buttons explain the rest. */
export function ReviewActions({ clinic, onDecided }: { clinic: accounts.ClinicDetail; onDecided(): void }) {
  const t = useWords()
  const approve = useAct(accounts.approveClinic, {
    says: t('clinics.approved', { name: clinic.name }),
    onDone: onDecided,
  })
  const reject = useAct(accounts.rejectClinic, {
    says: t('clinics.rejected', { name: clinic.name }),
    onDone: onDecided,
  })
  const notNow = (move: string): string =>
    clinic.moves.includes(move) ? '' : t('clinics.notReviewable', { status: t(`clinicStatus.${clinic.authStatus}`) })
  return (
    <>
      <AskButton
        needs="clinics.review"
        notNow={notNow('reject')}
        says={t('clinics.reject')}
        title={t('clinics.rejectTitle', { name: clinic.name })}
        consequence={t('clinics.rejectConsequence')}
        confirm={t('clinics.reject')}
        isDangerous
        reasonLabel={t('clinics.rejectReason')}
        reasonHint={t('clinics.rejectReasonHint')}
        onConfirm={(reason) => reject.act({ id: clinic.id, reason })}
      />
      <AskButton
        needs="clinics.review"
        notNow={notNow('approve')}
        says={t('clinics.approve')}
        type="primary"
        title={t('clinics.approveTitle', { name: clinic.name })}
        consequence={t('clinics.approveConsequence')}
        confirm={t('clinics.approve')}
        initialValues={{ certificateExpiresOn: null }}
        fields={<ExpiryField />}
        onConfirm={(_, typed) => {
          const certificateExpiresOn = pickedDay(typed.certificateExpiresOn)
          return approve.act({ id: clinic.id, ...(certificateExpiresOn ? { certificateExpiresOn } : {}) })
        }}
      />
    </>
  )
}
