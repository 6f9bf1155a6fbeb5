import { specialEvents } from '@cusp/contract'
import type { SpecialEventId } from '@cusp/kernel'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct, useAskedOnce } from '../../platform/answers'
import { momentOf } from '../../platform/hong-kong-picker'
import { useLocalText } from '../../platform/local-text'
import { trimmed } from '../../platform/trimmed'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { useLeaveGuard } from '../../shell/leave-guard'
import { PreviewButton } from '../../shell/preview-button'
import { StageButtons } from '../../shell/stages'
import { EventForm, type TypedEvent } from './event-form'

type Event = specialEvents.AdminSpecialEvent

/** Builds an event: kept as a draft or published at once. What a colleague saves meanwhile is never overwritten. */
export function EventEditor({
  event,
  onStale,
  onMade,
  onGone,
}: {
  /** As it is in the shop now; undefined: a new one. */
  event: Event | undefined
  /** Somebody else was faster: it is to be asked for again. */
  onStale(): void
  onMade(id: SpecialEventId): void
  onGone(): void
}) {
  const t = useWords()
  const [isEdited, setEdited] = useState(false)
  // What the form was filled with, and the version that a save has to name.
  const [base, setBase] = useState({ event, version: event?.version ?? 0, filled: 0 })
  const isNewer = event !== undefined && event.version > base.version
  const load = () =>
    setBase(({ version, filled }) => ({ event, version: event?.version ?? version, filled: filled + 1 }))
  if (isNewer && !isEdited) load()
  useLeaveGuard(isEdited)

  // At once: the page is left in the same step, and nobody is to be asked about what is saved.
  const settle = () => flushSync(() => setEdited(false))
  const { act, isActing } = useAct(specialEvents.adminSaveSpecialEvent, {
    says: t('common.saved'),
    onDone: ({ id, version }) => {
      settle()
      setBase((before) => ({ ...before, version }))
      if (!event) onMade(id)
    },
    onRefused: ({ failure }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  })
  const save = ({ content, from, until }: TypedEvent, isToPublish: boolean): void =>
    void act({
      ...(event ? { id: event.id } : {}),
      version: base.version,
      content: trimmed(content),
      from: momentOf(from),
      until: momentOf(until),
      isToPublish,
    })
  return (
    <div className="stack">
      <Alert type="info" showIcon title={t('shown.consequence')} />
      {isNewer && isEdited && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('specialEvents.stale')}
          action={
            <Button
              size="small"
              onClick={() => {
                setEdited(false)
                load()
              }}
            >
              {t('specialEvents.loadNewer')}
            </Button>
          }
        />
      )}
      <EventForm
        key={base.filled}
        event={base.event}
        onEdited={() => setEdited(true)}
        onSave={save}
        actions={(submit) => (
          <>
            <GuardedButton needs="campaigns.manage" type="primary" loading={isActing} onClick={() => submit(true)}>
              {t('shown.publishNow')}
            </GuardedButton>
            <GuardedButton needs="campaigns.manage" loading={isActing} onClick={() => submit(false)}>
              {t('shown.saveDraft')}
            </GuardedButton>
            <EventPreviewButton event={event} isEdited={isEdited} />
            {event && <EventStageButtons event={event} isEdited={isEdited} onGone={onGone} />}
          </>
        )}
      />
    </div>
  )
}

function EventPreviewButton({ event, isEdited }: { event: Event | undefined; isEdited: boolean }) {
  const t = useWords()
  const ask = useAskedOnce(specialEvents.adminPreviewSpecialEvent)
  const notNow = isEdited ? t('specialEvents.saveFirst') : event ? '' : t('specialEvents.draftFirst')
  return (
    <PreviewButton
      needs="campaigns.manage"
      title={t('specialEvents.previewTitle')}
      notNow={notNow}
      ask={async (look) => (event ? ask({ id: event.id, ...look }) : undefined)}
    />
  )
}

function EventStageButtons({ event, isEdited, onGone }: { event: Event; isEdited: boolean; onGone(): void }) {
  const t = useWords()
  const say = useLocalText()
  const { id, version, draft, published } = event
  const gone = { says: t('shown.removed'), onDone: onGone }
  const { act: withdraw } = useAct(specialEvents.adminWithdrawSpecialEvent, { says: t('shown.withdrawn') })
  const { act: discard } = useAct(specialEvents.adminDiscardSpecialEvent, { says: t('shown.discarded') })
  const { act: remove } = useAct(specialEvents.adminRemoveSpecialEvent, gone)
  const content = (draft ?? published)?.content
  return (
    <StageButtons
      needs="campaigns.manage"
      name={content ? say(content.title) : id}
      hasDraft={draft !== null}
      isPublished={published !== null}
      notNow={isEdited ? t('specialEvents.saveFirst') : ''}
      onWithdraw={() => withdraw({ id, version })}
      onDiscard={() => discard({ id, version })}
      onRemove={() => remove({ id, version })}
    />
  )
}
