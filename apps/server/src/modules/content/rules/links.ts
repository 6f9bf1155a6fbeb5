import { isAllowedLink } from '@cusp/kernel'
import type { HomePart } from '../home-part'
import type { EventContent } from '../special-event'

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
    case 'newCustomerActivity':
      return []
    default:
      return [{ field: 'link', link: content.link }]
  }
}

/** Every link of a special event. */
export const linksOfEvent = ({ blocks }: Pick<EventContent, 'blocks'>): Named[] =>
  blocks.flatMap((block, place) =>
    block.kind === 'pictures'
      ? block.entries.map(({ link }, at) => ({ field: `content.blocks[${place}].entries[${at}].link`, link }))
      : [],
  )

/** The field of the first link that leads where it may not. */
export const fieldOfBadLink = (links: readonly Named[], hosts: readonly string[]): string | undefined =>
  links.find(({ link }) => !isAllowedLink(link, hosts))?.field
