import type { specialEvents } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { specialEvent, specialEventStage } from '../../modules/content/schema'
import type { Writer } from '../../platform/database'
import { events, headPictures } from '../special-events'
import { idOf, named } from './named'
import { bothPictures, picture } from './scenes'

const dayMs = 86_400_000
const nothing = { en: '', 'zh-Hant': '' }

/** The demo shop's special events: the first is published, the others are drafts. */
export async function writeSpecialEvents(tx: Writer, now: Date): Promise<void> {
  const products = await named(tx, 'product')
  for (const [place, event] of events.entries()) {
    const { title, remark, backgroundColor, blocks, days } = event
    const { wide, phone } = headPictures(event)
    const content: specialEvents.EventContent = {
      title,
      remark,
      backgroundColor,
      ...bothPictures(wide, phone),
      isTitleShown: true,
      blocks: blocks.map((block, index): specialEvents.EventBlock => {
        const head = { id: index + 1, tag: block.tag, heading: block.heading }
        if ('entries' in block)
          return {
            ...head,
            kind: 'pictures',
            banner: nothing,
            width: block.width,
            isTitleShown: true,
            entries: block.entries.map(({ key, title: name, link }) => ({
              title: name,
              link,
              picture: picture(`event-${key}`),
            })),
          }
        return {
          ...head,
          kind: 'products',
          banner: block.banner ? picture(`event-${block.banner.key}`) : nothing,
          productIds: block.products.map((name) => idFrom<'Product'>(idOf(products, name))),
        }
      }),
    }
    const [kept] = await tx.insert(specialEvent).values({}).returning({ id: specialEvent.id })
    const [from, until] = days
    await tx.insert(specialEventStage).values({
      eventId: kept?.id ?? '',
      stage: place === 0 ? 'published' : 'draft',
      content,
      from: new Date(now.getTime() + from * dayMs),
      until: new Date(now.getTime() + until * dayMs),
      changedBy: 'Demo',
    })
  }
}
