import { Typography } from 'antd'
import { distanceText, momentText } from '../platform/time'

/** A time in Hong Kong, with how long ago or ahead it is where that helps. */
export function Moment({ at, isDistant = false }: { at: Date | null; isDistant?: boolean }) {
  if (!at) return <Typography.Text type="secondary">–</Typography.Text>
  return (
    <time dateTime={at.toISOString()}>
      <span className="nowrap">{momentText(at)}</span>
      {isDistant && (
        <Typography.Text type="secondary">
          {' '}
          <span className="nowrap">· {distanceText(at, new Date())}</span>
        </Typography.Text>
      )}
    </time>
  )
}
