import type { HomePart } from '../home-part'

/** Whether a link may stand on the home page: none, a page of the shop, or a page of an allowed host over https. */
export function isAllowedLink(link: string, hosts: readonly string[]): boolean {
  if (link === '') return true
  if (link.startsWith('/')) return !/^\/[/\\]/.test(link)
  if (!URL.canParse(link)) return false
  const { protocol, hostname, username, password, port } = new URL(link)
  return protocol === 'https:' && username === '' && password === '' && port === '' && hosts.includes(hostname)
}

type Named = { readonly field: string; readonly link: string }

/** Every link of a part with the name of its field. */
export function linksOf({ kind, content }: HomePart): Named[] {
  switch (kind) {
    case 'floor':
      return [
        { field: 'more', link: content.more },
        ...content.keywords.map(({ link }, place) => ({ field: `keywords[${place}].link`, link })),
        ...content.ads.map(({ link }, place) => ({ field: `ads[${place}].link`, link })),
      ]
    case 'specialsHeading':
    case 'brands':
    case 'recommended':
      return []
    default:
      return [{ field: 'link', link: content.link }]
  }
}

/** The field of the first link that leads where it may not. */
export const fieldOfBadLink = (part: HomePart, hosts: readonly string[]): string | undefined =>
  linksOf(part).find(({ link }) => !isAllowedLink(link, hosts))?.field
