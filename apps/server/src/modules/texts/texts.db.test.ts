import { idFrom } from '@cusp/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../../test/desk'
import type { Operator } from '../../platform/actor'
import { watchContent } from '../../platform/content-watch'
import { Wording } from '../../platform/wording'
import { templates } from '../registry'
import { useCases } from './routes'
import { whyNotAccepted } from './rules/acceptance'
import { editables } from './rules/editables'
import { getText } from './use-cases/get-text'
import { listTexts } from './use-cases/list-texts'
import { previewText } from './use-cases/preview-text'
import { restoreText } from './use-cases/restore-text'
import { saveText } from './use-cases/save-text'

const may = { hasTwoFactor: false, mustSetUpTwoFactor: false, mustChangePassword: false }
const operator = (role: Operator['role']): Operator => ({
  kind: 'operator',
  sessionHash: role,
  operatorId: idFrom(role),
  name: `Mandy ${role}`,
  email: `${role}@cusp.test`,
  role,
  ...may,
})

let shop: Desk
beforeAll(async () => {
  const known = new Map((['marketing', 'support'] as const).map((role) => [role as string, operator(role)]))
  shop = await openDesk(useCases, {
    templates,
    operator: async (_, token) => {
      const actor = known.get(token)
      return actor ? { kind: 'known', actor, contentVersion: 1 } : { kind: 'unknown' }
    },
  })
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const save = (text: object, version = 0) =>
  shop.ask(
    saveText,
    { key: 'clinic.approved', language: 'en', subject: 'In!', text: '{clinic} is in', ...text, version },
    asMarketing,
  )
const detail = async (key = 'clinic.approved') => (await shop.ask(getText, { key }, asMarketing)).data
const english = async () => (await detail()).languages.find(({ language }) => language === 'en')

describe('texts', () => {
  it('are built in for every letter in three languages, and would be accepted if an operator wrote them', async () => {
    const { data } = await shop.ask(listTexts, {}, asMarketing)
    expect(data.list.filter(({ kind }) => kind === 'letter')).toHaveLength(templates.length)
    for (const letter of editables(templates))
      for (const said of Object.values(letter.says))
        expect([letter.key, whyNotAccepted(letter, said)]).toEqual([letter.key, undefined])
  })

  it('are for those only who may edit them', async () => {
    for (const useCase of useCases)
      expect(await shop.ask(useCase, { key: 'clinic.approved' }, { token: 'support' })).toMatchObject({
        result: 'forbidden',
      })
  })

  it('are shown as they would be sent, with samples in their places', async () => {
    const said = { key: 'clinic.rejected', language: 'zh-Hant', subject: '{clinic}', text: '{reason} {url}' }
    expect((await shop.ask(previewText, said, asMarketing)).data).toEqual({
      subject: '海港牙科',
      text: `商業登記證不清晰 ${shop.platform.config.publicUrl}/user/information`,
    })
    expect(await shop.ask(previewText, { ...said, text: '{url}' }, asMarketing)).toMatchObject({
      result: 'textPlaceMissing',
      field: 'text',
    })
  })

  it('are refused where they name what is not known or leave out what is needed', async () => {
    expect(await save({ text: 'Hello {nobody}' })).toMatchObject({ result: 'textPlaceUnknown', field: 'text' })
    const code = { key: 'account.code', language: 'en', subject: 'Code', version: 0 }
    expect(await shop.ask(saveText, { ...code, text: 'Your code' }, asMarketing)).toMatchObject({
      result: 'textPlaceMissing',
      field: 'text',
    })
    expect(await shop.ask(saveText, { ...code, subject: '{code}', text: '{code}' }, asMarketing)).toMatchObject({
      result: 'textPlaceSecret',
    })
    expect(await save({ key: 'no.such' })).toMatchObject({ result: 'textNotFound' })
    expect(await shop.rows('select * from edited_text')).toEqual([])
  })

  it('take one of two changes that were made at the same moment, and tell the other', async () => {
    const results = await Promise.all([save({ text: 'one' }), save({ text: 'two' })])
    expect(results.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
    expect((await save({ text: 'three' }, 1)).result).toBe('ok')
    expect((await save({ text: 'late' }, 1)).result).toBe('changedMeanwhile')
    expect(await english()).toMatchObject({ text: 'three', isEdited: true, version: 2 })
  })

  it('go back to what is built in, and keep who wrote what', async () => {
    const ask = { key: 'clinic.approved', language: 'en' }
    expect((await shop.ask(restoreText, { ...ask, version: 2 }, asMarketing)).result).toBe('ok')
    const after = await english()
    expect(after).toMatchObject({ isEdited: false, version: 3, subject: 'Your clinic has been verified' })
    expect((await shop.ask(restoreText, { ...ask, version: 2 }, asMarketing)).result).toBe('changedMeanwhile')
    const { history } = await detail()
    expect(history.map(({ version, isRestored, by }) => [version, isRestored, by])).toEqual([
      [3, true, 'Mandy marketing'],
      [2, false, 'Mandy marketing'],
      [1, false, 'Mandy marketing'],
    ])
    const audited = await shop.rows<{ subject: string }>(
      `select subject from audit_entry where action like '/opsapi/texts/%'`,
    )
    expect(audited).toEqual(Array(3).fill({ subject: 'text clinic.approved en' }))
  })

  it('never lose their history', async () => {
    await expect(shop.rows('delete from edited_text_history')).rejects.toThrow(/never changed or removed/)
  })

  it('reach every process that follows the content version, letters and refusals alike', async () => {
    const here = new Wording(templates)
    const there = new Wording(templates)
    const [first, second] = await Promise.all([
      watchContent(shop.database, here, () => {}),
      watchContent(shop.database, there, () => {}),
    ])
    const [approved] = templates.filter(({ key }) => key === 'clinic.approved')
    if (!approved) throw new Error('there is no such letter')
    const draft = { template: approved, language: 'zh-Hans', values: { clinic: 'Harbour' } } as const
    try {
      const version = first.version()
      await save({ language: 'zh-Hans', subject: '好', text: '{clinic} 好' })
      await first.refresh()
      expect(here.letter(draft)).toEqual({ subject: '好', text: 'Harbour 好' })
      expect(first.version()).toBe(version)

      await save({ key: 'refusal.insufficientStock', language: 'zh-Hant', subject: '', text: '暫時缺貨' })
      await second.refresh()
      expect(there.letter(draft)).toEqual({ subject: '好', text: 'Harbour 好' })
      expect(there.sentence('insufficientStock', 'zh-Hant')).toBe('暫時缺貨')
      expect(there.sentence('insufficientStock', 'zh-Hans')).toBe('暫時缺貨')
      expect(there.sentence('insufficientStock', 'en')).toBe('Insufficient stock')
      expect(second.version(), 'pages kept for visitors are made anew').toBeGreaterThan(version)
    } finally {
      await Promise.all([first.stop(), second.stop()])
    }
  })

  it('give way to the built-in ones where a release has taken a place away that they name', () => {
    const wording = new Wording(templates)
    const [approved] = templates.filter(({ key }) => key === 'clinic.approved')
    if (!approved) throw new Error('there is no such letter')
    const draft = { template: approved, language: 'en', values: { clinic: 'Harbour', name: 'Lee', url: '' } } as const
    const said = { key: approved.key, language: 'en', subject: 'In' } as const
    wording.adopt([{ ...said, text: '{clinic} {gone}' }])
    expect(wording.letter(draft).subject).toBe('Your clinic has been verified')
    wording.adopt([{ ...said, text: '{clinic}' }])
    expect(wording.letter(draft)).toEqual({ subject: 'In', text: 'Harbour' })
  })

  it('are the message of the envelope of the very next refusal', async () => {
    shop.platform.wording.adopt([{ key: 'refusal.textNotFound', language: 'en', subject: '', text: 'Nothing here' }])
    const outcome = await shop.ask(getText, { key: 'no.such' }, asMarketing)
    expect(outcome).toMatchObject({ result: 'textNotFound', message: 'Nothing here' })
  })
})
