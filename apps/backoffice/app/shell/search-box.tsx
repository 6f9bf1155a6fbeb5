import { Input } from 'antd'
import { useWords } from '../platform/words'

/** The search of a list: asks when the operator presses Enter or clears it. */
export function SearchBox({ value, hint, onSearch }: { value: string; hint: string; onSearch(keyword: string): void }) {
  const t = useWords()
  return (
    <Input.Search
      key={value}
      defaultValue={value}
      placeholder={hint}
      aria-label={hint}
      allowClear
      maxLength={80}
      enterButton={t('common.search')}
      style={{ width: 'min(300px, 100%)' }}
      onSearch={onSearch}
    />
  )
}
