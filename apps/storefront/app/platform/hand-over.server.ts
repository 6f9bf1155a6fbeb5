const unsafe = /[&<>\u2028\u2029]/g
const escaped = (text: string): string =>
  text.replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Keeps presses that come too early, for `early-presses.ts`. Buttons that submit a form work without script. */
const keepPresses =
  'window.early=[];addEventListener("click",early.keep=function(e){var b=e.target.closest("button[type=button]");b&&early.push(b)},true);'

/** The loaders' answers as the script in which the router, once it is awake, looks for them. */
export async function handOver(stream: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = await new Response(stream).text()
  const controller = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${keepPresses}${controller}.enqueue(${escaped(JSON.stringify(text))});${controller}.close();</script>`
}
