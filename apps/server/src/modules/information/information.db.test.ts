import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { useCases as catalogueUseCases } from '../catalogue/routes'
import { useCases as contentUseCases } from '../content/routes'
import { getHome } from '../content/use-cases/get-home'
import { jobs } from './jobs'
import { useCases } from './routes'
import { adminGetContact } from './use-cases/admin-get-contact'
import { adminListPriceTexts } from './use-cases/admin-list-price-texts'
import { adminPreviewText } from './use-cases/admin-preview-text'
import { adminRemoveInfoPage } from './use-cases/admin-remove-info-page'
import { adminRemoveInfoPageDraft } from './use-cases/admin-remove-info-page-draft'
import { adminSaveContact } from './use-cases/admin-save-contact'
import { adminSaveInfoPage } from './use-cases/admin-save-info-page'
import { adminSaveInfoPageDraft } from './use-cases/admin-save-info-page-draft'
import { adminSavePriceText } from './use-cases/admin-save-price-text'
import { adminUploadInformationPicture } from './use-cases/admin-upload-information-picture'
import { getInfoPage } from './use-cases/get-info-page'
import { getShopContact } from './use-cases/get-shop-contact'
import { listInfoPages } from './use-cases/list-info-pages'

let shop: Desk
beforeAll(async () => {
  shop = await openDesk([...useCases, ...contentUseCases, ...catalogueUseCases], {
    operator: operatorsOf(['marketing', 'warehouse'], 'Mandy'),
  })
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const audited = () =>
  shop.rows<{ action: string; subject: string; detail: { before?: unknown } }>(
    'select action, subject, detail from audit_entry order by id desc limit 1',
  )

describe('the text in the place of a price', () => {
  const save = (value: object, version: number, reader = 'visitor') =>
    shop.ask(adminSavePriceText, { reader, value, version }, asMarketing)
  const readBy = async (language: 'en' | 'zh-Hant') => {
    await shop.seeContent()
    return (await shop.ask(getHome, {}, { language })).data.text
  }

  it('is the built-in one until an operator words it anew, in each language', async () => {
    const { data } = await shop.ask(adminListPriceTexts, {}, asMarketing)
    expect(data.list.map(({ reader, version }) => [reader, version])).toEqual([
      ['visitor', 0],
      ['unapproved', 0],
    ])
    expect(await readBy('en')).toBe('Log in to see prices')

    expect((await save({ en: 'Members see prices', 'zh-Hant': '會員專享價' }, 0)).result).toBe('ok')
    expect(await readBy('en')).toBe('Members see prices')
    expect(await readBy('zh-Hant')).toBe('會員專享價')

    expect((await save({ en: 'Clinics see prices', 'zh-Hant': '診所專享價' }, 1)).result).toBe('ok')
    expect(await audited()).toMatchObject([
      {
        action: '/opsapi/priceTexts/save',
        subject: 'price text visitor',
        detail: { before: { value: { en: 'Members see prices', 'zh-Hant': '會員專享價' } } },
      },
    ])
  })

  it('takes one of two changes that were made at the same moment', async () => {
    const results = await Promise.all([
      save({ en: 'one', 'zh-Hant': '一' }, 0, 'unapproved'),
      save({ en: 'two', 'zh-Hant': '二' }, 0, 'unapproved'),
    ])
    expect(results.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
    expect((await save({ en: 'late', 'zh-Hant': '遲' }, 1)).result).toBe('changedMeanwhile')
  })

  it('is short, of one line and never empty', async () => {
    for (const en of ['', '   ', 'x'.repeat(81), 'two\nlines', 7])
      expect(await save({ en, 'zh-Hant': '價' }, 2)).toMatchObject({ result: 'notUnderstood', field: 'value.en' })
  })
})

describe('contact details', () => {
  const details = async () => (await shop.ask(adminGetContact, {}, asMarketing)).data
  const save = async (some: object) => shop.ask(adminSaveContact, { ...(await details()), ...some }, asMarketing)

  it('begin with the hotline’s usual hours and nothing else', async () => {
    expect((await shop.ask(getShopContact, {})).data).toMatchObject({
      WANo: '',
      hotline: '',
      hotlineFrom: '08:00',
      hotlineUntil: '23:00',
      email: '',
    })
  })

  it('are shown as they were saved, in the reader’s language', async () => {
    const saved = await save({
      chat: '+85291234567',
      hotline: '+852 2345 6789',
      hotlineUntil: '21:30',
      email: 'service@shop.example',
      address: { en: '1 Example Road', 'zh-Hant': '範例道 1 號' },
    })
    expect(saved.result).toBe('ok')
    await shop.seeContent()
    expect((await shop.ask(getShopContact, {}, { language: 'zh-Hant' })).data).toMatchObject({
      WANo: '+85291234567',
      hotline: '+852 2345 6789',
      hotlineUntil: '21:30',
      address: '範例道 1 號',
      shopUrl: shop.platform.config.publicUrl,
    })
    expect(await audited()).toMatchObject([{ subject: 'contact details', detail: { before: { hotline: '' } } }])
  })

  it.each([
    ['chat', 'javascript:alert(1)'],
    ['chat', 'http://chat.example'],
    ['chat', 'https://chat.example/"onclick="x'],
    ['chat', '1234'],
    ['hotline', 'call us'],
    ['hotlineFrom', '8:00'],
    ['hotlineUntil', '24:00'],
    ['appPicture', 'https://elsewhere.example/a.webp'],
    ['appPicture', '/pictures/../secret.webp'],
    ['email', 'not an address'],
  ])('name the field that cannot be shown: %s %s', async (field, value) => {
    expect(await save({ [field]: value })).toMatchObject({ result: 'notUnderstood', field })
  })

  it('refuse the second of two operators who edit the same', async () => {
    const before = await details()
    const results = await Promise.all(
      ['+852 2000 0001', '+852 2000 0002'].map((phone) =>
        shop.ask(adminSaveContact, { ...before, phone }, asMarketing),
      ),
    )
    expect(results.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
  })

  it('may have a picture, which is encoded anew', async () => {
    const { data } = await shop.ask(
      adminUploadInformationPicture,
      {},
      { ...asMarketing, files: { picture: [await shop.picture()] } },
    )
    expect(data.picturePath).toMatch(/^\/pictures\/information\/[\w-]+\.webp$/)
    expect((await save({ appPicture: data.picturePath })).result).toBe('ok')
  })

  it('are no business of the warehouse', async () => {
    for (const useCase of useCases.filter(({ endpoint }) => endpoint.access === 'operator'))
      expect((await shop.ask(useCase, {}, { token: 'warehouse' })).result).toBe('forbidden')
  })
})

describe('information pages', () => {
  const text = (en: string) => ({
    name: { en, 'zh-Hant': '頁' },
    content: { en: `<p>${en}</p>`, 'zh-Hant': '<p>頁</p>' },
  })
  const publish = (en: string, version: number, id = '9') =>
    shop.ask(adminSaveInfoPage, { id, ...text(en), version }, asMarketing)
  const draft = (en: string, from: string | null, until: string | null, version = 0) =>
    shop.ask(adminSaveInfoPageDraft, { id: '9', ...text(en), from, until, version }, asMarketing)
  const read = async (at?: string) => {
    if (at) shop.clock.now = new Date(at)
    for (const job of jobs) await job.run(shop.work)
    await shop.seeContent()
    const { result, data } = await shop.ask(getInfoPage, { id: '9' })
    return result === 'ok' ? data.name : result
  }

  it('are published at once, and one of two who began from the same is told', async () => {
    expect(await read()).toBe('notFound')
    expect((await publish('First', 0)).result).toBe('ok')
    expect(await read()).toBe('First')
    const results = await Promise.all([publish('Second', 1), publish('Third', 1)])
    expect(results.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
    expect((await shop.ask(listInfoPages, {}, { language: 'zh-Hant' })).data).toContainEqual({ id: '9', name: '頁' })
  })

  it('give way to their draft in the time that it names, and only then', async () => {
    await publish('Page', 2)
    expect((await draft('Draft', null, null)).result).toBe('ok')
    expect(await read()).toBe('Page')
    expect((await draft('Draft', '2026-05-01T00:00:00.000Z', '2026-05-02T00:00:00.000Z', 1)).result).toBe('ok')
    expect(await read('2026-04-30T23:59:58Z')).toBe('Page')
    expect(await read('2026-05-01T00:00:05Z')).toBe('Draft')
    expect(await read('2026-05-02T00:00:05Z')).toBe('Page')
    expect((await draft('Late', null, null, 1)).result).toBe('changedMeanwhile')
    expect((await shop.ask(adminRemoveInfoPageDraft, { id: '9', version: 2 }, asMarketing)).result).toBe('ok')
    for (const [from, until] of [
      [null, '2026-06-01T00:00:00.000Z'],
      ['2026-06-02T00:00:00.000Z', '2026-06-01T00:00:00.000Z'],
    ] as const)
      expect(await draft('Wrong', from, until)).toMatchObject({ result: 'notUnderstood', field: 'until' })
  })

  it('lose what could run, when they are saved and in the preview', async () => {
    const content = '<p onclick="x()">Hello<script>alert(1)</script></p>'
    const page = {
      id: 'unsafe',
      name: { en: 'U', 'zh-Hant': 'U' },
      content: { en: content, 'zh-Hant': content },
      version: 0,
    }
    expect((await shop.ask(adminSaveInfoPage, page, asMarketing)).result).toBe('ok')
    expect((await shop.ask(getInfoPage, { id: 'unsafe' })).data.content).toBe('<p>Hello</p>')
    expect((await shop.ask(adminPreviewText, { content }, asMarketing)).data.content).toBe('<p>Hello</p>')
    expect((await shop.ask(adminRemoveInfoPage, { id: 'unsafe', version: 1 }, asMarketing)).result).toBe('ok')
    await shop.seeContent()
    expect((await shop.ask(getInfoPage, { id: 'unsafe' })).result).toBe('notFound')
  })

  it('that the shop itself links cannot be removed', async () => {
    await publish('Privacy', 0, '3')
    expect((await shop.ask(adminRemoveInfoPage, { id: '3', version: 1 }, asMarketing)).result).toBe('forbidden')
  })
})
