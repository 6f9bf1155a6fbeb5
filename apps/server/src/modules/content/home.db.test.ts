import type { homeParts } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { stockShelves } from '../../../test/goods'
import type { Buyer } from '../../platform/actor'
import { watchContent } from '../../platform/content-watch'
import { Wording } from '../../platform/wording'
import { useCases } from './routes'
import { adminDiscardHomePart } from './use-cases/admin-discard-home-part'
import { adminListHomeParts } from './use-cases/admin-list-home-parts'
import { adminOrderHomeParts } from './use-cases/admin-order-home-parts'
import { adminPreviewHome } from './use-cases/admin-preview-home'
import { adminPublishHomePart } from './use-cases/admin-publish-home-part'
import { adminRemoveHomePart } from './use-cases/admin-remove-home-part'
import { adminSaveHomePart } from './use-cases/admin-save-home-part'
import { adminUploadHomePicture } from './use-cases/admin-upload-home-picture'
import { adminWithdrawHomePart } from './use-cases/admin-withdraw-home-part'
import { getHome } from './use-cases/get-home'
import { getHomeFloors } from './use-cases/get-home-floors'
import { getNavigation } from './use-cases/get-navigation'
import { getRecommended } from './use-cases/get-recommended'
import { previewHome } from './use-cases/preview-home'

const buyer = (approved: boolean): Buyer => ({
  kind: 'buyer',
  sessionHash: String(approved),
  accountId: idFrom('a1'),
  clinicId: idFrom('cl1'),
  approved,
  roles: ['Buyer'],
  isHkCustomer: true,
  name: 'Dr Test',
})

