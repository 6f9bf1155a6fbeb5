import { describe, expect, it } from 'vitest'
import { pageWindow } from './pagination-window'

const shown = (current: number, count: number): string =>
  pageWindow(current, count)
    .map((place) => ('page' in place ? String(place.page) : '…'))
    .join(' ')

describe('pageWindow', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [12, 24, '1 … 11 12 13 … 24'],
    [21, 24, '1 … 20 21 22 23 24'],
    [24, 24, '1 … 20 21 22 23 24'],
  ])('shows for page %i of %i: %s', (current, count, places) => {
    expect(shown(current, count)).toBe(places)
  })

  it('takes a page beyond the end for the last one, and one before the start for the first', () => {
    expect(shown(99, 24)).toBe(shown(24, 24))
    expect(shown(-3, 24)).toBe(shown(1, 24))
  })

  it('shows the current page and never more than seven places', () => {
    for (let count = 1; count <= 40; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const places = pageWindow(page, count)
        expect(places.length).toBeLessThanOrEqual(7)
        expect(places).toContainEqual({ page })
      }
    }
  })

  it('shows nothing where there are no pages', () => {
    expect(pageWindow(1, 0)).toEqual([])
  })
})
