import { Button, buttonClass, ErrorState } from '@cusp/ui'
import { SearchX } from 'lucide-react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { paths } from '../paths'
import { isRefusal } from '../platform/on-refusal'
import { titleOf } from '../platform/page-title'
import { type Say, useWords } from '../platform/words'

type Kind = { readonly kind: 'notFound' | 'refused' | 'crash'; readonly text: string; readonly title: string }

function kindOf(error: unknown, say: Say): Kind {
  if (isRouteErrorResponse(error)) {
    const message = isRefusal(error.data) && error.data.failure !== 'notUnderstood' ? error.data.message : undefined
    if (error.status === 404)
      return { kind: 'notFound', title: say('shell.notFoundTitle'), text: message ?? say('shell.notFoundText') }
    if (message !== undefined) return { kind: 'refused', title: say('shell.refusedTitle'), text: message }
  }
  return { kind: 'crash', title: say('shell.crashTitle'), text: say('shell.crashText') }
}

/** What stands where a page could not be made (spec A32–A34): what happened, and the ways on. */
export function Problem({ error }: { error: unknown }) {
  const say = useWords()
  const { kind, text, title } = kindOf(error, say)
  return (
    <>
      <title>{titleOf(say, title)}</title>
      <ErrorState
        level={1}
        title={title}
        icon={kind === 'notFound' ? <SearchX aria-hidden strokeWidth={1.5} /> : undefined}
        action={
          <>
            <Link to={paths.home()} reloadDocument={kind === 'crash'} className={buttonClass()}>
              {say('shell.backHome')}
            </Link>
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {kind === 'crash' ? say('shell.reload') : say('shell.retry')}
            </Button>
            <Button variant="quiet" onClick={() => window.history.back()}>
              {say('shell.back')}
            </Button>
          </>
        }
      >
        {text}
      </ErrorState>
    </>
  )
}

/** The ErrorBoundary of every route: the shop's frame stays, the page explains itself. */
export function RouteProblem() {
  const error = useRouteError()
  return (
    <div className="page-column py-10">
      <Problem error={error} />
    </div>
  )
}
