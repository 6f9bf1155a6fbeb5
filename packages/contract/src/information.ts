import { z } from 'zod'
import { endpoint } from './endpoint'
import { pictureFile } from './files'
import * as wire from './wire'

/** Who reads something in the place of a price (spec A8, A96). */
export const priceTextReaders = ['visitor', 'unapproved'] as const
export type PriceTextReader = (typeof priceTextReaders)[number]
const priceTextReader = z.enum(priceTextReaders)

export const PriceText = z.object({ reader: priceTextReader, value: wire.localized(80), version: wire.version })
export type PriceText = z.output<typeof PriceText>

export const adminListPriceTexts = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/priceTexts/list',
  summary: 'What is read in the place of a price',
  input: wire.noInput,
  output: z.object({ list: z.array(PriceText) }),
  failures: [],
})

/** In force in every server process within two seconds. */
export const adminSavePriceText = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/priceTexts/save',
  summary: 'Change what is read in the place of a price',
  input: z.object({ reader: priceTextReader, value: wire.localizedLine(80), version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** A telephone number in digits, with its country code, or an address that `{text}` may be put into. None hides the chat. */
const chat = wire.line(300).regex(/^(?:\+?\d{8,15}|https:\/\/[^\s"'<>\\]{3,290})?$/)
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const phone = wire.line(30).regex(/^(?:\+?\d[\d ()-]{5,28})?$/)
const mail = wire.line(120).regex(/^(?:[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,24})?$/)

const contactFields = {
  chat,
  hotline: phone,
  /** Hong Kong time, every day (spec A9, A201). */
  hotlineFrom: timeOfDay,
  hotlineUntil: timeOfDay,
  appPicture: wire.ownPicture,
  email: mail,
  phone,
  company: wire.localized(120),
  address: wire.localized(300),
}

/** How the shop is reached (spec A9, A179 `{product}WANo`, B267). What is empty is not shown. */
export const ShopContact = wire.respelled(
  {
    ...contactFields,
    company: z.string(),
    address: z.string(),
    /** Where buyers reach the shop, without a slash at the end: what a chat about a page names. */
    shopUrl: z.string(),
  },
  { chat: 'WANo' },
)
export type ShopContact = z.output<typeof ShopContact>

export const getShopContact = endpoint({
  access: 'browse',
  path: '/api/customerService',
  summary: 'Chat, hotline, app and addresses of the shop',
  input: wire.noInput,
  output: ShopContact,
  failures: [],
})

export const AdminContact = z.object({ ...contactFields, version: wire.version })
export type AdminContact = z.output<typeof AdminContact>

export const adminGetContact = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/contact/get',
  summary: 'How the shop is reached, to be edited',
  input: wire.noInput,
  output: AdminContact,
  failures: [],
})

export const adminSaveContact = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/contact/save',
  summary: 'Change how the shop is reached',
  input: AdminContact,
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** Gives the address under which a picture may stand in texts and beside the footer. */
export const adminUploadInformationPicture = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/information/picture',
  summary: 'Upload a picture for texts, questions and the app code',
  input: wire.noInput,
  output: z.object({ picturePath: z.string() }),
  files: { picture: pictureFile },
  failures: ['fileTooLarge', 'fileNotAccepted', 'fileBroken'],
})

/** An information page (spec A29): 1 about us, 3 privacy policy, 4 service agreement. */
export const getInfoPage = endpoint({
  access: 'browse',
  path: '/api/searchAboutUs',
  alsoAt: ['/api/searchAboutUss'],
  summary: 'An information page',
  input: z.object({ id: wire.id<'InfoPage'>() }),
  output: z.object({ id: wire.id<'InfoPage'>(), name: z.string(), content: z.string() }),
  failures: ['notFound'],
})

/** The information pages there are (spec A162). */
export const listInfoPages = endpoint({
  access: 'browse',
  path: '/api/getAboutUsCategory',
  summary: 'All information pages by name',
  input: wire.noInput,
  output: z.array(z.object({ id: wire.id<'InfoPage'>(), name: z.string() })),
  failures: [],
})

const pageId = wire.id<'InfoPage'>()
/** Sanitised when it is saved. */
const pageText = { name: wire.localizedLine(120), content: wire.localized(60_000) }
/** Shown in the page's place from and until then; never while `from` is empty. */
const draftTime = { from: wire.instant.nullable(), until: wire.instant.nullable() }

export const AdminInfoPage = z.object({
  id: pageId,
  ...pageText,
  version: wire.version,
  /** Linked by the shop itself: it cannot be removed. */
  isFixed: z.boolean(),
  draft: z.object({ ...pageText, ...draftTime, version: wire.version }).nullable(),
})
export type AdminInfoPage = z.output<typeof AdminInfoPage>

export const adminListInfoPages = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/infoPages/list',
  summary: 'All information pages with their drafts',
  input: wire.noInput,
  output: z.object({ list: z.array(AdminInfoPage) }),
  failures: [],
})

const largePage = 512 * 1024

/** Published at once; version 0 makes a new page. */
export const adminSaveInfoPage = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/infoPages/save',
  summary: 'Publish an information page',
  input: z.object({ id: pageId, ...pageText, version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
  bodyLimit: largePage,
})

/** Kept beside the page; version 0 makes it. */
export const adminSaveInfoPageDraft = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/infoPages/draft/save',
  summary: 'Keep a draft of an information page, with the time in which it is shown',
  input: z.object({ id: pageId, ...pageText, ...draftTime, version: wire.version }),
  output: wire.nothing,
  failures: ['notFound', 'changedMeanwhile'],
  bodyLimit: largePage,
})

export const adminRemoveInfoPageDraft = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/infoPages/draft/remove',
  summary: 'Throw a draft away',
  input: z.object({ id: pageId, version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

export const adminRemoveInfoPage = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/infoPages/remove',
  summary: 'Remove an information page',
  input: z.object({ id: pageId, version: wire.version }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
})

/** As it would be kept: what is not allowed is gone. */
export const adminPreviewText = endpoint({
  access: 'operator',
  permission: 'content.edit',
  path: '/opsapi/information/preview',
  summary: 'A rich text as buyers would see it',
  input: z.object({ content: wire.prose(60_000) }),
  output: z.object({ content: z.string() }),
  failures: [],
  bodyLimit: largePage,
})
