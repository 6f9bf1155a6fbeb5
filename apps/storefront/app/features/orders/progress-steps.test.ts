import { expect, it } from 'vitest'
import { stepStates } from './progress-steps'

it.each([
  [1, ['done', 'current', 'ahead', 'ahead', 'ahead']],
  [2, ['done', 'done', 'current', 'ahead', 'ahead']],
  [3, ['done', 'done', 'done', 'current', 'ahead']],
  [5, ['done', 'done', 'done', 'done', 'done']],
])('progress %i', (progress, states) => {
  expect(stepStates(progress)).toEqual(states)
})
