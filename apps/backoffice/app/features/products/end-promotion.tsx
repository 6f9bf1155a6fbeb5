import { catalogue } from '@cusp/contract'
import type { Id } from '@cusp/kernel'
import { App } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'

/** Ends a promotion that runs, or takes one back that has not begun, after asking. */
export function EndPromotion({ id, isRunning }: { id: Id<'Promotion'>; isRunning: boolean }) {
  const t = useWords()
  const { modal } = App.useApp()
  const { act, isActing } = useAct(catalogue.adminEndPromotion, { says: t('common.saved') })
  const label = isRunning ? t('promotions.end') : t('promotions.takeBack')
  return (
    <GuardedButton
      needs="promotions.edit"
      size="small"
      danger
      loading={isActing}
      onClick={() =>
        modal.confirm({
          title: label,
          content: isRunning ? t('promotions.endConsequence') : t('promotions.takeBackConsequence'),
          okText: label,
          okButtonProps: { danger: true },
          cancelText: t('common.cancel'),
          onOk: () => act({ id }),
        })
      }
    >
      {label}
    </GuardedButton>
  )
}
