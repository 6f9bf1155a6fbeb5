import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { RawAnswer, RawCall, RawRoute } from '../../platform/raw-route'
import { listedPlaces, listedProducts, listedSpans } from '../catalogue'
import { specialEventIds } from '../content'
import { infoPageIds } from '../information'
import { questionPages } from '../questions'
import { entriesOf, type MapEntry, pagePaths, pagesPart, productPart, productSpan, productsInPart } from './addresses'
import { mapLines, partEnd, partStart, robots, sitemapIndex } from './rules/sitemap'

/** Crawlers come back seldom, and new products may wait that long for them. */
const cacheControl = 'public, max-age=3600'

const originOf = ({ platform }: RawCall): string => new URL(platform.config.publicUrl).origin

/** Sent as it is made, in the smaller form for those who take it. */
function sent(call: RawCall, text: AsyncIterable<string> | Iterable<string>, type: string): RawAnswer {
  const plain = Readable.from(text)
  const accepts = call.headers['accept-encoding']
  const isZipped = typeof accepts === 'string' && /\bgzip\b/.test(accepts)
  const headers = { 'content-type': type, 'cache-control': cacheControl, vary: 'Accept-Encoding' }
  if (!isZipped) return { status: 200, headers, body: plain }
  // A crawler that goes away ends the reading too; there is nobody left to tell of an error.
  const zipped = pipeline(plain, createGzip(), () => {})
  return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped }
}

const xml = 'application/xml; charset=utf-8'

async function index(call: RawCall): Promise<RawAnswer> {
  const spans = await listedSpans(call.read, productsInPart)
  const latest = spans.reduce<Date | undefined>((last, at) => (last && last > at ? last : at), undefined)
  const parts = [
    { name: pagesPart, changedAt: latest },
    ...spans.map((changedAt, span) => ({ name: productPart(span), changedAt })),
  ]
  return sent(call, [sitemapIndex(originOf(call), parts)], xml)
}

async function* pages(call: RawCall): AsyncGenerator<string> {
  const [{ categories, brands }, information, questions, events] = await Promise.all([
    listedPlaces(call.read),
    infoPageIds(call.read),
    questionPages(call.read),
    specialEventIds(call.read),
  ])
  const entries: readonly MapEntry[] = [
    { path: pagePaths.home },
    { path: pagePaths.brands },
    { path: pagePaths.newProducts },
    { path: pagePaths.specialOffers },
    { path: pagePaths.allProducts },
    ...information.map((id) => ({ path: pagePaths.infoPage(id) })),
    { path: pagePaths.questions },
    ...questions.map(({ id, titleInAddress }) => ({ path: pagePaths.questionCategory(id, titleInAddress) })),
    ...events.map((id) => ({ path: pagePaths.specialEvent(id) })),
    ...entriesOf(categories, pagePaths.category),
    ...entriesOf(brands, pagePaths.brand),
  ]
  const origin = originOf(call)
  yield partStart
  for (const entry of entries) yield mapLines(origin, entry)
  yield partEnd
}

async function* products(call: RawCall, span: number): AsyncGenerator<string> {
  const origin = originOf(call)
  yield partStart
  for await (const batch of listedProducts(call.read, span, productsInPart))
    yield entriesOf(batch, pagePaths.product)
      .map((entry) => mapLines(origin, entry))
      .join('')
  yield partEnd
}

async function part(call: RawCall): Promise<RawAnswer> {
  const [, name = ''] = /^(.+)\.xml$/.exec(call.params.part ?? '') ?? []
  if (name === pagesPart) return sent(call, pages(call), xml)
  const span = productSpan(name)
  const spans = span === undefined ? [] : await listedSpans(call.read, productsInPart)
  if (span === undefined || span >= spans.length)
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found' }
  return sent(call, products(call, span), xml)
}

export const rawRoutes: RawRoute[] = [
  { method: 'GET', path: '/sitemap.xml', run: index },
  { method: 'GET', path: '/sitemaps/:part', run: part },
  {
    method: 'GET',
    path: '/robots.txt',
    run: async (call) => sent(call, [robots(originOf(call))], 'text/plain; charset=utf-8'),
  },
]
