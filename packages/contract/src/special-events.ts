import { z } from 'zod'
import { ProductCard } from './catalogue'
import { endpoint } from './endpoint'
import { pictureFile } from './files'
import { link, look, maybePicture, maybeSaid, period, picture, products } from './shown-content'
import * as wire from './wire'

const id = wire.id<'SpecialEvent'>()

/** Names a block among those of its event, whatever its place: an address may lead to it. */
const blockId = z.number().int().min(1).max(9999)

/** What a picture's neighbours leave of the page's width. */
export const blockWidths = ['full', 'halves', 'thirds'] as const
export type BlockWidth = (typeof blockWidths)[number]

/**
 * How many pictures of a block stand beside each other (spec B265): 6 and 3 in thirds, 4 and 2 in halves, any other
 * number takes the whole width.
 */
const emissionType = z.literal([1, 2, 3, 4, 6])
export type EmissionType = z.output<typeof emissionType>

const inBothLanguages = { chinese: z.string(), english: z.string() }
/** The picture in the reader's language, in two widths. */
const shownPicture = { image: z.string(), imagePhone: z.string() }

const Tag = wire.respelled(
  { block: blockId, ...inBothLanguages },
  { block: 'bannerId', chinese: 'bannerName', english: 'englishBannerName' },
)

const Entry = wire.respelled(
  { place: wire.count, link: z.string(), title: z.string(), ...inBothLanguages, ...shownPicture },
  { place: 'sort', chinese: 'specialAreaUrl', english: 'englishSpecialAreaUrl' },
)

/** A product with its prices in an event: what it costs now, with whatever promotion is on, and its list price. */
const EventProduct = wire.respelled(
  { ...ProductCard.shape, place: wire.count },
  { name: 'goodsName', discountPrice: 'activityPrice', price: 'sellingPrice', place: 'sort' },
)

const Block = wire.respelled(
  {
    id: blockId,
    kind: wire.coded({ pictures: 1, products: 2 }),
    place: wire.count,
    heading: z.string(),
    ...inBothLanguages,
    ...shownPicture,
    emissionType,
    /** Whether the titles of the pictures stand below them; otherwise they are read out only. */
    isTitleShown: z.boolean(),
    entries: z.array(Entry),
    products: wire.respelled(
      { picture: z.string(), list: z.array(EventProduct) },
      { picture: 'titleUrl', list: 'productList' },
    ),
  },
  {
    id: 'bannerId',
    kind: 'modelType',
    place: 'modelSort',
    chinese: 'specialAreaBanner',
    english: 'englishSpecialAreaBanner',
    emissionType: 'specialAreaEmissionType',
    entries: 'specialList',
    products: 'manyProduct',
  },
)
export type Block = z.output<typeof Block>

/** A special event (spec B94). Pictures of both languages travel; so do those of the reader's, in two widths. */
export const SpecialEvent = wire.respelled(
  {
    id,
    template: wire.respelled(
      {
        title: z.string(),
        remark: z.string(),
        /** `#rrggbb`. */
        backgroundColor: z.string(),
        isTitleShown: z.boolean(),
        ...shownPicture,
      },
      { image: 'mainPicture' },
    ),
    tags: z.array(Tag),
    many: z.object({ manyAreaJson: z.array(Block) }),
    isAuth: z.boolean(),
    text: z.string(),
  },
  { tags: 'positioningTagList' },
)
export type SpecialEvent = z.output<typeof SpecialEvent>

/**
 * The page of a special event (spec B30, B94, B233). One that has not begun, has ended or was never published answers
 * exactly as one that does not exist. `langEnv` goes before the call's own language.
 */
export const seeSpecialEvent = endpoint({
  access: 'browse',
  path: '/api/specialEvent/seeDetails',
  summary: 'A special event: template, tags, blocks with pictures and products',
  input: z.object({ id, langEnv: z.unknown().optional() }),
  output: SpecialEvent,
  failures: ['notFound'],
})

/** An event as it will be, for whoever holds a token that an operator was given; prices by the viewer's own rights. */
export const previewSpecialEvent = endpoint({
  access: 'public',
  path: '/api/specialEvent/preview',
  summary: 'A special event as it will be, with a preview token',
  input: z.object({ id, token: z.string().max(400) }),
  output: z.object({ event: SpecialEvent, ...look }),
  failures: ['previewEnded', 'notFound'],
})

/* Back office */

const blockHead = {
  id: blockId,
  /** Stands among the page's tags and leads to the block; none when empty. */
  tag: maybeSaid(24),
  heading: maybeSaid(60),
  /** Above the block. */
  banner: maybePicture,
}

export const EventBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pictures'),
    ...blockHead,
    width: z.enum(blockWidths),
    /** Titles below the pictures; otherwise the pictures have words of their own. */
    isTitleShown: z.boolean(),
    entries: z
      .array(z.object({ title: wire.localizedLine(120), link, picture }))
      .min(1)
      .max(12),
  }),
  z.object({ kind: z.literal('products'), ...blockHead, productIds: products(60).min(1) }),
])
export type EventBlock = z.output<typeof EventBlock>

