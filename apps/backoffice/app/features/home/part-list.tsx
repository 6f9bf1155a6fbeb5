import { homeParts } from '@cusp/contract'
import { type LocalizedText, widePictureAt } from '@cusp/kernel'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { moved, PlaceButtons } from '../../shell/place-buttons'
import { type Column, PlainRows } from '../../shell/rows'
import { StageButtons, StagePeriod, StageState } from '../../shell/stages'

type Part = homeParts.AdminHomePart

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
      title: t('shown.name'),
      isHead: true,
      wrapsAt: 320,
      render: (part) => <PartHead part={part} name={nameOf(part)} />,
    },
    {
      key: 'state',
      title: t('common.status'),
      render: ({ state, draft, published }) => (
        <StageState state={state} isChanged={draft !== null && published !== null} />
      ),
    },
    {
      key: 'period',
      title: t('shown.period'),
      render: ({ draft, published }) => <StagePeriod {...(published ?? draft ?? { from: null, until: null })} />,
    },
    {
      key: 'place',
      title: t('shown.place'),
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

function Actions({ part, name, onEdit }: { part: Part; name: string; onEdit(): void }) {
  const t = useWords()
  const { id, version, draft, published } = part
  const { act: publish } = useAct(homeParts.adminPublishHomePart, { says: t('shown.published') })
  const { act: withdraw } = useAct(homeParts.adminWithdrawHomePart, { says: t('shown.withdrawn') })
  const { act: discard } = useAct(homeParts.adminDiscardHomePart, { says: t('shown.discarded') })
  const { act: remove } = useAct(homeParts.adminRemoveHomePart, { says: t('shown.removed') })
  return (
    <span className="row">
      <GuardedButton needs="home.manage" size="small" onClick={onEdit}>
        {t('common.edit')}
      </GuardedButton>
      <StageButtons
        needs="home.manage"
        name={name}
        size="small"
        hasDraft={draft !== null}
        isPublished={published !== null}
        onPublish={() => publish({ id, version })}
        onWithdraw={() => withdraw({ id, version })}
        onDiscard={() => discard({ id, version })}
        onRemove={() => remove({ id, version })}
      />
    </span>
  )
}
