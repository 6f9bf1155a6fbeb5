import { type accounts, paymentPasswords } from '@cusp/contract'
import type { AccountId, ClinicId } from '@cusp/kernel'
import { Tag, Tooltip } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'

/** Whether somebody has a payment password, and whether wrong tries have locked it. */
export function PaymentPasswordTag({ state }: { state: accounts.PaymentPasswordState }) {
  const t = useWords()
  if (state === 'none') return null
  if (state === 'set') return <Tag>{t('clinics.paymentPassword.set')}</Tag>
  return (
    <Tooltip title={t('clinics.paymentPassword.lockedHint')}>
      <Tag color="warning">{t('clinics.paymentPassword.locked')}</Tag>
    </Tooltip>
  )
}

/** What support may do about it: both are told to the person and kept in the history with their reason. */
export function PaymentPasswordActions({
  state,
  who,
  name,
}: {
  state: accounts.PaymentPasswordState
  who: { readonly id: ClinicId; readonly accountId: AccountId }
  name: string
}) {
  const t = useWords()
  const reset = useAct(paymentPasswords.resetPaymentPassword, {
    says: t('clinics.paymentPassword.resetDone', { name }),
  })
  const unlock = useAct(paymentPasswords.unlockPaymentPassword, {
    says: t('clinics.paymentPassword.unlockDone', { name }),
  })
  if (state === 'none') return null
  const common = {
    needs: 'clinics.unlock',
    size: 'small',
    reasonLabel: t('clinics.disableReason'),
    reasonHint: t('clinics.disableReasonHint'),
  } as const
  return (
    <>
      {state === 'locked' && (
        <AskButton
          {...common}
          says={t('clinics.paymentPassword.unlock')}
          title={t('clinics.paymentPassword.unlockTitle', { name })}
          consequence={t('clinics.paymentPassword.unlockConsequence')}
          confirm={t('clinics.paymentPassword.unlock')}
          onConfirm={(reason) => unlock.act({ ...who, reason })}
        />
      )}
      <AskButton
        {...common}
        isDangerous
        says={t('clinics.paymentPassword.reset')}
        title={t('clinics.paymentPassword.resetTitle', { name })}
        consequence={t('clinics.paymentPassword.resetConsequence')}
        confirm={t('clinics.paymentPassword.reset')}
        onConfirm={(reason) => reset.act({ ...who, reason })}
      />
    </>
  )
}
