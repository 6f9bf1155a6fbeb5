import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useWords } from '../platform/words'

type PlaceProps = {
  /** Where the thing stands, from 0, and how many there are. */
  readonly place: number
  readonly count: number
  /** What it is called, for those who do not see where the buttons stand. */
  readonly name: string
  onMove(to: number): void
  onRemove?: () => void
}

/** Moves a thing up or down its list, or out of it. */
export function PlaceButtons({ place, count, name, onMove, onRemove }: PlaceProps) {
  const t = useWords()
  return (
    <span className="row">
      <Button
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        disabled={place === 0}
        aria-label={t('common.moveUp', { name })}
        onClick={() => onMove(place - 1)}
      />
      <Button
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        disabled={place === count - 1}
        aria-label={t('common.moveDown', { name })}
        onClick={() => onMove(place + 1)}
      />
      {onRemove && (
        <Button
          size="small"
          danger
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('common.takeOut', { name })}
          onClick={onRemove}
        />
      )}
    </span>
  )
}

/** A list in which one thing has moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}
