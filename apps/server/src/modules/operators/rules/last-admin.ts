import type { OperatorFields, OperatorRecord } from '../operator'

const runsTheShop = ({ role, isDisabled }: Pick<OperatorFields, 'role' | 'isDisabled'>): boolean =>
  role === 'admin' && !isDisabled

/** Whether a change would leave nobody who can manage operators. */
export function leavesNoAdmin(
  everyone: readonly OperatorRecord[],
  changed: Pick<OperatorRecord, 'id' | 'role' | 'isDisabled'>,
): boolean {
  if (runsTheShop(changed)) return false
  const before = everyone.find(({ id }) => id === changed.id)
  return (
    before !== undefined && runsTheShop(before) && !everyone.some((one) => one.id !== changed.id && runsTheShop(one))
  )
}
