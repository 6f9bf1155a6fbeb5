import { z } from 'zod'
import { endpoint } from './endpoint'
import { pictureFile } from './files'
import { link, look, maybePicture, maybeSaid, neededLink, period, picture, products } from './shown-content'
import * as wire from './wire'

const brands = (atMost: number) => z.array(wire.id<'Brand'>()).max(atMost)

const banner = z.object({
  title: wire.localizedLine(120),
  link,
  picture,
  phonePicture: maybePicture,
  isTitleShown: z.boolean(),
})

const offered = wire.amount.refine((cents) => cents > 0 && cents < 100_000_000)

/** What each kind of part of the home page consists of (spec A38, A79), and of the new-customer zone (spec A66, A82). */
const contents = {
  navigation: z.object({ title: wire.localizedLine(40), link: neededLink }),
  banner,
  popup: z.object({ title: wire.localizedLine(120), link, picture }),
  special: z.object({ title: wire.localizedLine(60), remark: maybeSaid(120), link: neededLink, picture }),
  specialsHeading: z.object({ title: wire.localizedLine(60), remark: maybeSaid(160) }),
  zone: z.object({
    title: wire.localizedLine(60),
    remark: maybeSaid(160),
    link,
    picture,
    productIds: products(6).min(1),
  }),
  floor: z.object({
    categoryId: wire.id<'Category'>(),
    /** Empty: the category's name. */
    title: maybeSaid(60),
    /** Empty: the categories below. */
    keywords: z.array(z.object({ title: wire.localizedLine(40), link: neededLink })).max(8),
    /** Empty: the category's products. */
    more: link,
    ads: z.array(z.object({ title: wire.localizedLine(120), link, picture })).max(4),
    /** Empty: what sells best in the category. */
    productIds: products(10),
    /** Empty: the brands with most products in the category. */
    brandIds: brands(5),
  }),
  brands: z.object({ brandIds: brands(48).min(1) }),
  recommended: z.object({ productIds: products(60).min(1) }),
  newCustomer: z.object({
    title: wire.localizedLine(80),
    link: neededLink,
    picture,
    /** Otherwise only to whoever is not approved yet. */
    isForApproved: z.boolean(),
  }),
  newCustomerBanner: banner,
  newCustomerActivity: z.object({
    title: wire.localizedLine(60),
    remark: maybeSaid(300),
    /** Pieces of each variant that a clinic may buy within it; 0 means no limit. */
    purchaseLimit: z.number().int().min(0).max(1_000_000),
    /** What is offered and for how much, in the order in which it shows; a product stands where its first variant does. */
    goods: z
      .array(z.object({ variantId: wire.id<'Variant'>(), priceHkd: offered, priceUsd: offered.nullable() }))
      .min(1)
      .max(60),
  }),
}
export const homePartKinds = [
  'navigation',
  'banner',
  'popup',
  'special',
  'specialsHeading',
  'zone',
  'floor',
  'brands',
  'recommended',
  'newCustomer',
  'newCustomerBanner',
  'newCustomerActivity',
] as const satisfies readonly (keyof typeof contents)[]
export type HomePartKind = (typeof homePartKinds)[number]

/** The kinds of which the new-customer zone consists; all others stand on the home page. */
export const newCustomerKinds = ['newCustomerBanner', 'newCustomerActivity'] as const satisfies readonly HomePartKind[]

/** How many of a kind the page shows at once; further ones wait until one before them ends. */
export const shownAtOnce: Readonly<Record<HomePartKind, number>> = {
  navigation: 20,
  banner: 8,
  popup: 1,
  special: 4,
  specialsHeading: 1,
  zone: 2,
  floor: 12,
  brands: 1,
  recommended: 1,
  newCustomer: 1,
  newCustomerBanner: 8,
  newCustomerActivity: 20,
}

export const HomePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('navigation'), content: contents.navigation }),
  z.object({ kind: z.literal('banner'), content: contents.banner }),
  z.object({ kind: z.literal('popup'), content: contents.popup }),
  z.object({ kind: z.literal('special'), content: contents.special }),
  z.object({ kind: z.literal('specialsHeading'), content: contents.specialsHeading }),
  z.object({ kind: z.literal('zone'), content: contents.zone }),
  z.object({ kind: z.literal('floor'), content: contents.floor }),
  z.object({ kind: z.literal('brands'), content: contents.brands }),
  z.object({ kind: z.literal('recommended'), content: contents.recommended }),
  z.object({ kind: z.literal('newCustomer'), content: contents.newCustomer }),
  z.object({ kind: z.literal('newCustomerBanner'), content: contents.newCustomerBanner }),
  z.object({ kind: z.literal('newCustomerActivity'), content: contents.newCustomerActivity }),
])
export type HomePart = z.output<typeof HomePart>
export type HomePartOf<K extends HomePartKind> = Extract<HomePart, { kind: K }>

