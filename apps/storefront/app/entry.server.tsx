import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { pageContext } from './load-context'
import { SpeechProvider } from './platform/words'
import { speechIn } from './platform/words.server'

/** Pages are sent whole: nothing in them is slow enough to be sent later, and a whole page can be kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, report } = context.get(pageContext)
  return new Promise((resolve, reject) => {
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <SpeechProvider speech={speechIn(language)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </SpeechProvider>,
      {
        nonce,
        // Else large parts would arrive hidden, to be moved into place by scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const chunks: Uint8Array[] = []
          const collect = new Writable({
            write(chunk: Uint8Array, _encoding, done) {
              chunks.push(chunk)
              done()
            },
            final(done) {
              headers.set('Content-Type', 'text/html; charset=utf-8')
              resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }))
              done()
            },
          })
          pipe(collect)
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          report(error)
        },
      },
    )
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}
