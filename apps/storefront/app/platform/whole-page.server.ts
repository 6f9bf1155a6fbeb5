type Bytes = Buffer<ArrayBuffer>
const bodies = new WeakMap<Response, Bytes>()

/** A response with a body that is there already; reading it back through a web stream would cost as much as making it. */
export function wholePage(body: Bytes, init: ResponseInit): Response {
  const response = new Response(body, init)
  bodies.set(response, body)
  return response
}

/** All bytes of a page's response. */
export async function bodyOf(response: Response): Promise<Bytes> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}
