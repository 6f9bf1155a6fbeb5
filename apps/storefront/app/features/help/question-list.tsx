import { Disclosure } from '@cusp/ui'
import type { ReactNode } from 'react'
import { RichText } from '../../shell/rich-text'

export type AnsweredQuestion = { readonly id: string; readonly name: string; readonly content: string }

/** Questions that open to their answers; works before any script runs. */
export function QuestionList<T extends AnsweredQuestion>({
  questions,
  level,
  under,
}: {
  questions: readonly T[]
  /** Of the headings that the questions are. */
  level: 2 | 3
  /** What stands below an answer. */
  under?: (question: T) => ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="rounded-lg border border-line bg-surface px-4 md:px-6 [&>:last-child]:border-b-0">
      {questions.map((question) => (
        <Disclosure
          key={question.id}
          summary={<Heading className="text-base font-medium">{question.name}</Heading>}
          className="[&_p:first-child]:mt-0"
        >
          <RichText html={question.content} />
          {under?.(question)}
        </Disclosure>
      ))}
    </div>
  )
}