const Stage = z.object({ part: HomePart, ...period, changedAt: wire.instant, changedBy: z.string() })
export type HomePartStage = z.output<typeof Stage>

/**
 * `draft` shows nowhere, `scheduled` begins later, `live` shows, `waiting` would show if there were room for it,
 * `ended` is over.
 */
export const homePartStates = ['draft', 'scheduled', 'live', 'waiting', 'ended'] as const
export type HomePartState = (typeof homePartStates)[number]

const id = z.number().int().positive()
/** Grows with every change; a change that names an older one is refused. */
const version = wire.count

export const AdminHomePart = z.object({
  id,
  version,
  kind: z.enum(homePartKinds),
  state: z.enum(homePartStates),
  /** What is being worked on and shows in a preview only. */
  draft: Stage.nullable(),
  published: Stage.nullable(),
})
export type AdminHomePart = z.output<typeof AdminHomePart>

/** Everything on the home page, of each kind in the order in which it shows. */
export const adminListHomeParts = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/list',
  summary: 'All parts of the home page',
  input: wire.noInput,
  output: z.object({
    list: z.array(AdminHomePart),
    /** Hosts besides the shop's own that links may lead to. */
    linkHosts: z.array(z.string()),
  }),
  failures: [],
})

const known = { id, version }

/** Why an activity of the new-customer zone cannot be published with these goods. */
const offerFailures = ['variantNotFound', 'promotionTooDear', 'promotionOverlaps'] as const

/**
 * Keeps a draft; what is published stays as it is until the draft is published too. The prices of an activity are in
 * force as long as it is published and in its time, and are judged when it is published.
 */
export const adminSaveHomePart = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/save',
  summary: 'Create or change a part of the home page, as a draft or at once for everybody',
  input: z.object({
    id: id.optional(),
    version: version.default(0),
    part: HomePart,
    ...period,
    isToPublish: z.boolean().default(false),
  }),
  output: z.object(known),
  failures: [
    'homePartNotFound',
    'changedMeanwhile',
    'periodBackwards',
    'linkNotAllowed',
    'categoryNotFound',
    'tooManyParts',
    ...offerFailures,
  ],
  bodyLimit: 128 * 1024,
})

/** In force in every server process within two seconds. */
export const adminPublishHomePart = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/publish',
  summary: 'Publish the draft of a part',
  input: z.object(known),
  output: z.object(known),
  failures: ['homePartNotFound', 'changedMeanwhile', 'linkNotAllowed', ...offerFailures],
})

/** What was published becomes the draft, unless there is one already. */
export const adminWithdrawHomePart = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/withdraw',
  summary: 'Take a part off the home page and keep it as a draft',
  input: z.object(known),
  output: z.object(known),
  failures: ['homePartNotFound', 'changedMeanwhile'],
})

/** A part that was never published is gone with its draft. */
export const adminDiscardHomePart = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/discard',
  summary: 'Throw the draft of a part away',
  input: z.object(known),
  output: wire.nothing,
  failures: ['homePartNotFound', 'changedMeanwhile'],
})

export const adminRemoveHomePart = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/remove',
  summary: 'Remove a part of the home page for good',
  input: z.object(known),
  output: wire.nothing,
  failures: ['homePartNotFound', 'changedMeanwhile'],
})

/** Takes effect at once. Names every part of the kind; if others have come or gone meanwhile, it is refused. */
export const adminOrderHomeParts = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/order',
  summary: 'Set the order of the parts of a kind',
  input: z.object({ kind: z.enum(homePartKinds), ids: z.array(id).max(200) }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** Encoded anew in two widths, without what the camera wrote into it. */
export const adminUploadHomePicture = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/picture',
  summary: 'Upload a picture for the home page',
  input: wire.noInput,
  output: z.object({ picturePath: z.string() }),
  failures: ['fileBroken', 'fileTooLarge', 'fileNotAccepted'],
  files: { picture: pictureFile },
})

const previewed = ['home', 'newCustomers'] as const

/** The address works for fifteen minutes, for anybody who has it. */
export const adminPreviewHome = endpoint({
  access: 'operator',
  permission: 'home.manage',
  path: '/opsapi/home/preview',
  summary: 'An address that shows the home page, or the new-customer zone, as it will be',
  input: z.object({ ...look, page: z.enum(previewed).default('home') }),
  output: z.object({ path: z.string(), until: wire.instant }),
  failures: [],
})
