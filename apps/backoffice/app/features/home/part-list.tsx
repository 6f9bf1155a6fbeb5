import { homeParts } from '@cusp/contract'
import { type LocalizedText, widePictureAt } from '@cusp/kernel'
import { Tag, Tooltip, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { momentText } from '../../platform/time'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { GuardedButton } from '../../shell/guarded-button'
import { moved, PlaceButtons } from '../../shell/place-buttons'
import { type Column, PlainRows } from '../../shell/rows'

type Part = homeParts.AdminHomePart

const tones = {
  draft: 'default',
  scheduled: 'processing',
  live: 'success',
  waiting: 'warning',
  ended: 'default',
} as const satisfies Record<homeParts.HomePartState, string>

/** How a part is called in a list. */
export function usePartName(categories: readonly { readonly id: string; readonly name: LocalizedText }[]) {
  const t = useWords()
  const say = useLocalText()
  return ({ kind, draft, published }: Part): string => {
    const part = (draft ?? published)?.part
    if (part && 'title' in part.content && say(part.content.title) !== '') return say(part.content.title)
    const category = part?.kind === 'floor' ? categories.find(({ id }) => id === part.content.categoryId) : undefined
    return category ? say(category.name) : t(`homePage.kinds.${kind}`)
  }
}

type PartListProps = {
  readonly kind: homeParts.HomePartKind
  readonly parts: readonly Part[]
  readonly isFirstLoad: boolean
  nameOf(part: Part): string
  onEdit(part: Part): void
}

/** The parts of one kind in their order, with what can be done to each. */
export function PartList({ kind, parts, isFirstLoad, nameOf, onEdit }: PartListProps) {
  const t = useWords()
  const { act: order } = useAct(homeParts.adminOrderHomeParts)
  const columns: Column<Part>[] = [
    {
      key: 'name',
      title: t('homePage.name'),
      isHead: true,
      wrapsAt: 320,
      render: (part) => <PartHead part={part} name={nameOf(part)} />,
    },
    { key: 'state', title: t('common.status'), render: (part) => <State part={part} /> },
    { key: 'period', title: t('homePage.period'), render: (part) => <PeriodText part={part} /> },
    {
      key: 'place',
      title: t('homePage.place'),
      render: (part) => {
        const place = parts.indexOf(part)
        return (
          <PlaceButtons
            place={place}
            count={parts.length}
            name={nameOf(part)}
            onMove={(to) => void order({ kind, ids: moved(parts, place, to).map(({ id }) => id) })}
          />
        )
      },
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (part) => <Actions part={part} name={nameOf(part)} onEdit={() => onEdit(part)} />,
    },
  ]
  return (
    <PlainRows
      rows={parts}
      columns={columns}
      keyOf={(part) => String(part.id)}
      isFirstLoad={isFirstLoad}
      empty={t('homePage.none')}
    />
  )
}

function PartHead({ part: { draft, published }, name }: { part: Part; name: string }) {
  const content = (draft ?? published)?.part.content
  const picture = content && 'picture' in content ? content.picture.en : ''
  return (
    <span className="row" style={{ flexWrap: 'nowrap' }}>
      {picture !== '' && <img className="thumbnail" src={widePictureAt(picture, 800)} alt="" />}
      <span className="anywhere">{name}</span>
    </span>
  )
}

function State({ part: { state, draft, published } }: { part: Part }) {
  const t = useWords()
  const tag = (
    <Tag color={tones[state]} style={{ marginInlineEnd: 0 }}>
      {t(`homePage.states.${state}`)}
    </Tag>
  )
  return (
    <span className="row">
      {state === 'waiting' ? <Tooltip title={t('homePage.waitingHint')}>{tag}</Tooltip> : tag}
      {draft && published && <Tag style={{ marginInlineEnd: 0 }}>{t('homePage.changedDraft')}</Tag>}
    </span>
  )
}

function PeriodText({ part: { draft, published } }: { part: Part }) {
  const t = useWords()
  const { from = null, until = null } = published ?? draft ?? {}
  if (from === null && until === null) return <Typography.Text type="secondary">{t('homePage.always')}</Typography.Text>
  return (
    <span className="nowrap">
      {from ? momentText(from) : '…'} – {until ? momentText(until) : '…'}
    </span>
  )
}

function Actions({ part, name, onEdit }: { part: Part; name: string; onEdit(): void }) {
  const t = useWords()
  const { id, version, draft, published } = part
  const { act: publish } = useAct(homeParts.adminPublishHomePart, { says: t('homePage.published') })
  const { act: withdraw } = useAct(homeParts.adminWithdrawHomePart, { says: t('homePage.withdrawn') })
  const { act: discard } = useAct(homeParts.adminDiscardHomePart, { says: t('homePage.discarded') })
  const { act: remove } = useAct(homeParts.adminRemoveHomePart, { says: t('homePage.removed') })
  return (
    <span className="row">
      <GuardedButton needs="home.manage" size="small" onClick={onEdit}>
        {t('common.edit')}
      </GuardedButton>
      {draft && (
        <AskButton
          needs="home.manage"
          size="small"
          type="primary"
          says={t('homePage.publish')}
          title={t('homePage.publishTitle', { name })}
          consequence={t('homePage.publishConsequence')}
          confirm={t('homePage.publish')}
          onConfirm={() => publish({ id, version })}
        />
      )}
      {published && (
        <AskButton
          needs="home.manage"
          size="small"
          says={t('homePage.withdraw')}
          title={t('homePage.withdrawTitle', { name })}
          consequence={t('homePage.withdrawConsequence')}
          confirm={t('homePage.withdraw')}
          onConfirm={() => withdraw({ id, version })}
        />
      )}
      {draft && published && (
        <AskButton
          needs="home.manage"
          size="small"
          says={t('homePage.discard')}
          title={t('homePage.discardTitle', { name })}
          consequence={t('homePage.discardConsequence')}
          confirm={t('homePage.discard')}
          onConfirm={() => discard({ id, version })}
        />
      )}
      <AskButton
        needs="home.manage"
        size="small"
        isDangerous
        says={t('homePage.remove')}
        title={t('homePage.removeTitle', { name })}
        consequence={t('homePage.removeConsequence')}
        confirm={t('homePage.remove')}
        onConfirm={() => remove({ id, version })}
      />
    </span>
  )
}
