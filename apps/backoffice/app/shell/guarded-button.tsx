import type { Permission } from '@cusp/contract'
import { Button, type ButtonProps, Tooltip } from 'antd'
import { useMay } from '../platform/session'

type GuardedProps = Omit<ButtonProps, 'disabled'> & {
  readonly needs: Permission
  /** Why it cannot be done now although the operator may; empty when it can. */
  readonly notNow?: string
}

/** A button that says why it cannot be pressed. */
export function GuardedButton({ needs, notNow = '', ...button }: GuardedProps) {
  const { isAllowed, why } = useMay()(needs)
  const reason = isAllowed ? notNow : why
  if (!reason) return <Button {...button} />
  return (
    <Tooltip title={reason}>
      {/* A disabled button hears no pointer and takes no focus: the wrapper does, and carries the reason. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard */}
      <span role="note" aria-label={reason} tabIndex={0} style={{ display: 'inline-block' }}>
        <Button {...button} disabled />
      </span>
    </Tooltip>
  )
}
