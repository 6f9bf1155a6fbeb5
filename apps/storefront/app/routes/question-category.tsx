import { questions } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { data, Link, redirect } from 'react-router'
import { NotAnswered } from '../features/help/not-answered'
import { QuestionList } from '../features/help/question-list'
import { QuestionSearch } from '../features/help/question-search'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import { Trail } from '../shell/trail'
import type { Route } from './+types/question-category'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const { id, title } = args.params
  const api = apiFor(args)
  const topics = await api.call(questions.listQuestionCategories, {})
  const topic = topics.find((each) => each.id === id)
  if (!topic) throw data(null, { status: 404 })
  if (title !== topic.titleInAddress) throw redirect(paths.questionCategory(topic), 301)
  return {
    topic,
    topics: topics.map(({ id: each, name, titleInAddress }) => ({ id: each, name, titleInAddress })),
    list: await api.call(questions.listQuestions, { id: idFrom<'QuestionCategory'>(id) }),
  }
}

/** The questions of a category with their answers (spec B69). */
export default function QuestionCategoryRoute({ loaderData: { topic, topics, list } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-column py-4 md:py-6">
      <PageHead
        title={topic.name}
        description={say('help.categoryDescription', { name: topic.name, remark: topic.remark })}
      />
      <Trail
        crumbs={[
          { label: say('shell.home'), href: paths.home() },
          { label: say('shell.questions'), href: paths.questions() },
          { label: topic.name },
        ]}
        className="mb-3"
      />
      <div className="grid items-start gap-6 md:grid-cols-[220px_minmax(0,1fr)]">
        <nav aria-label={say('help.topics')} className="max-md:order-last">
          <h2 className="mb-2 text-sm font-semibold text-ink-mute">{say('help.topics')}</h2>
          <ul>
            {topics.map((each) => (
              <li key={each.id}>
                <Link
                  to={paths.questionCategory(each)}
                  aria-current={each.id === topic.id ? 'page' : undefined}
                  className="flex min-h-control items-center rounded-md px-3 text-sm hover:bg-primary-soft hover:text-primary aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary"
                >
                  {each.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold">{topic.name}</h1>
          {topic.remark !== '' && <p className="mt-1 text-sm text-ink-soft">{topic.remark}</p>}
          <div className="mt-4 mb-5 max-w-reading">
            <QuestionSearch />
          </div>
          <QuestionList questions={list} level={2} />
          <NotAnswered />
        </div>
      </div>
    </div>
  )
}
