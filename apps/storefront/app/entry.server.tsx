import { renderToString } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext } from './load-context'
import { FactsContext } from './platform/facts'
import { handOver } from './platform/hand-over.server'
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
  const { nonce, language } = context.get(pageContext)
  const facts: string[] = []
  const html = renderToString(
    <FactsContext value={(fact) => void facts.push(`<script type="application/ld+json">${scriptText(fact)}</script>`)}>
      <SpeechProvider speech={speechIn(language)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </SpeechProvider>
    </FactsContext>,
  )
  const data =
    serverHandoffStream && entry.renderMeta?.didRenderScripts ? await handOver(serverHandoffStream, nonce) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return wholePage(Buffer.from(`<!DOCTYPE html>${html}${facts.join('')}${data}`), { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}
