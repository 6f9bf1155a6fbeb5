import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { prepared, type Reader, type Writer } from '../../platform/database'
import type { Category, Question, ShownQuestion } from './question'
import { question, questionCategory } from './schema'

const categoryOrder = [asc(questionCategory.position), asc(questionCategory.id)]
const questionOrder = [asc(question.position), asc(question.id)]
const isShown = and(
  eq(question.categoryId, questionCategory.id),
  eq(question.isPublished, true),
  eq(questionCategory.isPublished, true),
)
const shown = {
  id: question.id,
  name: question.name,
  content: question.content,
  categoryId: question.categoryId,
  categoryName: questionCategory.name,
}

const shownCategories = prepared((read: Reader) =>
  read
    .select()
    .from(questionCategory)
    .where(exists(read.select({ one: sql`1` }).from(question).where(isShown)))
    .orderBy(...categoryOrder)
    .prepare('shown_question_categories'),
)
/** Categories that hold something to read. */
export const findShownCategories = (read: Reader): Promise<Category[]> => shownCategories(read).execute({})

const shownIn = prepared((read: Reader) =>
  read
    .select(shown)
    .from(question)
    .innerJoin(questionCategory, isShown)
    .where(eq(questionCategory.id, sql.placeholder('category')))
    .orderBy(...questionOrder)
    .prepare('shown_questions_of_category'),
)
export const findShownIn = (read: Reader, category: string): Promise<ShownQuestion[]> =>
  shownIn(read).execute({ category })

const allShown = prepared((read: Reader) =>
  read
    .select(shown)
    .from(question)
    .innerJoin(questionCategory, isShown)
    .orderBy(...categoryOrder, ...questionOrder)
    .prepare('shown_questions'),
)
export const findAllShown = (read: Reader): Promise<ShownQuestion[]> => allShown(read).execute({})

export const findCategories = (read: Reader): Promise<Category[]> =>
  read
    .select()
    .from(questionCategory)
    .orderBy(...categoryOrder)

/** Without their answers. */
export const findQuestionLines = (read: Reader): Promise<Omit<Question, 'content'>[]> =>
  read
    .select({
      id: question.id,
      categoryId: question.categoryId,
      name: question.name,
      position: question.position,
      isPublished: question.isPublished,
      version: question.version,
    })
    .from(question)
    .orderBy(...questionOrder)

export async function findCategory(read: Reader, id: string): Promise<Category | undefined> {
  const [row] = await read.select().from(questionCategory).where(eq(questionCategory.id, id))
  return row
}

export async function findQuestion(read: Reader, id: string): Promise<Question | undefined> {
  const [row] = await read.select().from(question).where(eq(question.id, id))
  return row
}

export async function addCategory(tx: Writer, fields: Omit<Category, 'id' | 'version'>): Promise<string> {
  const [row] = await tx.insert(questionCategory).values(fields).returning({ id: questionCategory.id })
  if (!row) throw new Error('a category of questions was not added')
  return row.id
}

export async function addQuestion(tx: Writer, fields: Omit<Question, 'id' | 'version'>): Promise<string> {
  const [row] = await tx.insert(question).values(fields).returning({ id: question.id })
  if (!row) throw new Error('a question was not added')
  return row.id
}

/** False when somebody else has changed it since this version, or it is gone. */
export async function changeCategory(tx: Writer, { id, version, ...fields }: Category): Promise<boolean> {
  const changed = await tx
    .update(questionCategory)
    .set({ ...fields, version: sql`${questionCategory.version} + 1` })
    .where(and(eq(questionCategory.id, id), eq(questionCategory.version, version)))
    .returning({ id: questionCategory.id })
  return changed.length > 0
}

/** As `changeCategory`. */
export async function changeQuestion(tx: Writer, { id, version, ...fields }: Question): Promise<boolean> {
  const changed = await tx
    .update(question)
    .set({ ...fields, version: sql`${question.version} + 1` })
    .where(and(eq(question.id, id), eq(question.version, version)))
    .returning({ id: question.id })
  return changed.length > 0
}

/** False when it is gone. Whoever holds the row keeps others from putting questions into it. */
export async function lockCategory(tx: Writer, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: questionCategory.id })
    .from(questionCategory)
    .where(eq(questionCategory.id, id))
    .for('update')
  return rows.length > 0
}

export async function hasQuestions(read: Reader, category: string): Promise<boolean> {
  const rows = await read.select({ id: question.id }).from(question).where(eq(question.categoryId, category)).limit(1)
  return rows.length > 0
}

export async function removeCategory(tx: Writer, id: string, version: number): Promise<boolean> {
  const gone = await tx
    .delete(questionCategory)
    .where(and(eq(questionCategory.id, id), eq(questionCategory.version, version)))
    .returning({ id: questionCategory.id })
  return gone.length > 0
}

export async function removeQuestion(tx: Writer, id: string, version: number): Promise<boolean> {
  const gone = await tx
    .delete(question)
    .where(and(eq(question.id, id), eq(question.version, version)))
    .returning({ id: question.id })
  return gone.length > 0
}
