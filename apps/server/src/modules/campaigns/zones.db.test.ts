import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Clinic, openTill, type Till } from '../../../test/till'
import { adminGetZone } from './use-cases/admin-get-zone'
import { adminSaveZone } from './use-cases/admin-save-zone'
import { listZoneProducts } from './use-cases/list-zone-products'

let till: Till
let clinic: Clinic
beforeAll(async () => {
  till = await openTill()
  await till.stock([
    ...Array.from({ length: 21 }, (_, i) => ({ id: `z${String(i).padStart(2, '0')}` })),
    { id: 'hidden', isOnShelf: false },
  ])
  clinic = await till.clinic('zoned')
})
afterAll(() => till.close())

const noBadge = { en: '', 'zh-Hant': '' }
const asOperator = () => ({ token: till.operator('marketing') })
const zone = async (tagID: string) => (await till.ask(adminGetZone, { tagID }, asOperator())).data
const save = async (tagID: string, ids: readonly string[], badges: Record<string, object> = {}, version?: number) =>
  till.ask(
    adminSaveZone,
    {
      tagID,
      version: version ?? (await zone(tagID)).version,
      list: ids.map((productId) => ({ productId, badge: badges[productId] ?? noBadge })),
    },
    asOperator(),
  )
let asked = 0
/** As if nothing had been asked before: answers for many are kept until the content changes. */
const shown = async (tagID: string, pageIndex = 1, as: object = clinic) =>
  (await till.ask(listZoneProducts, { tagID, pageIndex, pageSize: 20, asked: ++asked }, as)).data

it('a zone shows its products in the operator’s order, twenty a page, and its sister none of them', async () => {
  const ids = Array.from({ length: 21 }, (_, i) => `p-z${String(20 - i).padStart(2, '0')}`)
  expect((await save('8', [...ids, 'p-hidden'])).result).toBe('ok')
  const first = await shown('8')
  expect(first).toMatchObject({ totalCount: 21, totalPage: 2, isAuth: true })
  expect(first.products.map(({ id }) => id)).toEqual(ids.slice(0, 20))
  expect((await shown('8', 2)).products.map(({ id }) => id)).toEqual(ids.slice(20))
  expect(await shown('6')).toMatchObject({ products: [], totalPage: 0 })
})

it('a badge is read in the buyer’s language, and by those only who see prices', async () => {
  const badge = { en: '30% off', 'zh-Hant': '七折' }
  await save('6', ['p-z01', 'p-z02'], { 'p-z01': badge })
  expect((await shown('6')).products).toMatchObject([{ badge: '30% off', price: 100 }, { badge: '' }])
  expect((await shown('6', 1, { ...clinic, language: 'zh-Hant' })).products[0]?.badge).toBe('七折')
  const visitors = await shown('6', 1, {})
  expect(visitors.products[0]).toMatchObject({ badge: '', price: null, discountPrice: null })
  expect(JSON.stringify(visitors)).not.toMatch(/30%|七折/)
})

it('is saved by whoever saw it last, with products that exist, each once, and says so in the audit log', async () => {
  const { version } = await zone('6')
  expect((await save('6', ['p-z03'], {}, version)).result).toBe('ok')
  expect((await save('6', ['p-z04'], {}, version)).result).toBe('changedMeanwhile')
  expect((await save('6', ['p-none'])).result).toBe('productNotFound')
  expect((await save('6', ['p-z05', 'p-z05'])).result).toBe('pickedTwice')
  expect((await zone('6')).list.map(({ productId }) => productId)).toEqual(['p-z03'])
  const [entry] = await till.rows<{ subject: string }>('select subject from audit_entry order by id desc limit 1')
  expect(entry?.subject).toBe('zone special')
  expect((await till.ask(adminGetZone, { tagID: '6' }, { token: till.operator('finance') })).result).toBe('forbidden')
})

it('refuses a zone that there is not', async () => {
  expect(await till.ask(listZoneProducts, { tagID: '7' }, clinic)).toMatchObject({
    result: 'notUnderstood',
    field: 'tagID',
  })
})
