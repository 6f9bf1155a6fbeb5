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
  const [keyword, setKeyword] = useState('')
  const found = useFound(useSettled(keyword.trim()))
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
      <Select<string>
        {...(id === undefined ? {} : { id })}
        value={null}
        placeholder={value.length >= atMost ? t('common.picksFull', { count: atMost }) : hint}
        disabled={value.length >= atMost}
        showSearch={{ filterOption: false, onSearch: setKeyword, searchValue: keyword }}
        loading={found.isBusy}
        notFoundContent={found.isBusy ? t('common.loading') : t('common.nothingFound')}
        options={found.list
          .filter((one) => !value.includes(one.id))
          .map((one) => ({ value: one.id, label: one.remark ? `${one.name} · ${one.remark}` : one.name }))}
        onSelect={(picked) => {
          const one = found.list.find((each) => each.id === picked)
          if (one) change([...value, one.id])
          setKeyword('')
        }}
      />
    </div>
  )
}
