import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type PageContext, pageContext } from './load-context'
import { addressedLanguages, prefixOf, splitAddress } from './platform/language-address'

export { addressLanguage } from './platform/language-address'
export { visitorAddress } from './platform/visitor-address'
export { bodyOf } from './platform/whole-page.server'

// The generated types write absent options as undefined, which exact optional properties refuse.
const shop = build as ServerBuild
const plain = createRequestHandler(shop, import.meta.env.MODE)
/** The same pages under the addresses of one language: every link and form on them keeps to those. */
const addressed = new Map(
  addressedLanguages.map((language) => [
    language,
    createRequestHandler({ ...shop, basename: prefixOf(language) }, import.meta.env.MODE),
  ]),
)

/** Answers one page request: the storefront's only door on the server. */
export function answer(request: Request, page: PageContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(pageContext, page)
  const { language } = splitAddress(new URL(request.url).pathname)
  const handle = language && addressed.get(language)
  return (handle ?? plain)(request, context)
}
