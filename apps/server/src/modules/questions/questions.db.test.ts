import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk, operatorsOf } from '../../../test/desk'
import { useCases } from './routes'
import { adminGetQuestion } from './use-cases/admin-get-question'
import { adminListQuestions } from './use-cases/admin-list-questions'
import { adminRemoveQuestion } from './use-cases/admin-remove-question'
import { adminRemoveQuestionCategory } from './use-cases/admin-remove-question-category'
import { adminSaveQuestion } from './use-cases/admin-save-question'
import { adminSaveQuestionCategory } from './use-cases/admin-save-question-category'
import { findQuestions } from './use-cases/find-questions'
import { listQuestionCategories } from './use-cases/list-question-categories'
import { listQuestions } from './use-cases/list-questions'

let shop: Desk
beforeAll(async () => {
  shop = await openDesk(useCases, { operator: operatorsOf(['marketing', 'warehouse'], 'Mandy') })
})
afterAll(() => shop.close())

const asMarketing = { token: 'marketing' }
const text = (en: string) => ({ en, 'zh-Hant': `${en} 中` })
const aCategory = (en: string, some: object = {}) => ({
  name: text(en),
  remark: text(`About ${en}`),
  icon: '',
  position: 0,
  isPublished: true,
  version: 0,
  ...some,
})
const aQuestion = (categoryId: string, en: string, some: object = {}) => ({
  categoryId,
  name: text(en),
  content: text(`<p>Answer to ${en}</p>`),
  position: 0,
  isPublished: true,
  version: 0,
  ...some,
})
const saveCategory = (category: object) => shop.ask(adminSaveQuestionCategory, category, asMarketing)
const save = (question: object) => shop.ask(adminSaveQuestion, question, asMarketing)
const categoriesOf = async () => (await shop.ask(adminListQuestions, {}, asMarketing)).data.categories
const categoryOf = async (name: string) => String((await categoriesOf()).find((each) => each.name.en === name)?.id)
const shownCategories = async (language: 'en' | 'zh-Hant' = 'en') => {
  await shop.seeContent()
  return (await shop.ask(listQuestionCategories, {}, { language })).data
}
const shownIn = async (id: string) => {
  await shop.seeContent()
  const { result, data } = await shop.ask(listQuestions, { id })
  return result === 'ok' ? data.map(({ name }) => name) : result
}
const audited = () =>
  shop.rows<{ action: string; subject: string; detail: { before?: unknown } }>(
    'select action, subject, detail from audit_entry order by id desc limit 1',
  )

describe('categories of questions', () => {
  it('are shown in their order and the reader’s language once they hold a published question', async () => {
    await saveCategory(aCategory('Payment & refunds', { position: 5 }))
    await saveCategory(aCategory('Ordering', { position: 1 }))
    const [payment, ordering] = [await categoryOf('Payment & refunds'), await categoryOf('Ordering')]
    await save(aQuestion(payment, 'How to pay?'))
    await save(aQuestion(ordering, 'A draft', { isPublished: false }))
    expect((await shownCategories()).map(({ name }) => name)).toEqual(['Payment & refunds'])
    await save(aQuestion(ordering, 'Who may buy?'))
    expect(await shownCategories('zh-Hant')).toEqual([
      { id: ordering, name: 'Ordering 中', remark: 'About Ordering 中', icon: '', titleInAddress: 'ordering' },
      expect.objectContaining({ id: payment, titleInAddress: 'payment-refunds' }),
    ])
    expect(await shownIn(ordering)).toEqual(['Who may buy?'])
  })

  it('take their questions along when they are no longer published', async () => {
    await saveCategory(aCategory('Hidden'))
    const id = await categoryOf('Hidden')
    await save(aQuestion(id, 'Anything hidden?'))
    expect(await shownIn(id)).toEqual(['Anything hidden?'])
    expect((await saveCategory({ id, ...aCategory('Hidden', { isPublished: false, version: 1 }) })).result).toBe('ok')
    expect(await audited()).toMatchObject([
      { subject: `category of questions ${id}`, detail: { before: { isPublished: true } } },
    ])
    expect(await shownIn(id)).toBe('notFound')
    await shop.seeContent()
    expect((await shop.ask(findQuestions, { words: 'hidden' })).data).toEqual([])
  })

  it('are removed only when they are empty', async () => {
    await saveCategory(aCategory('Full'))
    const id = await categoryOf('Full')
    const { data: question } = await save(aQuestion(id, 'Still here?'))
    const remove = () => shop.ask(adminRemoveQuestionCategory, { id, version: 1 }, asMarketing)
    expect((await remove()).result).toBe('questionsInCategory')
    expect((await shop.ask(adminRemoveQuestion, { id: question.id, version: 1 }, asMarketing)).result).toBe('ok')
    expect(await audited()).toMatchObject([{ detail: { before: { name: text('Still here?') } } }])
    expect((await remove()).result).toBe('ok')
    expect((await remove()).result).toBe('changedMeanwhile')
  })

  it('show no picture from elsewhere', async () => {
    expect(await saveCategory(aCategory('Icon', { icon: 'https://elsewhere.example/a.webp' }))).toMatchObject({
      result: 'notUnderstood',
      field: 'icon',
    })
  })
})

