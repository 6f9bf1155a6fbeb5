import { search } from '@cusp/contract'
import { Tag } from 'antd'
import { useState } from 'react'
import { useAct, useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { GuardedButton } from '../../shell/guarded-button'
import { type Column, Rows } from '../../shell/rows'
import { type EditedSynonyms, SynonymsDrawer } from './synonyms-drawer'

/** Words that find what all of them find, narrowed by what the search box holds. */
export function SynonymsPart({ keyword }: { keyword: string }) {
  const t = useWords()
  const groups = useAnswer(search.adminListSynonyms, {})
  const { act: remove } = useAct(search.adminRemoveSynonyms, { says: t('search.removed') })
  const [edited, setEdited] = useState<EditedSynonyms>()
  const wanted = keyword.toLowerCase()
  const columns: Column<search.SynonymGroup>[] = [
    {
      key: 'words',
      title: t('search.words'),
      isHead: true,
      render: (row) => (
        <span className="row" style={{ paddingBlock: 8 }}>
          {row.words.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </span>
      ),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      width: 180,
      render: (row) => (
        <span className="row">
          <GuardedButton needs="search.manage" size="small" onClick={() => setEdited(row)}>
            {t('common.edit')}
          </GuardedButton>
          <AskButton
            needs="search.manage"
            size="small"
            says={t('search.remove')}
            title={t('search.removeTitle', { words: row.words.join(', ') })}
            consequence={t('search.removeConsequence')}
            confirm={t('search.remove')}
            onConfirm={() => remove({ id: row.id })}
          />
        </span>
      ),
    },
  ]
  return (
    <>
      <div>
        <GuardedButton needs="search.manage" type="primary" onClick={() => setEdited({ words: [] })}>
          {t('search.createSynonyms')}
        </GuardedButton>
      </div>
      <Rows
        query={groups}
        rowsOf={({ list }) => list.filter(({ words }) => words.join(' ').toLowerCase().includes(wanted))}
        columns={columns}
        keyOf={(row) => String(row.id)}
        empty={t('search.noSynonyms')}
      />
      {edited && <SynonymsDrawer group={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