let shop: Desk
let version = 1_000
beforeAll(async () => {
  shop = await openDesk(useCases, {
    operator: operatorsOf(['marketing', 'warehouse'], 'Mandy'),
    // Clinics bring the version with their session; a new one for each question asks the database every time.
    buyer: async (_, token) => ({ kind: 'known', actor: buyer(token === 'approved'), contentVersion: ++version }),
  })
  await stockShelves(shop.database, [
    {
      id: 'p1',
      en: 'Blue gloves',
      zh: '藍手套',
      sales: 9,
      variants: [{ id: 'v1', article: 'BG-1', priceHkd: 9_876_543 }],
    },
    { id: 'p2', en: 'Red gloves', zh: '紅手套', sales: 5, variants: [{ id: 'v2', article: 'RG-1' }] },
    { id: 'p3', en: 'Syringe', zh: '注射器', category: 'c3', brand: 'b2', variants: [{ id: 'v3', article: 'SY-1' }] },
    { id: 'p4', en: 'Gone', zh: '已下架', isOnShelf: false, variants: [{ id: 'v4', article: 'GO-1' }] },
  ])
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const said = (en: string, zh = `${en} 中文`) => ({ en, 'zh-Hant': zh })
const picture = { en: '/pictures/home/a-{0}.webp', 'zh-Hant': '' }
const banner = (en: string, link = '/search'): homeParts.HomePart => ({
  kind: 'banner',
  content: { title: said(en), link, picture, phonePicture: { en: '', 'zh-Hant': '' }, isTitleShown: true },
})

const always = { from: null, until: null }
type Saving = { id?: number; version?: number; from?: string | null; until?: string | null; isToPublish?: boolean }
const save = (part: unknown, how: Saving = {}, asking: { token: string } = asMarketing) =>
  shop.ask(adminSaveHomePart, { part, ...always, ...how }, asking)
const publish = async (part: unknown, how: Saving = {}) => (await save(part, { ...how, isToPublish: true })).data
const list = async () => (await shop.ask(adminListHomeParts, {}, asMarketing)).data.list
const kept = async (id: number) => (await list()).find((part) => part.id === id)
const home = async (asking: { token?: string; language?: 'en' | 'zh-Hant' | 'zh-Hans' } = {}) => {
  await shop.seeContent()
  return (await shop.ask(getHome, { type: 1 }, asking)).data
}
const titles = async () => ((await home()).banner as { title: string }[]).map(({ title }) => title)
const empty = async () => {
  await shop.rows('delete from home_part')
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const audited = async () =>
  (
    await shop.rows<{ action: string; subject: string; detail: { before?: unknown } }>(
      'select action, subject, detail from audit_entry order by id desc limit 1',
    )
  )[0]

describe('a part of the home page', () => {
  it('is seen by nobody as a draft, and by everybody once it is published', async () => {
    await empty()
    const { data } = await save(banner('Spring offer'))
    expect(await titles()).toEqual([])
    expect((await kept(data.id))?.state).toBe('draft')

    const published = await shop.ask(adminPublishHomePart, data, asMarketing)
    expect(published.result).toBe('ok')
    expect(await titles()).toEqual(['Spring offer'])
    expect(await kept(data.id)).toMatchObject({ state: 'live', draft: null })
    expect(await audited()).toMatchObject({ action: '/opsapi/home/publish', subject: `home page: banner ${data.id}` })
  })

  it('stays as it was published while a draft of it is worked on', async () => {
    await empty()
    const first = await publish(banner('Before'))
    const { data } = await save(banner('After'), first)
    expect(await titles()).toEqual(['Before'])
    await shop.ask(adminDiscardHomePart, data, asMarketing)
    expect((await kept(first.id))?.draft).toBeNull()
    expect(await titles()).toEqual(['Before'])
  })

  it('speaks the reader’s language, and Simplified falls back to Traditional', async () => {
    await empty()
    await publish(banner('Offer'))
    const of = async (language: 'en' | 'zh-Hant' | 'zh-Hans') =>
      ((await home({ language })).banner as { title: string }[])[0]?.title
    expect([await of('en'), await of('zh-Hant'), await of('zh-Hans')]).toEqual(['Offer', 'Offer 中文', 'Offer 中文'])
  })

  it('shows in its time only', async () => {
    await empty()
    const later = await publish(banner('Later'), { from: inHours(1) })
    const over = await publish(banner('Over'), { from: inHours(-3), until: inHours(-1) })
    const now = await publish(banner('Now'), { from: inHours(-1), until: inHours(1) })
    expect(await titles()).toEqual(['Now'])
    shop.clock.now = new Date()
    expect(await Promise.all([later, over, now].map(async ({ id }) => (await kept(id))?.state))).toEqual([
      'scheduled',
      'ended',
      'live',
    ])
  })

  it('cannot end before it begins', async () => {
    const answer = await save(banner('Backwards'), { from: inHours(2), until: inHours(1) })
    expect([answer.result, answer.field]).toEqual(['periodBackwards', 'until'])
  })

  it.each([
    ['//evil.example', 'notUnderstood'],
    ['javascript:alert(1)', 'notUnderstood'],
    ['http://example.com', 'notUnderstood'],
    ['https://evil.example/', 'linkNotAllowed'],
  ])('may not lead to %s', async (link, result) => {
    const before = await shop.rows('select id from home_part')
    expect((await save(banner('Away', link))).result).toBe(result)
    expect(await shop.rows('select id from home_part')).toEqual(before)
  })

  it.each(['/etc/passwd', 'https://evil.example/x.webp', '/pictures/../x.webp', '/pictures/home/x.svg'])(
    'may not show %s for a picture',
    async (en) => {
      const part = banner('Odd')
      const answer = await save({ ...part, content: { ...part.content, picture: { en, 'zh-Hant': '' } } })
      expect([answer.result, answer.field]).toEqual(['notUnderstood', 'part.content.picture.en'])
    },
  )

  it('is kept from whoever has seen an older version of it', async () => {
    await empty()
    const first = await publish(banner('Mine'))
    await save(banner('Theirs'), first)
    for (const [useCase, input] of [
      [adminSaveHomePart, { ...first, part: banner('Mine again'), ...always }],
      [adminPublishHomePart, first],
      [adminWithdrawHomePart, first],
      [adminDiscardHomePart, first],
      [adminRemoveHomePart, first],
    ] as const)
      expect((await shop.ask(useCase, input, asMarketing)).result).toBe('changedMeanwhile')
    expect((await kept(first.id))?.draft?.part.content).toMatchObject({ title: said('Theirs') })
  })

  it('that is gone is said to be gone', async () => {
    const gone = { id: 999_999, version: 1 }
    expect((await shop.ask(adminPublishHomePart, gone, asMarketing)).result).toBe('homePartNotFound')
    expect((await save(banner('Ghost'), gone)).result).toBe('homePartNotFound')
  })

  it('becomes a draft again when it is withdrawn, and is gone when it is removed, each written down', async () => {
    await empty()
    const first = await publish(banner('Short'))
    const { data } = await shop.ask(adminWithdrawHomePart, first, asMarketing)
    expect(await titles()).toEqual([])
    expect((await kept(first.id))?.state).toBe('draft')
    expect((await shop.ask(adminRemoveHomePart, data, asMarketing)).result).toBe('ok')
    expect(await list()).toEqual([])
    expect((await audited())?.detail.before).toMatchObject({ draft: { content: { title: said('Short') } } })
  })

  it('is for those only who may manage the home page', async () => {
    const asked = [
      [adminListHomeParts, {}],
      [adminSaveHomePart, { part: banner('No'), ...always }],
      [adminPreviewHome, { at: null, withDrafts: true }],
      [adminOrderHomeParts, { kind: 'banner', ids: [] }],
    ] as const
    for (const [useCase, input] of asked)
      expect((await shop.ask(useCase, input, { token: 'warehouse' })).result).toBe('forbidden')
  })

  it('stands where an operator puts it, and an order that forgets one is refused', async () => {
    await empty()
    const ids = [await publish(banner('A')), await publish(banner('B')), await publish(banner('C'))].map(({ id }) => id)
    const [a, b, c] = ids
    expect((await shop.ask(adminOrderHomeParts, { kind: 'banner', ids: [c, a, b] }, asMarketing)).result).toBe('ok')
    expect(await titles()).toEqual(['C', 'A', 'B'])
    expect((await shop.ask(adminOrderHomeParts, { kind: 'banner', ids: [c, a] }, asMarketing)).result).toBe(
      'changedMeanwhile',
    )
    expect((await shop.ask(adminOrderHomeParts, { kind: 'banner', ids: [a, a, b] }, asMarketing)).result).toBe(
      'changedMeanwhile',
    )
  })

  it('has its picture encoded anew in two widths, and a broken one is refused', async () => {
    const good = await shop.ask(
      adminUploadHomePicture,
      {},
      { ...asMarketing, files: { picture: [await shop.picture()] } },
    )
    expect(good.data.picturePath).toMatch(/^\/pictures\/home\/[\w-]+-\{0\}\.webp$/)
    const broken = { ...(await shop.picture()), path: '/nowhere' }
    const refused = await shop.ask(adminUploadHomePicture, {}, { ...asMarketing, files: { picture: [broken] } })
    expect([refused.result, refused.field]).toEqual(['fileBroken', 'picture'])
  })
})

describe('the clock', () => {
  it('lets the version grow once for all server processes when a time begins or ends', async () => {
    await empty()
    await shop.rows('delete from content_turn')
    const open = () => watchContent(shop.database, new Wording([]), () => {})
    const [one, other] = await Promise.all([open(), open()])
    try {
      await publish(banner('Soon'), { from: inHours(1) })
      await Promise.all([one.refresh(), other.refresh()])
      const before = one.version()
      expect(await shop.rows('select at from content_turn')).toHaveLength(1)
      await Promise.all([one.refresh(), other.refresh()])
      expect([one.version(), other.version()]).toEqual([before, before])

      // As if an hour had gone by.
      await shop.rows(`update home_stage set from_at = now() - interval '1 second'`)
      await shop.rows(`delete from content_turn`)
      await shop.rows(`insert into content_turn values (now() - interval '1 second')`)
      await one.refresh()
      const begun = one.version()
      expect(begun).toBeGreaterThan(before)
      await Promise.all([one.refresh(), other.refresh()])
      expect([one.version(), other.version()]).toEqual([begun, begun])
      expect(await titles()).toEqual(['Soon'])
    } finally {
      await Promise.all([one.stop(), other.stop()])
    }
  })

  it('is not bothered by drafts', async () => {
    const version = async () =>
      (await shop.rows<{ version: number }>(`select version from content_version where name = 'catalogue'`))[0]?.version
    await shop.rows('delete from content_turn')
    const before = await version()
    await save(banner('Quiet'), { from: inHours(1), until: inHours(2) })
    expect(await version()).toBe(before)
    expect(await shop.rows('select at from content_turn')).toEqual([])
  })
})

describe('the home page', () => {
  it('shows one zone with six products, two with three each, and never a third', async () => {
    await empty()
    const zone = (en: string, ...productIds: string[]) => ({
      kind: 'zone',
      content: { title: said(en), remark: said(''), link: '', picture, productIds },
    })
    const zones = async () =>
      ((await home()).prefecture as { name: string; products: { id: string }[] }[]).map(({ name, products }) => [
        name,
        ...products.map(({ id }) => id),
      ])
    await shop.rows(`insert into product (id, supplier, brand_id, category_id, store_id, name)
      select 'z' || n, 'Maker', 'b1', 'c2', 's1', '{"en":"Z","zh-Hant":"乙"}' from generate_series(1, 4) n`)
    await shop.rows(`insert into variant (id, product_id, supplier, article_number, standard, unit, price_hkd)
      select 'zv' || n, 'z' || n, 'Maker', 'Z-' || n, '{"en":"","zh-Hant":""}', '{"en":"Box","zh-Hant":"盒"}', 1000 from generate_series(1, 4) n`)
    await publish(zone('First', 'z1', 'z2', 'p4', 'z3', 'z4', 'p1'))
    expect(await zones()).toEqual([['First', 'z1', 'z2', 'z3', 'z4', 'p1']])
    await publish(zone('Second', 'p2'))
    await publish(zone('Third', 'p3'))
    expect(await zones()).toEqual([
      ['First', 'z1', 'z2', 'z3'],
      ['Second', 'p2'],
    ])
    expect((await list()).map(({ state }) => state)).toEqual(['live', 'live', 'waiting'])
    await shop.rows(`delete from variant where product_id like 'z%'`)
    await shop.rows(`delete from product where id like 'z%'`)
  })

  it('shows the new-customer banner to approved clinics only if an operator says so', async () => {
    await empty()
    const code = async (token?: string) => (await home(token === undefined ? {} : { token })).newCus
    const part = (isForApproved: boolean) => ({
      kind: 'newCustomer',
      content: { title: said('New'), link: '/register', picture, isForApproved },
    })
    expect([await code(), await code('approved')]).toEqual([0, 0])
    const first = await publish(part(false))
    expect([await code(), await code('waiting'), await code('approved')]).toEqual([1, 1, 0])
    await publish(part(true), first)
    expect([await code(), await code('approved')]).toEqual([1, 2])
    expect((await home()).enTryPicUrl).toBe('/pictures/home/a-800w.webp')
  })

  it('makes its floors itself until an operator makes one', async () => {
    await empty()
    const floors = async () => {
      await shop.seeContent()
      return (await shop.ask(getHomeFloors, {}, { token: 'approved' })).data
    }
    expect((await floors()).classifyFloor.map(({ floorName }) => floorName)).toEqual(['Protection'])
    const floor = (content: object) => ({
      kind: 'floor',
      content: {
        categoryId: 'c1',
        title: said('', ''),
        keywords: [],
        more: '',
        ads: [],
        productIds: [],
        brandIds: [],
        ...content,
      },
    })
    expect((await save(floor({ categoryId: 'c2' }))).result).toBe('categoryNotFound')
    const made = await publish(
      floor({
        title: said('Hands first'),
        keywords: [{ title: said('Blue'), link: '/search?keyword=blue' }],
        ads: [{ title: said('Ad'), link: '', picture }],
        productIds: ['p3', 'p1', 'p4'],
        brandIds: ['b2'],
      }),
    )
    const [own] = (await floors()).classifyFloor
    expect(own).toMatchObject({
      floorName: 'Hands first',
      path: '/search?searchType=categoryId&categoryId=c1&title=Protection',
      classifyList: [{ name: 'Blue', path: '/search?keyword=blue' }],
      adImages: [{ title: 'Ad', image: '/pictures/home/a-1600w.webp', imagePhone: '/pictures/home/a-800w.webp' }],
      brandImages: [{ id: 'b2' }],
    })
    expect(own?.products.map(({ id }) => id)).toEqual(['p3', 'p1'])
    await publish(floor({}), made)
    expect((await floors()).classifyFloor[0]).toMatchObject({
      floorName: 'Protection',
      classifyList: [{ name: 'Gloves' }, { name: 'Syringes' }],
    })
  })

  it('recommends what was picked by hand before what sells best, page after page without repeating', async () => {
    await empty()
    const page = async (pageIndex: number) => {
      await shop.seeContent()
      const { data } = await shop.ask(getRecommended, { PageIndex: pageIndex, PageSize: 2 }, { token: 'approved' })
      return data.products.map(({ id }) => id)
    }
    expect([...(await page(1)), ...(await page(2))]).toEqual(['p1', 'p2', 'p3'])
    await publish({ kind: 'recommended', content: { productIds: ['p3', 'p4', 'p2'] } })
    expect([...(await page(1)), ...(await page(2))]).toEqual(['p3', 'p2', 'p1'])
  })

  it('shows the brands that were chosen, in their order', async () => {
    await empty()
    await publish({ kind: 'brands', content: { brandIds: ['b2', 'b1'] } })
    await shop.seeContent()
    expect((await shop.ask(getHomeFloors, {})).data.brandImages.map(({ id }) => id)).toEqual(['b2', 'b1'])
  })

  it('has the extra links at both of their addresses', async () => {
    await empty()
    await publish({ kind: 'navigation', content: { title: said('Brands'), link: '/brandIndex' } })
    await shop.seeContent()
    expect((await shop.ask(getNavigation, { type: 1 })).data.navis).toEqual([{ title: 'Brands', path: '/brandIndex' }])
    expect(getNavigation.endpoint.alsoAt).toEqual(['/api/getNavigationList'])
  })
})

describe('a preview', () => {
  const preview = async (look: { at: string | null; withDrafts: boolean }) => {
    const { data } = await shop.ask(adminPreviewHome, look, asMarketing)
    return new URLSearchParams(data.path.split('?')[1]).get('preview') ?? ''
  }
  const seen = async (token: string, asking: { token?: string } = {}) => shop.ask(previewHome, { token }, asking)
  const bannersOf = async (token: string) => {
    const { data } = await seen(token)
    return (data.home.banner as { title: string }[]).map(({ title }) => title)
  }

  it('shows drafts in place of what is published, and another moment, to whoever holds its address', async () => {
    await empty()
    const first = await publish(banner('Published'))
    await save(banner('Draft'), first)
    await publish(banner('Tomorrow'), { from: inHours(24), until: inHours(48) })
    expect(await bannersOf(await preview({ at: null, withDrafts: false }))).toEqual(['Published'])
    expect(await bannersOf(await preview({ at: null, withDrafts: true }))).toEqual(['Draft'])
    expect(await bannersOf(await preview({ at: inHours(25), withDrafts: true }))).toEqual(['Draft', 'Tomorrow'])
    expect(await titles()).toEqual(['Published'])
  })

  it('ends after a quarter of an hour and cannot be made up', async () => {
    shop.clock.now = new Date()
    const token = await preview({ at: null, withDrafts: true })
    expect((await seen(token)).result).toBe('ok')
    expect((await seen(token.replace('drafts', 'published'))).result).toBe('previewEnded')
    shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000)
    expect((await seen(token)).result).toBe('previewEnded')
    shop.clock.now = new Date()
  })

  it('shows prices to those only who may see them', async () => {
    await empty()
    await save({
      kind: 'zone',
      content: { title: said('Z'), remark: said('', ''), link: '', picture, productIds: ['p1'] },
    })
    const token = await preview({ at: null, withDrafts: true })
    const text = async (asking: { token?: string }) => JSON.stringify((await seen(token, asking)).data)
    expect(await text({})).not.toContain('98765')
    expect(await text({ token: 'waiting' })).not.toContain('98765')
    expect(await text({ token: 'approved' })).toContain('98765.43')
  })
})
