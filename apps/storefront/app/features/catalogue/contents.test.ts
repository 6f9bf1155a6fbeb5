import { describe, expect, it } from 'vitest'
import { speechOf } from '../../platform/words'
import { browse as english } from '../../words/en/browse'
import { browse as chinese } from '../../words/zh-Hant/browse'
import { contentsOf } from './contents'

const en = speechOf('en', english).say
const zh = speechOf('zh-Hant', chinese).say

describe('contentsOf', () => {
  it('counts what is in a unit by the unit’s own name', () => {
    expect(contentsOf({ standard: 'L', unit: 'box', containerQuantity: 1000 }, en)).toBe('1,000 per box')
    expect(contentsOf({ standard: '大碼', unit: '盒', containerQuantity: 1000 }, zh)).toBe('每盒 1,000 件')
  })

  it('names the unit where one is all there is in it', () => {
    expect(contentsOf({ standard: '100 ml', unit: 'bottle', containerQuantity: 1 }, en)).toBe('Sold by the bottle')
    expect(contentsOf({ standard: '100 毫升', unit: '樽', containerQuantity: 1 }, zh)).toBe('按樽出售')
  })

  it.each([
    ['1 piece', 'piece', 1],
    ['1 件', '件', 1],
    ['10 per pack', 'pack', 10],
    ['Box of 1,000', 'box', 1000],
    ['每盒 50 件', '盒', 50],
  ])('adds nothing to %s', (standard, unit, containerQuantity) => {
    expect(contentsOf({ standard, unit, containerQuantity }, en)).toBeUndefined()
  })

  it('takes another number or another unit in the specification for something else', () => {
    expect(contentsOf({ standard: 'Box 3, 1.0 mm', unit: 'box', containerQuantity: 10 }, en)).toBe('10 per box')
    expect(contentsOf({ standard: 'Pack of 10', unit: 'box', containerQuantity: 10 }, en)).toBe('10 per box')
  })

  it('says how many there are even where the unit has no name', () => {
    expect(contentsOf({ standard: 'M', unit: '', containerQuantity: 12 }, en)).toBe('Contains 12 pieces')
    expect(contentsOf({ standard: '中碼', unit: '', containerQuantity: 12 }, zh)).toBe('內含 12 件')
    expect(contentsOf({ standard: 'M', unit: '', containerQuantity: 1 }, en)).toBeUndefined()
  })
})
