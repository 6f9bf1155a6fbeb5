import { Select, Typography } from 'antd'
import { useState } from 'react'
import { useSettled } from '../platform/settled'
import { useWords } from '../platform/words'
import { moved, PlaceButtons } from './place-buttons'

export type Pickable<I extends string> = {
  readonly id: I
  readonly name: string
  readonly remark?: string
  readonly picture?: string
}

type PicksProps<I extends string> = {
  /** Set by the form. */
  readonly id?: string
  readonly value?: readonly I[]
  onChange?: (ids: I[]) => void
  readonly atMost: number
  readonly hint: string
  /** What the picked are, as far as that is known yet. */
  useNamed: (ids: readonly I[]) => readonly Pickable<I>[]
  /** What there is to pick for what was typed. */
  useFound: (keyword: string) => { readonly list: readonly Pickable<I>[]; readonly isBusy: boolean }
}

/** Things that are looked for, picked and put in order. */
export function Picks<I extends string>({ id, value = [], onChange, atMost, hint, useNamed, useFound }: PicksProps<I>) {
  const t = useWords()
  const named = useNamed(value)
  const change = (ids: I[]): void => onChange?.(ids)
  return (
    <div className="stack" style={{ gap: 8 }}>
      {value.length > 0 && (
        <ol className="picks">
          {value.map((each, place) => {
            const { name = each, remark, picture } = named.find((one) => one.id === each) ?? {}
            return (
              <li key={each} className="row">
                {picture !== undefined && picture !== '' && <img className="thumbnail" src={picture} alt="" />}
                <span style={{ flex: 1, minWidth: 120 }} className="anywhere">
                  {name}
                  {remark !== undefined && (
                    <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                      {remark}
                    </Typography.Text>
                  )}
                </span>
                <PlaceButtons
                  place={place}
                  count={value.length}
                  name={name}
                  onMove={(to) => change(moved(value, place, to))}
                  onRemove={() => change(value.filter((one) => one !== each))}
                />
              </li>
            )
          })}
        </ol>
      )}
      <Finder
        {...(id === undefined ? {} : { id })}
        hint={value.length >= atMost ? t('common.picksFull', { count: atMost }) : hint}
        isDisabled={value.length >= atMost}
        without={value}
        useFound={useFound}
        onPick={(one) => change([...value, one.id])}
      />
    </div>
  )
}

type FinderProps<P extends Pickable<string>> = {
  readonly id?: string
  readonly label?: string
  readonly hint: string
  readonly isDisabled?: boolean
  /** What is picked already and not offered again. */
  readonly without: readonly string[]
  useFound: (keyword: string) => { readonly list: readonly P[]; readonly isBusy: boolean }
  onPick(one: P): void
}

/** Looks for a thing by what is typed, and hands over the one that is chosen. */
export function Finder<P extends Pickable<string>>({
  id,
  label,
  hint,
  isDisabled = false,
  without,
  useFound,
  onPick,
}: FinderProps<P>) {
  const t = useWords()
  const [keyword, setKeyword] = useState('')
  const found = useFound(useSettled(keyword.trim()))
  return (
    <Select<string>
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={null}
      placeholder={hint}
      disabled={isDisabled}
      showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
      loading={found.isBusy}
      notFoundContent={found.isBusy ? t('common.loading') : t('common.nothingFound')}
      options={found.list
        .filter((one) => !without.includes(one.id))
        .map((one) => ({ value: one.id, label: one.remark ? `${one.name} · ${one.remark}` : one.name }))}
      onSelect={(picked) => {
        const one = found.list.find((each) => each.id === picked)
        if (one) onPick(one)
        setKeyword('')
      }}
    />
  )
}
