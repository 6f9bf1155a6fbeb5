import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from './load-context'

export { visitorAddress } from './platform/visitor-address'
export { bodyOf } from './platform/whole-page.server'

// The generated types write absent options as undefined, which exact optional properties refuse.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)

/** Answers one page request: the storefront's only door on the server. */
export function answer(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  return handle(request, context)
}
