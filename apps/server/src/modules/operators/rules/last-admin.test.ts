import { idFrom } from '@cusp/kernel'
import { expect, it } from 'vitest'
import type { OperatorRecord } from '../operator'
import { leavesNoAdmin } from './last-admin'

const operator = (id: string, role: OperatorRecord['role'], isDisabled = false): OperatorRecord => ({
  id: idFrom(id),
  name: id,
  email: `${id}@cusp.test`,
  passwordHash: '',
  hasTwoFactor: false,
  passwordExpiresAt: null,
  role,
  isDisabled,
})
const ann = operator('ann', 'admin')

it('refuses to disable the last administrator or give them another role', () => {
  const others = [ann, operator('bob', 'review'), operator('eve', 'admin', true)]
  expect(leavesNoAdmin(others, { ...ann, isDisabled: true })).toBe(true)
  expect(leavesNoAdmin(others, { ...ann, role: 'review' })).toBe(true)
})

it('allows it while another administrator is at work', () => {
  expect(leavesNoAdmin([ann, operator('dan', 'admin')], { ...ann, isDisabled: true })).toBe(false)
})

it('does not mind what happens to others', () => {
  expect(leavesNoAdmin([ann, operator('bob', 'review')], { ...operator('bob', 'review'), isDisabled: true })).toBe(
    false,
  )
})
