import { idFrom, nothing, toMinor } from '@cusp/kernel'
import { expect, it } from 'vitest'
import type { Counted, InvitationCode } from '../invitation-code'
import { report } from './report'

const code: InvitationCode = {
  id: idFrom('1'),
  code: 'Kit-2026',
  owner: 'Kit',
  note: '',
  validFrom: null,
  validUntil: null,
  deactivatedAt: null,
  version: 1,
}
const counted = (key: string, registered: number): Counted => ({
  key,
  registered,
  submitted: 0,
  approved: 0,
  ordered: 0,
  firstOrdersHkd: toMinor(500),
  firstOrdersUsd: nothing,
  outsideValidity: 0,
})

it('finds the numbers of a code whatever its case, and keeps other codes and none apart', () => {
  const { known, unknown, without } = report([code], [counted('KIT-2026', 3), counted('OTHER', 2), counted('', 1)])
  expect(known).toMatchObject([{ code: 'Kit-2026', registered: 3, firstOrdersHkd: 500 }])
  expect(unknown).toMatchObject([{ key: 'OTHER', registered: 2 }])
  expect(without.registered).toBe(1)
})

it('counts nothing for a code that nobody has brought', () => {
  const { known, unknown, without } = report([code], [])
  expect(known).toMatchObject([{ registered: 0, firstOrdersHkd: 0 }])
  expect([unknown, without.registered]).toEqual([[], 0])
})
