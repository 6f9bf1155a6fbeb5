const unsafe = /[&<>\u2028\u2029]/g
const escaped = (text: string): string =>
  text.replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Keeps presses that come too early, for `early-presses.ts`. Buttons that submit a form work without script. */
const keepPresses =
  'window.early=[];addEventListener("click",early.keep=function(e){var b=e.target.closest("button[type=button]");b&&early.push(b)},true);'

/** The loaders' answers as the script in which the router, once it is awake, looks for them. */
export async function handOver(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await textOf(stream)
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${keepPresses}${controller}.enqueue(${escaped(JSON.stringify(text))});${controller}.close();</script>`
}

/** All that the stream says; a response around it would cost more than reading it. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true })
  return text + decoder.decode()
}
