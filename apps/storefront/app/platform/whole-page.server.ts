type Bytes = Buffer<ArrayBuffer>
const bodies = new WeakMap<Response, Bytes>()

/** A response whose body `bodyOf` gives: through a web stream it would be copied, and cost as much as making it. */
export function wholePage(body: Bytes, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, body)
  return response
}

/** All bytes of a page's response. */
export async function bodyOf(response: Response): Promise<Bytes> {
  const whole = bodies.get(response)
  if (whole) return whole
  if (response.body === null && response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error('a page has lost its body on the way')
  return Buffer.from(await response.arrayBuffer())
}
