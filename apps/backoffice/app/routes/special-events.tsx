import { specialEvents } from '@cusp/contract'
import { widePictureAt } from '@cusp/kernel'
import { Select } from 'antd'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { choiceFilter, textFilter, useFilters } from '../platform/filters'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'
import { SearchBox } from '../shell/search-box'
import { StagePeriod, StageState } from '../shell/stages'

const eventFilters = { keyword: textFilter(), state: choiceFilter(specialEvents.eventStates) }

export function SpecialEventsRoute() {
  const t = useWords()
  const say = useLocalText()
  const navigate = useNavigate()
  const [{ keyword, state }, change] = useFilters(eventFilters)
  const events = useAnswer(specialEvents.adminListSpecialEvents, {})
  const wanted = (keyword ?? '').toLowerCase()
  const isWanted = (row: specialEvents.EventRow): boolean =>
    (state === undefined || row.state === state) &&
    `${row.title.en} ${row.title['zh-Hant']}`.toLowerCase().includes(wanted)
  const columns: Column<specialEvents.EventRow>[] = [
    {
      key: 'name',
      title: t('shown.name'),
      isHead: true,
      wrapsAt: 360,
      render: ({ id, title, picture }) => (
        <span className="row" style={{ flexWrap: 'nowrap' }}>
          <img className="thumbnail" src={widePictureAt(picture.en, 800)} alt="" />
          <Link to={paths.specialEvent(id)}>{say(title)}</Link>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('common.status'),
      render: (row) => <StageState state={row.state} isChanged={row.hasDraft && row.isPublished} />,
    },
    { key: 'period', title: t('shown.period'), render: (row) => <StagePeriod {...row} /> },
    {
      key: 'address',
      title: t('specialEvents.address'),
      render: ({ id, state: now }) => {
        const address = `/active11/${encodeURIComponent(id)}`
        return now === 'live' ? (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : (
          address
        )
      },
    },
    {
      key: 'content',
      title: t('specialEvents.content'),
      render: ({ blockCount }) => t('specialEvents.blockCount', { count: blockCount }),
    },
    {
      key: 'changed',
      title: t('specialEvents.changed'),
      render: ({ changedAt, changedBy }) => (
        <span>
          <Moment at={changedAt} /> {changedBy}
        </span>
      ),
    },
  ]
  return (
    <Page
      title={t('nav.specialEvents')}
      hint={t('specialEvents.hint')}
      actions={
        <GuardedButton needs="campaigns.manage" type="primary" onClick={() => void navigate(paths.newSpecialEvent)}>
          {t('specialEvents.create')}
        </GuardedButton>
      }
    >
      <div className="row">
        <SearchBox
          value={keyword}
          hint={t('specialEvents.searchHint')}
          onSearch={(next) => change({ keyword: next })}
        />
        <Select
          aria-label={t('common.status')}
          value={state ?? ''}
          style={{ minWidth: 160 }}
          options={[
            { value: '', label: t('specialEvents.anyState') },
            ...specialEvents.eventStates.map((value) => ({ value, label: t(`shown.states.${value}`) })),
          ]}
          onChange={(value) => change({ state: specialEvents.eventStates.find((each) => each === value) })}
        />
      </div>
      <Rows
        query={events}
        rowsOf={({ list }) => list.filter(isWanted)}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('specialEvents.none')}
      />
    </Page>
  )
}