describe('questions', () => {
  it('stand in their order, and one of two who changed the same is told', async () => {
    await saveCategory(aCategory('Order'))
    const id = await categoryOf('Order')
    await save(aQuestion(id, 'Second', { position: 2 }))
    const { data: first } = await save(aQuestion(id, 'First', { position: 3 }))
    expect(await shownIn(id)).toEqual(['Second', 'First'])
    const results = await Promise.all(
      ['One', 'Two'].map((name) => save({ id: first.id, ...aQuestion(id, name, { position: 1, version: 1 }) })),
    )
    expect(results.map(({ result }) => result).sort()).toEqual(['changedMeanwhile', 'ok'])
    expect(await shownIn(id)).toEqual([expect.stringMatching(/^(?:One|Two)$/), 'Second'])
  })

  it('lose what could run when they are saved', async () => {
    await saveCategory(aCategory('Unsafe'))
    const id = await categoryOf('Unsafe')
    const { data } = await save(
      aQuestion(id, 'Safe?', { content: text('<p onclick="x()">Yes<script>alert(1)</script></p>') }),
    )
    const kept = await shop.ask(adminGetQuestion, { id: data.id }, asMarketing)
    expect(kept.data.content.en).toBe('<p>Yes</p>')
  })

  it('are found by words of their name or answer, drafts never', async () => {
    await saveCategory(aCategory('Search'))
    const id = await categoryOf('Search')
    await save(aQuestion(id, 'Is freight free?', { content: text('<p>From an <em>amount</em> on.</p>') }))
    await save(aQuestion(id, 'Freight in drafts?', { isPublished: false }))
    await shop.seeContent()
    const found = async (words: unknown) => (await shop.ask(findQuestions, { words })).data.map(({ name }) => name)
    expect(await found('FREIGHT amount')).toEqual(['Is freight free?'])
    expect(await found('em')).toEqual([])
    expect(await found("%' or 1=1 --")).toEqual([])
    expect(await found('')).toEqual([])
  })

  it('that do not exist, or whose category does not, are named', async () => {
    expect(await save(aQuestion('77777', 'Where?'))).toMatchObject({ result: 'notFound', field: 'categoryId' })
    expect((await shop.ask(adminGetQuestion, { id: '77777' }, asMarketing)).result).toBe('notFound')
    expect((await shop.ask(listQuestions, { id: '77777' })).result).toBe('notFound')
    const id = await categoryOf('Search')
    expect((await save({ id: '77777', ...aQuestion(id, 'Gone', { version: 1 }) })).result).toBe('changedMeanwhile')
  })

  it('are no business of the warehouse', async () => {
    for (const useCase of useCases.filter(({ endpoint }) => endpoint.access === 'operator'))
      expect((await shop.ask(useCase, {}, { token: 'warehouse' })).result).toBe('forbidden')
  })
})
