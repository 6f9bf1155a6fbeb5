import { describe, expect, it } from 'vitest'
import { after, machine, movesFrom, unreachableStates } from './machine'

const door = machine('shut', {
  shut: { code: 0, moves: { open: { to: 'open', by: ['buyer'] } } },
  open: { code: 1, moves: { close: { to: 'shut', by: ['buyer', 'system'] } } },
  walled: { code: 2, moves: {} },
})

describe('machine', () => {
  it('leads to the state that the table names', () => {
    expect(after(door, 'shut', 'open', 'buyer')).toBe('open')
  })

  it('refuses a move that the table does not give, or not to this mover', () => {
    expect(after(door, 'open', 'open', 'buyer')).toBeUndefined()
    expect(after(door, 'shut', 'open', 'system')).toBeUndefined()
  })

  it('lists what a mover may do', () => {
    expect(movesFrom(door, 'open', 'system')).toEqual(['close'])
  })

  it('finds states that nothing leads to', () => {
    expect(unreachableStates(door)).toEqual(['walled'])
  })
})
