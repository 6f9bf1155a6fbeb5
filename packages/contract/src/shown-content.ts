import { z } from 'zod'
import * as wire from './wire'

/** A page of the shop, or of another host; which other hosts is for the server's settings to say. */
export const link = wire.line(300).regex(/^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)?$/)
export const neededLink = link.min(1)

/** The same as `wire.localizedLine` where it may be left out. */
export const maybeSaid = (atMost: number) =>
  z.object({ en: wire.line(atMost), 'zh-Hant': wire.line(atMost), 'zh-Hans': wire.line(atMost).optional() })

/** A picture that was uploaded here; `{0}` stands for its width. */
const ownPicture = z.string().regex(/^(?:\/pictures\/[\w-]{1,40}\/[\w-]{1,80}(?:\{0\})?\.webp)?$/)
/** Where Chinese has none of its own, the English one is shown. */
export const picture = z.object({ en: ownPicture.min(1), 'zh-Hant': ownPicture })
/** The same where there may be none. */
export const maybePicture = z.object({ en: ownPicture, 'zh-Hant': ownPicture })

export const products = (atMost: number) => z.array(wire.id<'Product'>()).max(atMost)

/** From when until when something shows; null has no end on that side. */
export const period = { from: wire.instant.nullable(), until: wire.instant.nullable() }

/** What a preview shows: another moment than now, and drafts in the place of what is published. */
export const look = { at: wire.instant.nullable(), withDrafts: z.boolean() }
