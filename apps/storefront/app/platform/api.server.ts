import { type Client, createClient, type FilesOf, type InputOf, Refused } from '@cusp/client'
import type { Access, Endpoint, FailureName, FileRules } from '@cusp/contract'
import { data, type RouterContextProvider, redirect } from 'react-router'
import type { z } from 'zod'
import { pageContext } from '../load-context'
import { paths } from '../paths'
import { splitAddress } from './language-address'
import { onRefusal, type Refusal } from './on-refusal'

type RouteArgs = { readonly context: Readonly<RouterContextProvider>; readonly request: Request }

export type Attempt<T> = { readonly ok: true; readonly data: T } | { readonly ok: false; readonly refusal: Refusal }

export type Api = {
  /** For loaders: the answer; a refusal becomes the redirect or the error page of on-refusal.ts. */
  readonly call: Client['call']
  /** For actions, which show the shop's sentence beside what was asked. Login and clinic redirects still happen. */
  attempt<A extends Access, I extends z.ZodType, O extends z.ZodType, F extends FailureName, U extends FileRules>(
    entry: Endpoint<A, I, O, F, U>,
    input: InputOf<I>,
    files?: FilesOf<U>,
  ): Promise<Attempt<z.output<O>>>
}

/** The shop's calls as whoever asks for this page. */
export function apiFor({ context, request }: RouteArgs): Api {
  const client = createClient(context.get(pageContext).dispatch)
  return {
    async call(entry, input, files) {
      try {
        return await client.call(entry, input, files)
      } catch (error) {
        if (error instanceof Refused) throw turnedAway(error, request) ?? errorPage(error)
        throw error
      }
    },
    async attempt(entry, input, files) {
      try {
        return { ok: true, data: await client.call(entry, input, files) }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        const elsewhere = turnedAway(error, request)
        if (elsewhere) throw elsewhere
        return { ok: false, refusal: plain(error) }
      }
    },
  }
}

export const pageOf = ({ context }: Pick<RouteArgs, 'context'>) => context.get(pageContext)

/** Keeps visitors out of pages that need an account, before anything is asked for. */
export function needsLogIn(args: RouteArgs): void {
  if (pageOf(args).isVisitor) throw redirect(paths.logIn({ next: askedFor(args.request) }))
}

function turnedAway(refused: Refused, request: Request): Response | undefined {
  const reaction = onRefusal(refused.failure)
  if (reaction === 'logIn') return redirect(paths.logIn({ next: askedFor(request) }))
  if (reaction === 'completeClinic' && askedFor(request) !== paths.userInformation())
    return redirect(paths.userInformation())
  return undefined
}

/** The page that was asked for: for an action, the page it was sent from. */
function askedFor(request: Request): string {
  const sentFrom = request.headers.get('referer')
  const url = new URL(request.method === 'GET' || sentFrom === null ? request.url : sentFrom)
  // Links and redirects put the language before the address again.
  return splitAddress(`${url.pathname.replace(/(?:\/_)?\.data$/, '') || '/'}${url.search}`).plain
}

const statuses: Partial<Record<FailureName, number>> = {
  tooManyRequests: 429,
  busy: 503,
  unexpected: 500,
  forbidden: 403,
}

function errorPage(refused: Refused) {
  const status = onRefusal(refused.failure) === 'notFound' ? 404 : (statuses[refused.failure] ?? 409)
  return data(plain(refused), { status })
}

function plain({ failure, message, detail }: Refused): Refusal {
  return { failure, message, field: detail.field, lines: detail.lines }
}
