import { PlusOutlined } from '@ant-design/icons'
import { catalogue } from '@cusp/contract'
import { Button, Card, Input, Typography } from 'antd'
import { useState } from 'react'
import { useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'

const shown = 8

/** Finds products by name, brand or article number, and hands over the one that is pressed. */
export function AddProduct({
  without,
  onAdd,
}: {
  /** Products that are picked already. */
  without: ReadonlySet<string>
  onAdd(product: catalogue.AdminProductRow): void
}) {
  const t = useWords()
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim()
  return (
    <Card size="small" title={t('zones.add')}>
      <div className="stack">
        <Input.Search
          aria-label={t('zones.add')}
          placeholder={t('zones.addHint')}
          allowClear
          maxLength={80}
          style={{ maxWidth: 560 }}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {wanted.length > 1 && (
          <Found
            keyword={wanted}
            without={without}
            onAdd={(product) => {
              setKeyword('')
              onAdd(product)
            }}
          />
        )}
      </div>
    </Card>
  )
}

function Found({
  keyword,
  without,
  onAdd,
}: {
  keyword: string
  without: ReadonlySet<string>
  onAdd(product: catalogue.AdminProductRow): void
}) {
  const t = useWords()
  const say = useLocalText()
  const found = useAnswer(catalogue.adminListProducts, { keyword, shelf: 'on', sort: 'name', pageSize: 30 })
  const rows = (found.data?.list ?? []).filter(({ id }) => !without.has(id)).slice(0, shown)
  if (found.data && rows.length === 0)
    return <Typography.Text type="secondary">{t('zones.nothingFound')}</Typography.Text>
  return (
    <div className="row">
      {rows.map((row) => (
        <Button
          key={row.id}
          size="small"
          icon={<PlusOutlined />}
          disabled={found.isPlaceholderData}
          onClick={() => onAdd(row)}
        >
          {say(row.name)} · {row.brandName}
        </Button>
      ))}
    </div>
  )
}
