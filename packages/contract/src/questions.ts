import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

const categoryId = wire.id<'QuestionCategory'>()
const questionId = wire.id<'Question'>()
/** The smallest stands first. */
const position = z.number().int().min(0).max(10_000)

/** A category of questions (spec B92) in the reader's language. */
const QuestionCategory = z.object({
  id: categoryId,
  name: z.string(),
  remark: z.string(),
  /** Path of a picture; '' for none. */
  icon: z.string(),
  /** The last part of its page's address, the same in every language (spec B29). */
  titleInAddress: z.string(),
})

/** Those that are published and hold a published question, in their order (spec B69, B230). */
export const listQuestionCategories = endpoint({
  access: 'browse',
  path: '/api/questionCategories',
  summary: 'Categories of frequently asked questions',
  input: wire.noInput,
  output: z.array(QuestionCategory),
  failures: [],
})

/** A question with its answer (spec B92). */
const Question = z.object({
  id: questionId,
  name: z.string(),
  /** HTML, sanitised when it was saved. */
  content: z.string(),
})

/** The published questions of a category in their order (spec B230). */
export const listQuestions = endpoint({
  access: 'browse',
  path: '/api/questions',
  summary: 'Frequently asked questions of a category, with their answers',
  input: z.object({ id: categoryId }),
  output: z.array(Question),
  failures: ['notFound'],
})

/** Published questions that hold every word, in their name or their answer; those with all of them in the name stand first. */
export const findQuestions = endpoint({
  access: 'browse',
  path: '/api/questions/find',
  summary: 'Look through all frequently asked questions',
  input: z.object({ words: wire.lenientLine(60) }),
  output: z.array(Question.extend({ categoryId, categoryName: z.string(), titleInAddress: z.string() })),
  failures: [],
})

const shared = { name: wire.localizedLine(160), position, isPublished: z.boolean(), version: wire.version }

const categoryFields = { ...shared, name: wire.localizedLine(60), remark: wire.localized(160), icon: wire.ownPicture }
const AdminQuestionCategory = z.object({ id: categoryId, ...categoryFields })
export type AdminQuestionCategory = z.output<typeof AdminQuestionCategory>

const AdminQuestionLine = z.object({ id: questionId, categoryId, ...shared })
export type AdminQuestionLine = z.output<typeof AdminQuestionLine>

const questionFields = { categoryId, ...shared, content: wire.localized(20_000) }
const AdminQuestion = z.object({ id: questionId, ...questionFields })
export type AdminQuestion = z.output<typeof AdminQuestion>

export const adminListQuestions = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/list',
  summary: 'All categories and questions, published or not, in their order',
  input: wire.noInput,
  output: z.object({ categories: z.array(AdminQuestionCategory), questions: z.array(AdminQuestionLine) }),
  failures: [],
})

export const adminGetQuestion = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/get',
  summary: 'A question with its answer, to be edited',
  input: z.object({ id: questionId }),
  output: AdminQuestion,
  failures: ['notFound'],
})

/** Without an id it makes a new one, whose version is 0. Buyers see it within two seconds if it is published. */
export const adminSaveQuestion = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/save',
  summary: 'Add or change a question',
  input: z.object({ id: questionId.optional(), ...questionFields }),
  output: z.object({ id: questionId }),
  failures: ['notFound', 'changedMeanwhile'],
  bodyLimit: 256 * 1024,
})

export const adminRemoveQuestion = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/remove',
  summary: 'Remove a question',
  input: z.object({ id: questionId, version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** As `adminSaveQuestion`; while a category is not published, none of its questions are. */
export const adminSaveQuestionCategory = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/category/save',
  summary: 'Add or change a category of questions',
  input: z.object({ id: categoryId.optional(), ...categoryFields }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** Refused while it holds questions. */
export const adminRemoveQuestionCategory = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/questions/category/remove',
  summary: 'Remove an empty category of questions',
  input: z.object({ id: categoryId, version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile', 'questionsInCategory'],
})
