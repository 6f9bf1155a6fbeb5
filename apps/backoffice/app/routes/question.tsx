import { questions } from '@cusp/contract'
import { idFrom, type QuestionId } from '@cusp/kernel'
import { useNavigate, useParams } from 'react-router'
import { QuestionForm } from '../features/information/question-form'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function NewQuestionRoute() {
  return <Shown title={useWords()('questions.create')} question={undefined} onStale={() => {}} />
}

export function QuestionRoute() {
  const say = useLocalText()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAnswer(questions.adminGetQuestion, { id: idFrom<'Question'>(id) })
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return <Shown title={say(data.name)} question={data} onStale={() => void refetch()} />
}

function Shown({
  title,
  question,
  onStale,
}: {
  title: string
  question: questions.AdminQuestion | undefined
  onStale(): void
}) {
  const t = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useAnswer(questions.adminListQuestions, {})
  if (error && !data) return <Problem error={error} onRetry={() => void refetch()} />
  if (!data) return <DetailLoading />
  return (
    <Page title={title} back={{ to: paths.questions, says: t('nav.questions') }}>
      {/* What another operator has saved meanwhile starts the form anew. */}
      <QuestionForm
        key={`${question?.id} ${question?.version}`}
        question={question}
        categories={data.categories}
        onStale={onStale}
        onSaved={(id: QuestionId) => void (question ? onStale() : navigate(paths.question(id), { replace: true }))}
        onRemoved={() => void navigate(paths.questions)}
      />
    </Page>
  )
}