export const blocksAtMost = 20

/** Everything that an event shows. What goods cost in it is said by the shop's promotions, never here. */
export const EventContent = z.object({
  title: wire.localizedLine(80),
  remark: maybeSaid(300),
  backgroundColor: z.string().regex(/^#[0-9a-f]{6}$/i),
  picture,
  /** Shown on narrow screens instead; without one the other is. */
  phonePicture: maybePicture,
  /** Written over the picture; otherwise the picture has words of its own. */
  isTitleShown: z.boolean(),
  blocks: z
    .array(EventBlock)
    .min(1)
    .max(blocksAtMost)
    .refine((blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length),
})
export type EventContent = z.output<typeof EventContent>

/** `draft` shows nowhere, `scheduled` begins later, `live` shows, `ended` is over. */
export const eventStates = ['draft', 'scheduled', 'live', 'ended'] as const
export type EventState = (typeof eventStates)[number]

const EventRow = z.object({
  id,
  version: wire.version,
  state: z.enum(eventStates),
  title: wire.localizedLine(80),
  picture,
  blockCount: wire.count,
  /** Of what is published, else of the draft. */
  ...period,
  hasDraft: z.boolean(),
  isPublished: z.boolean(),
  changedAt: wire.instant,
  changedBy: z.string(),
})
export type EventRow = z.output<typeof EventRow>

export const adminListSpecialEvents = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/list',
  summary: 'All special events, what was changed last first',
  input: wire.noInput,
  output: z.object({
    list: z.array(EventRow),
    /** Hosts besides the shop's own that links may lead to. */
    linkHosts: z.array(z.string()),
  }),
  failures: [],
})

const Stage = z.object({ content: EventContent, ...period, changedAt: wire.instant, changedBy: z.string() })

export const AdminSpecialEvent = z.object({
  id,
  version: wire.version,
  state: z.enum(eventStates),
  /** What is being worked on and shows in a preview only. */
  draft: Stage.nullable(),
  published: Stage.nullable(),
})
export type AdminSpecialEvent = z.output<typeof AdminSpecialEvent>

export const adminGetSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/detail',
  summary: 'A special event with its draft',
  input: z.object({ id }),
  output: AdminSpecialEvent,
  failures: ['specialEventNotFound'],
})

const known = { id, version: wire.version }

/** Keeps a draft; what is published stays as it is until the draft is published too. */
export const adminSaveSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/save',
  summary: 'Create or change a special event, as a draft or at once for everybody',
  input: z.object({
    id: id.optional(),
    version: wire.version.default(0),
    content: EventContent,
    ...period,
    isToPublish: z.boolean().default(false),
  }),
  output: z.object(known),
  failures: ['specialEventNotFound', 'changedMeanwhile', 'periodBackwards', 'linkNotAllowed', 'tooManyParts'],
  bodyLimit: 256 * 1024,
})

/** In force in every server process within two seconds. */
export const adminPublishSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/publish',
  summary: 'Publish the draft of a special event',
  input: z.object(known),
  output: z.object(known),
  failures: ['specialEventNotFound', 'changedMeanwhile', 'linkNotAllowed'],
})

/** What was published becomes the draft, unless there is one already. */
export const adminWithdrawSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/withdraw',
  summary: 'Take a special event off the shop and keep it as a draft',
  input: z.object(known),
  output: z.object(known),
  failures: ['specialEventNotFound', 'changedMeanwhile'],
})

/** An event that was never published is gone with its draft. */
export const adminDiscardSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/discard',
  summary: 'Throw the draft of a special event away',
  input: z.object(known),
  output: wire.nothing,
  failures: ['specialEventNotFound', 'changedMeanwhile'],
})

export const adminRemoveSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/remove',
  summary: 'Remove a special event for good',
  input: z.object(known),
  output: wire.nothing,
  failures: ['specialEventNotFound', 'changedMeanwhile'],
})

/** Encoded anew in two widths, without what the camera wrote into it. */
export const adminUploadEventPicture = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/picture',
  summary: 'Upload a picture for a special event',
  input: wire.noInput,
  output: z.object({ picturePath: z.string() }),
  failures: ['fileBroken', 'fileTooLarge', 'fileNotAccepted'],
  files: { picture: pictureFile },
})

/** The address works for fifteen minutes, for anybody who has it. */
export const adminPreviewSpecialEvent = endpoint({
  access: 'operator',
  permission: 'campaigns.manage',
  path: '/opsapi/specialEvents/preview',
  summary: 'An address that shows a special event as it will be',
  input: z.object({ id, ...look }),
  output: z.object({ path: z.string(), until: wire.instant }),
  failures: ['specialEventNotFound'],
})
