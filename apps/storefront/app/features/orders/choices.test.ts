import { expect, it } from 'vitest'
import { expressField, expressFrom } from './choices'

it('reads the delivery of every store from the form, and nothing else', () => {
  const form = new FormData()
  form.set(expressField('s1'), 'sf')
  form.set(expressField('s2'), 'van')
  form.set(expressField('../x'), 'sf')
  form.set('remark', 'express s3')
  expect(expressFrom(form)).toEqual([
    { storeId: 's1', expressId: 'sf' },
    { storeId: 's2', expressId: 'van' },
  ])
})
