import { type MapEntry, partPath } from '../addresses'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
const changed = (at: Date | undefined): string => (at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : '')

/** A page's address in Chinese; in English it is the plain one. */
const chinese = (path: string): string => (path === '/' ? '/zh-Hant' : `/zh-Hant${path}`)

/** The list of parts. */
export function sitemapIndex(
  origin: string,
  parts: readonly { readonly name: string; readonly changedAt?: Date | undefined }[],
): string {
  const lines = parts.map(
    ({ name, changedAt }) =>
      `<sitemap><loc>${escaped(`${origin}${partPath(name)}`)}</loc>${changed(changedAt)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex ${xmlns}>\n${lines.join('')}</sitemapindex>\n`
}

export const partStart = `${declaration}<urlset ${xmlns} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const partEnd = '</urlset>\n'

/** A page in both languages, each naming the other. */
export function mapLines(origin: string, { path, changedAt }: MapEntry): string {
  const own = escaped(`${origin}${path}`)
  const other = escaped(`${origin}${chinese(path)}`)
  const links = `<xhtml:link rel="alternate" hreflang="en" href="${own}"/><xhtml:link rel="alternate" hreflang="zh-Hant" href="${other}"/>`
  return [own, other].map((loc) => `<url><loc>${loc}</loc>${changed(changedAt)}${links}</url>\n`).join('')
}

/** What crawlers may ask for, and where the map is. Sorted results are the same products once more. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /authapi/',
    'Disallow: /opsapi/',
    'Disallow: /backoffice',
    'Disallow: /resources/',
    'Disallow: /*orderBy=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
