import { type Currency, idFrom, type Language } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { stockShelves } from '../../../test/goods'
import { watchContent } from '../../platform/content-watch'
import { Wording } from '../../platform/wording'
import { specialEventIds } from './operations'
import { useCases } from './routes'
import { adminDiscardSpecialEvent } from './use-cases/admin-discard-special-event'
import { adminGetSpecialEvent } from './use-cases/admin-get-special-event'
import { adminListSpecialEvents } from './use-cases/admin-list-special-events'
import { adminPreviewSpecialEvent } from './use-cases/admin-preview-special-event'
import { adminPublishSpecialEvent } from './use-cases/admin-publish-special-event'
import { adminRemoveSpecialEvent } from './use-cases/admin-remove-special-event'
import { adminSaveSpecialEvent } from './use-cases/admin-save-special-event'
import { adminUploadEventPicture } from './use-cases/admin-upload-event-picture'
import { adminWithdrawSpecialEvent } from './use-cases/admin-withdraw-special-event'
import { previewSpecialEvent } from './use-cases/preview-special-event'
import { seeSpecialEvent } from './use-cases/see-special-event'

let shop: Desk
let version = 1_000
beforeAll(async () => {
  shop = await openDesk(useCases, {
    operator: operatorsOf(['marketing', 'warehouse'], 'Mandy'),
    // Clinics bring the version with their session; a new one for each question asks the database every time.
    buyer: async (_, token) => ({
      kind: 'known',
      contentVersion: ++version,
      actor: {
        kind: 'buyer',
        sessionHash: token,
        accountId: idFrom('a1'),
        clinicId: idFrom('cl1'),
        approved: token === 'approved',
        roles: ['Buyer'],
        isHkCustomer: true,
        name: 'Dr Test',
      },
    }),
  })
  shop.clock.now = new Date()
  await stockShelves(shop.database, [
    { id: 'p1', en: 'Blue gloves', zh: '藍手套', variants: [{ id: 'v1', article: 'BG-1', priceHkd: 9_876_543 }] },
    { id: 'p2', en: 'Microscope', zh: '顯微鏡', variants: [{ id: 'v2', article: 'MI-1', isOnInquiry: true }] },
    { id: 'p3', en: 'Gone', zh: '已下架', isOnShelf: false, variants: [{ id: 'v3', article: 'GO-1' }] },
  ])
  await shop.rows(`insert into promotion (id, product_id, starts_at, ends_at)
    values ('o1', 'p1', now() - interval '1 hour', now() + interval '1 hour')`)
  await shop.rows(`insert into promotion_price (promotion_id, variant_id, price_hkd) values ('o1', 'v1', 7654321)`)
  await shop.rows(`select keep_offers('p1')`)
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const said = (en: string, zh = en === '' ? '' : `${en} 中文`) => ({ en, 'zh-Hant': zh })
const none = said('')
const picture = { en: '/pictures/events/a-{0}.webp', 'zh-Hant': '/pictures/events/b-{0}.webp' }
const products = (id: number, ...productIds: string[]) => ({
  id,
  kind: 'products',
  tag: said('Gloves'),
  heading: said('By the carton'),
  banner: picture,
  productIds,
})
const pictures = (id: number, ...links: string[]) => ({
  id,
  kind: 'pictures',
  tag: none,
  heading: none,
  banner: { en: '', 'zh-Hant': '' },
  width: 'thirds',
  isTitleShown: true,
  entries: links.map((link) => ({ title: said('Look'), link, picture })),
})
const content = (title: string, ...blocks: object[]) => ({
  title: said(title),
  remark: none,
  backgroundColor: '#0b4a3f',
  picture,
  phonePicture: { en: '', 'zh-Hant': '' },
  isTitleShown: true,
  blocks: blocks.length > 0 ? blocks : [products(1, 'p1')],
})
const always = { from: null, until: null }
type Saving = { id?: string; version?: number; from?: string | null; until?: string | null; isToPublish?: boolean }
const save = (what: unknown, how: Saving = {}, asking: { token: string } = asMarketing) =>
  shop.ask(adminSaveSpecialEvent, { content: what, ...always, ...how }, asking)
/** Ids and versions as they travel. */
type Known = { id: string; version: number }
const known = (answer: { data: { id: string | number; version: number } }): Known => ({
  id: String(answer.data.id),
  version: answer.data.version,
})
const publish = async (what: unknown, how: Saving = {}) => known(await save(what, { ...how, isToPublish: true }))
type Asking = { token?: string; language?: Language; currency?: Currency }
const see = async (id: string, asking: Asking = {}, more: object = {}) => {
  await shop.seeContent()
  return shop.ask(seeSpecialEvent, { id, ...more }, asking)
}
const titleOf = async (id: string) => {
  const { result, data } = await see(id)
  return result === 'ok' ? (data.template as { title: string }).title : result
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const rowOf = async (id: string) =>
  (await shop.ask(adminListSpecialEvents, {}, asMarketing)).data.list.find((row) => String(row.id) === id)
const audited = async () =>
  (
    await shop.rows<{ action: string; subject: string; detail: { before?: unknown } }>(
      'select action, subject, detail from audit_entry order by id desc limit 1',
    )
  )[0]

/** An event's parts as they travel, spelt as the specification has them. */
type OnWire = {
  template: { backgroundColor: string; mainPicture: string; imagePhone: string }
  positioningTagList: object[]
  many: {
    manyAreaJson: {
      modelType: number
      modelSort: number
      specialAreaEmissionType: number
      specialAreaBanner: string
      englishSpecialAreaBanner: string
      specialList: object[]
      manyProduct: { titleUrl: string; productList: Record<string, unknown>[] }
    }[]
  }
  isAuth: boolean
  text: string
}
const onWire = async (id: string, asking: Asking = {}, more: object = {}) => {
  const { data, result } = await see(id, asking, more)
  expect(result).toBe('ok')
  return data as unknown as OnWire
}

describe('a special event', () => {
  it('answers as one that does not exist until it is published', async () => {
    const draft = known(await save(content('Fair')))
    const missing = await see('999999')
    expect([missing.result, await titleOf(draft.id)]).toEqual(['notFound', 'notFound'])
    expect((await see(draft.id)).message).toBe(missing.message)
    expect((await rowOf(draft.id))?.state).toBe('draft')

    expect((await shop.ask(adminPublishSpecialEvent, draft, asMarketing)).result).toBe('ok')
    expect(await titleOf(draft.id)).toBe('Fair')
    expect(await rowOf(draft.id)).toMatchObject({ state: 'live', hasDraft: false, isPublished: true, blockCount: 1 })
    expect(await audited()).toMatchObject({
      action: '/opsapi/specialEvents/publish',
      subject: `special event ${draft.id}`,
    })
  })

  it('travels as the specification spells it, in the language that the call names', async () => {
    const { id } = await publish(content('Fair', pictures(7, '/search', '/', ''), products(9, 'p1', 'p2', 'p3')))
    const event = await onWire(id, { token: 'approved' }, { langEnv: 'TRADITIONAL_CHINESE' })
    expect(event.template).toMatchObject({
      title: 'Fair 中文',
      backgroundColor: '#0b4a3f',
      mainPicture: '/pictures/events/b-1600w.webp',
    })
    expect(event.positioningTagList).toEqual([{ bannerId: 9, bannerName: 'Gloves 中文', englishBannerName: 'Gloves' }])
    const [first, second] = event.many.manyAreaJson
    expect(first).toMatchObject({ modelType: 1, modelSort: 1, specialAreaEmissionType: 3 })
    expect(first?.specialList[0]).toMatchObject({
      sort: 1,
      link: '/search',
      specialAreaUrl: '/pictures/events/b-1600w.webp',
      englishSpecialAreaUrl: '/pictures/events/a-1600w.webp',
    })
    expect(second).toMatchObject({
      modelType: 2,
      modelSort: 2,
      specialAreaEmissionType: 1,
      specialAreaBanner: '/pictures/events/b-1600w.webp',
      englishSpecialAreaBanner: '/pictures/events/a-1600w.webp',
      manyProduct: { titleUrl: '/pictures/events/b-1600w.webp' },
    })
    expect(second?.manyProduct.productList).toMatchObject([
      { searchProductId: 'v1', goodsName: '藍手套', sort: 1 },
      { searchProductId: 'v2', goodsName: '顯微鏡', sort: 2 },
    ])
    expect((await onWire(id, { language: 'zh-Hant' }, { langEnv: 'ENGLISH' })).template).toMatchObject({
      title: 'Fair',
      mainPicture: '/pictures/events/a-1600w.webp',
      imagePhone: '/pictures/events/a-800w.webp',
    })
  })

  it('shows what the shop’s promotion makes of a price, and a million for what is on inquiry', async () => {
    const { id } = await publish(content('Prices', products(1, 'p1', 'p2')))
    const event = await onWire(id, { token: 'approved' })
    expect(event.isAuth).toBe(true)
    expect(event.many.manyAreaJson[0]?.manyProduct.productList).toMatchObject([
      { activityPrice: 76_543.21, sellingPrice: 98_765.43 },
      { activityPrice: 1_000_000, sellingPrice: 1_000_000 },
    ])
  })

  it.each([['a visitor', undefined] as const, ['a clinic under review', 'waiting'] as const])(
    'tells %s no price in any byte',
    async (_, token) => {
      const { id } = await publish(content('Hidden', products(1, 'p1', 'p2')))
      for (const currency of ['HKD', 'USD'] as const) {
        const event = await onWire(id, { ...(token ? { token } : {}), currency })
        expect(event).toMatchObject({ isAuth: false, text: expect.stringMatching(/./) })
        expect(event.many.manyAreaJson[0]?.manyProduct.productList).toMatchObject([
          { activityPrice: null, sellingPrice: null, discount: '' },
          { activityPrice: null, sellingPrice: null },
        ])
        expect(JSON.stringify(event)).not.toMatch(/98765|76543|1000000/)
      }
    },
  )

  it('leaves out products that have left the shelf, and a block with its tag when none is left', async () => {
    const { id } = await publish(content('Shelf', products(1, 'p3', 'p1'), products(2, 'p3')))
    const event = await onWire(id, { token: 'approved' })
    expect(event.many.manyAreaJson.map(({ manyProduct }) => manyProduct.productList.map((each) => each.id))).toEqual([
      ['p1'],
    ])
    expect(event.positioningTagList).toHaveLength(1)
  })

  it('shows in its time only', async () => {
    const later = await publish(content('Later'), { from: inHours(1) })
    const over = await publish(content('Over'), { from: inHours(-3), until: inHours(-1) })
    const now = await publish(content('Now'), { from: inHours(-1), until: inHours(1) })
    expect([await titleOf(later.id), await titleOf(over.id), await titleOf(now.id)]).toEqual([
      'notFound',
      'notFound',
      'Now',
    ])
    shop.clock.now = new Date()
    expect(await Promise.all([later, over, now].map(async ({ id }) => (await rowOf(id))?.state))).toEqual([
      'scheduled',
      'ended',
      'live',
    ])
    const listed = await specialEventIds(shop.database.db)
    expect(listed).toContain(now.id)
    expect(listed).not.toContain(later.id)
    expect(listed).not.toContain(over.id)
  })

  it('begins and ends in every server process by the clock alone', async () => {
    await shop.rows('delete from content_turn')
    const open = () => watchContent(shop.database, new Wording([]), () => {})
    const [one, other] = await Promise.all([open(), open()])
    try {
      const { id } = await publish(content('Soon'), { from: inHours(1), until: inHours(2) })
      expect(await shop.rows('select at from content_turn')).toHaveLength(2)
      await Promise.all([one.refresh(), other.refresh()])
      const before = one.version()
      expect(await titleOf(id)).toBe('notFound')

      // As if an hour had gone by.
      await shop.rows(`update special_event_stage set from_at = now() - interval '1 second' where event_id = $1`, [id])
      await shop.rows(`delete from content_turn`)
      await shop.rows(`insert into content_turn values (now() - interval '1 second')`)
      await Promise.all([one.refresh(), other.refresh()])
      expect(one.version()).toBeGreaterThan(before)
      expect(other.version()).toBe(one.version())
      expect(await titleOf(id)).toBe('Soon')
    } finally {
      await Promise.all([one.stop(), other.stop()])
    }
  })

  it('cannot end before it begins', async () => {
    const answer = await save(content('Backwards'), { from: inHours(2), until: inHours(1) })
    expect([answer.result, answer.field]).toEqual(['periodBackwards', 'until'])
  })

  it.each([
    ['//evil.example', 'notUnderstood'],
    ['javascript:alert(1)', 'notUnderstood'],
    ['http://example.com', 'notUnderstood'],
    ['https://evil.example/', 'linkNotAllowed'],
  ])('may not lead to %s', async (link, result) => {
    const before = await shop.rows('select id from special_event')
    const answer = await save(content('Away', products(1, 'p1'), pictures(2, '/', link)))
    expect([answer.result, answer.field]).toEqual([result, 'content.blocks[1].entries[1].link'])
    expect(await shop.rows('select id from special_event')).toEqual(before)
  })

  it.each([
    ['a colour that is none', { backgroundColor: 'red;}' }, 'content.backgroundColor'],
    [
      'a picture of another host',
      { picture: { en: 'https://evil.example/x.webp', 'zh-Hant': '' } },
      'content.picture.en',
    ],
    ['no block', { blocks: [] }, 'content.blocks'],
    ['two blocks of one name', { blocks: [products(1, 'p1'), products(1, 'p2')] }, 'content.blocks'],
    ['a title in one language', { title: { en: 'Fair', 'zh-Hant': ' ' } }, 'content.title.zh-Hant'],
  ])('is refused with %s', async (_, part, field) => {
    const answer = await save({ ...content('Odd'), ...part })
    expect([answer.result, answer.field]).toEqual(['notUnderstood', field])
  })

  it('stays as it was published while a draft of it is worked on', async () => {
    const first = await publish(content('Before'))
    const draft = known(await save(content('After'), first))
    expect(await titleOf(first.id)).toBe('Before')
    expect(await rowOf(first.id)).toMatchObject({ title: said('After'), hasDraft: true, isPublished: true })
    await shop.ask(adminDiscardSpecialEvent, draft, asMarketing)
    const { data } = await shop.ask(adminGetSpecialEvent, { id: first.id }, asMarketing)
    expect(data).toMatchObject({ draft: null, published: { content: { title: said('Before') } } })
  })

  it('is kept from whoever has seen an older version of it', async () => {
    const first = await publish(content('Mine'))
    await save(content('Theirs'), first)
    for (const [useCase, input] of [
      [adminSaveSpecialEvent, { ...first, content: content('Mine again'), ...always }],
      [adminPublishSpecialEvent, first],
      [adminWithdrawSpecialEvent, first],
      [adminDiscardSpecialEvent, first],
      [adminRemoveSpecialEvent, first],
    ] as const)
      expect((await shop.ask(useCase, input, asMarketing)).result).toBe('changedMeanwhile')
    expect((await shop.ask(adminGetSpecialEvent, { id: first.id }, asMarketing)).data.draft?.content).toMatchObject({
      title: said('Theirs'),
    })
  })

  it('becomes a draft again when it is withdrawn, and is gone when it is removed, each written down', async () => {
    const first = await publish(content('Short'))
    const withdrawn = known(await shop.ask(adminWithdrawSpecialEvent, first, asMarketing))
    expect([await titleOf(first.id), (await rowOf(first.id))?.state]).toEqual(['notFound', 'draft'])
    expect((await shop.ask(adminRemoveSpecialEvent, withdrawn, asMarketing)).result).toBe('ok')
    expect((await audited())?.detail.before).toMatchObject({ draft: { content: { title: said('Short') } } })
    expect(await rowOf(first.id)).toBeUndefined()
    expect((await shop.ask(adminGetSpecialEvent, { id: first.id }, asMarketing)).result).toBe('specialEventNotFound')
    expect((await save(content('Ghost'), first)).result).toBe('specialEventNotFound')
  })

  it('is seen as a draft by whoever has the address of its preview, for a quarter of an hour, and no other event is', async () => {
    const draft = known(await save(content('Tomorrow', products(1, 'p1')), { from: inHours(24) }))
    const other = known(await save(content('Secret')))
    const { data } = await shop.ask(
      adminPreviewSpecialEvent,
      { id: draft.id, at: inHours(25), withDrafts: true },
      asMarketing,
    )
    const [, token] = data.path.split('?preview=')
    expect(data.path).toContain(`/active11/${draft.id}?`)
    const look = (id: string) => shop.ask(previewSpecialEvent, { id, token })
    const seen = await look(draft.id)
    expect(seen.data).toMatchObject({ withDrafts: true, event: { template: { title: 'Tomorrow' }, isAuth: false } })
    expect(JSON.stringify(seen.data)).not.toMatch(/98765|76543/)
    expect((await look(other.id)).result).toBe('previewEnded')
    const early = await shop.ask(adminPreviewSpecialEvent, { id: draft.id, at: null, withDrafts: true }, asMarketing)
    const [, now] = early.data.path.split('?preview=')
    expect((await shop.ask(previewSpecialEvent, { id: draft.id, token: now })).result).toBe('notFound')
    shop.clock.now = new Date(Date.now() + 16 * 60_000)
    expect((await look(draft.id)).result).toBe('previewEnded')
    shop.clock.now = new Date()
  })

  it('is for those only who may manage campaigns', async () => {
    const one = await publish(content('Guarded'))
    const asked = [
      [adminListSpecialEvents, {}],
      [adminGetSpecialEvent, { id: one.id }],
      [adminSaveSpecialEvent, { content: content('No'), ...always }],
      [adminPreviewSpecialEvent, { id: one.id, at: null, withDrafts: true }],
      [adminRemoveSpecialEvent, one],
    ] as const
    for (const [useCase, input] of asked)
      expect((await shop.ask(useCase, input, { token: 'warehouse' })).result).toBe('forbidden')
  })

  it('has its pictures encoded anew in two widths, and a broken one is refused', async () => {
    const upload = async (path?: string) => {
      const file = await shop.picture()
      const files = { picture: [path === undefined ? file : { ...file, path }] }
      return shop.ask(adminUploadEventPicture, {}, { ...asMarketing, files })
    }
    expect((await upload()).data.picturePath).toMatch(/^\/pictures\/events\/[\w-]+-\{0\}\.webp$/)
    const refused = await upload('/nowhere')
    expect([refused.result, refused.field]).toEqual(['fileBroken', 'picture'])
  })
})
