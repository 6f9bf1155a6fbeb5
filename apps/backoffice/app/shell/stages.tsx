import type { homeParts, Permission } from '@cusp/contract'
import { Tag, Tooltip, Typography } from 'antd'
import { momentText } from '../platform/time'
import { useWords } from '../platform/words'
import { AskButton } from './ask-button'

const tones = {
  draft: 'default',
  scheduled: 'processing',
  live: 'success',
  waiting: 'warning',
  ended: 'default',
} as const satisfies Record<homeParts.HomePartState, string>

/** What buyers see of something that has a draft and a time; `isChanged`: a draft lies beside what is published. */
export function StageState({ state, isChanged }: { state: homeParts.HomePartState; isChanged: boolean }) {
  const t = useWords()
  const tag = (
    <Tag color={tones[state]} style={{ marginInlineEnd: 0 }}>
      {t(`shown.states.${state}`)}
    </Tag>
  )
  return (
    <span className="row">
      {state === 'waiting' ? <Tooltip title={t('shown.waitingHint')}>{tag}</Tooltip> : tag}
      {isChanged && <Tag style={{ marginInlineEnd: 0 }}>{t('shown.changedDraft')}</Tag>}
    </span>
  )
}

export function StagePeriod({ from, until }: { from: Date | null; until: Date | null }) {
  const t = useWords()
  if (from === null && until === null) return <Typography.Text type="secondary">{t('shown.always')}</Typography.Text>
  return (
    <span className="nowrap">
      {from ? momentText(from) : '…'} – {until ? momentText(until) : '…'}
    </span>
  )
}

type StageButtonsProps = {
  readonly needs: Permission
  readonly name: string
  readonly size?: 'small'
  readonly hasDraft: boolean
  readonly isPublished: boolean
  /** Why nothing can be done now. */
  readonly notNow?: string
  /** Without it, publishing is done elsewhere. */
  readonly onPublish?: () => Promise<boolean>
  onWithdraw(): Promise<boolean>
  onDiscard(): Promise<boolean>
  onRemove(): Promise<boolean>
}

/** What can be done to something with a draft and a published stage, each after a question. */
export function StageButtons(props: StageButtonsProps) {
  const t = useWords()
  const { needs, name, size, hasDraft, isPublished, notNow = '' } = props
  const common = { needs, notNow, ...(size ? { size } : {}) }
  return (
    <>
      {hasDraft && props.onPublish && (
        <AskButton
          {...common}
          type="primary"
          says={t('shown.publish')}
          title={t('shown.publishTitle', { name })}
          consequence={t('shown.publishConsequence')}
          confirm={t('shown.publish')}
          onConfirm={props.onPublish}
        />
      )}
      {isPublished && (
        <AskButton
          {...common}
          says={t('shown.withdraw')}
          title={t('shown.withdrawTitle', { name })}
          consequence={t('shown.withdrawConsequence')}
          confirm={t('shown.withdraw')}
          onConfirm={props.onWithdraw}
        />
      )}
      {hasDraft && isPublished && (
        <AskButton
          {...common}
          says={t('shown.discard')}
          title={t('shown.discardTitle', { name })}
          consequence={t('shown.discardConsequence')}
          confirm={t('shown.discard')}
          onConfirm={props.onDiscard}
        />
      )}
      <AskButton
        {...common}
        isDangerous
        says={t('shown.remove')}
        title={t('shown.removeTitle', { name })}
        consequence={t('shown.removeConsequence')}
        confirm={t('shown.remove')}
        onConfirm={props.onRemove}
      />
    </>
  )
}
