import { questions } from '@cusp/contract'
import { Link } from 'react-router'
import { NotAnswered } from '../features/help/not-answered'
import { QuestionList } from '../features/help/question-list'
import { QuestionSearch } from '../features/help/question-search'
import { TopicTiles } from '../features/help/topic-tiles'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import { Trail } from '../shell/trail'
import type { Route } from './+types/questions'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const words = (new URL(args.request.url).searchParams.get('words') ?? '').trim()
  const api = apiFor(args)
  if (words === '') return { words, topics: await api.call(questions.listQuestionCategories, {}), found: [] }
  const [topics, found] = await Promise.all([
    api.call(questions.listQuestionCategories, {}),
    api.call(questions.findQuestions, { words }),
  ])
  // What somebody looked for is no page of its own.
  return { words, topics, found, address: null }
}

/** The categories of questions, and what a search among them finds (spec B69). */
export default function QuestionsRoute({ loaderData: { words, topics, found } }: Route.ComponentProps) {
  const say = useWords()
  const title = say('shell.questions')
  return (
    <div className="page-column py-4 md:py-6">
      <PageHead title={title} description={say('help.questionsIntro')} />
      <Trail crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: title }]} className="mb-3" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{say('help.questionsIntro')}</p>
      <div className="max-w-reading">
        <QuestionSearch words={words} />
      </div>
      {words !== '' && (
        <section aria-labelledby="found-questions" className="mt-6">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="found-questions" className="text-lg font-semibold break-words" aria-live="polite">
              {say('help.found', { count: found.length, words })}
            </h2>
            <Link to={paths.questions()} className="text-sm text-primary underline">
              {say('help.clearSearch')}
            </Link>
          </div>
          {found.length === 0 ? (
            <p className="text-sm text-ink-soft">{say('help.foundNone')}</p>
          ) : (
            <QuestionList
              questions={found}
              level={3}
              under={({ categoryId, categoryName, titleInAddress }) => (
                <Link
                  to={paths.questionCategory({ id: categoryId, titleInAddress })}
                  className="mt-3 inline-block text-sm text-primary underline"
                >
                  {say('help.inTopic', { name: categoryName })}
                </Link>
              )}
            />
          )}
        </section>
      )}
      <h2 className="mt-8 mb-3 text-lg font-semibold">{say('help.topics')}</h2>
      <TopicTiles topics={topics} />
      <NotAnswered />
    </div>
  )
}
