import { renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext } from './load-context'
import { FactsContext, type TakeFact } from './platform/facts'
import { handOver } from './platform/hand-over.server'
import { KeptContext } from './platform/kept'
import { PartsOfPage } from './platform/kept.server'
import { splitAddress } from './platform/language-address'
import { scriptText } from './platform/structured-data'
import { wholePage } from './platform/whole-page.server'
import { SpeechProvider } from './platform/words'
import { speechIn } from './platform/words.server'

/**
 * Pages are rendered whole and at once: nothing in them is slow enough to be sent later, and a whole page can be kept.
 * What the loaders gave goes behind the page as text, because streaming it would cost more than the rendering.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, isVisitor } = context.get(pageContext)
  const facts: string[] = []
  // Search engines are nobody's clinic; and a visitor's page is kept whole.
  const takeFact: TakeFact | undefined = isVisitor
    ? (fact) => void facts.push(`<script type="application/ld+json">${scriptText(fact)}</script>`)
    : undefined
  const { pathname, search } = new URL(request.url)
  const parts = isVisitor
    ? undefined
    : new PartsOfPage(`${language} ${splitAddress(pathname).language ?? ''}`, `${pathname}${search}`)
  const html = renderToString(
    <FactsContext value={takeFact}>
      <KeptContext value={parts}>
        <SpeechProvider speech={speechIn(language)}>
          <ServerRouter context={ofThisPage(entry)} url={request.url} nonce={nonce} />
        </SpeechProvider>
      </KeptContext>
    </FactsContext>,
  )
  if (status === 200) parts?.keep(html)
  // What a page looks like comes before what makes it answer, and presses that come too early are kept.
  const page = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  const data =
    serverHandoffStream && entry.renderMeta?.didRenderScripts ? await handOver(serverHandoffStream, nonce) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return wholePage(Buffer.from(`<!DOCTYPE html>${page}${facts.join('')}${data}`), { status, headers })
}

/** With the routes of this page alone: the router would make all hundred of them anew for each page, and look through them. */
function ofThisPage(entry: Omit<EntryContext, 'serverHandoffStream'>): EntryContext {
  const ids = new Set(entry.staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(entry.manifest.routes).filter(([id]) => ids.has(id)))
  // Those of all routes; given none, the router makes its own of these.
  const { branches: _, ...own } = { ...entry, manifest: { ...entry.manifest, routes } }
  return own as unknown as EntryContext
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}
