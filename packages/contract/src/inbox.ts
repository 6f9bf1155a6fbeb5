import { type AreaCode, emailShape } from '@cusp/kernel'
import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** Area codes that the contact form offers (spec B178). */
export const contactAreaCodes = ['+852', '+853'] as const satisfies readonly AreaCode[]

const enquiryStates = ['open', 'answered', 'closed'] as const
const email = wire.line(120).regex(emailShape)

/**
 * What somebody writes to the shop (spec B178, B225). Plain fields instead of the specification's built HTML (decision 63);
 * `website` is a field that no person sees: whoever fills it in is thanked and not heard.
 */
export const sendEnquiry = endpoint({
  access: 'public',
  path: '/api/sendMail',
  summary: 'Write to the shop',
  input: z.object({
    name: wire.line(80).min(1),
    email,
    areaCode: z.enum(contactAreaCodes).default('+852'),
    phone: wire.line(20).default(''),
    message: wire.prose(3000).min(1),
    website: wire.lenientLine(200).default(''),
  }),
  output: wire.nothing,
  failures: ['tooManyRequests'],
})

/**
 * Asks for the price of goods on inquiry. It is kept among the enquiries with the goods, mailed to the shop, and answered
 * by mail. A clinic asks for a variant once until it is answered. Without an email it is that of whoever asks.
 */
export const askForPrice = endpoint({
  access: 'approved',
  path: '/authapi/product/askForPrice',
  summary: 'Ask for the price of goods on inquiry',
  input: z.object({
    searchProductId: wire.id<'Variant'>(),
    /** Pieces that are wanted. */
    count: wire.pieces.refine((pieces) => pieces >= 1 && pieces <= 100_000),
    message: wire.prose(1000).default(''),
    email: z.union([z.literal(''), email]).default(''),
  }),
  output: wire.nothing,
  failures: ['variantNotFound', 'notOnInquiry', 'priceAlreadyAsked', 'answerEmailNeeded', 'tooManyRequests'],
})

/** The goods whose price was asked for. */
const AskedGoods = z.object({
  productId: wire.id<'Product'>(),
  name: wire.localized(330),
  standard: wire.localized(200),
  articleNumber: z.string(),
  count: wire.count,
  clinic: z.string(),
})

const Enquiry = z.object({
  id: z.string(),
  at: wire.instant,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string(),
  message: z.string(),
  state: z.enum(enquiryStates),
  /** Who of the shop has taken it; empty while nobody has. */
  takenBy: z.string(),
  isMine: z.boolean(),
  /** Null: it is no question for a price. */
  asked: AskedGoods.nullable(),
  version: wire.count,
})
export type Enquiry = z.output<typeof Enquiry>

export const adminListEnquiries = endpoint({
  access: 'operator',
  permission: 'inbox.answer',
  path: '/opsapi/enquiries/list',
  summary: 'What was written to the shop, newest first',
  input: z.object({
    ...wire.page(20, 100),
    keyword: wire.line(80).default(''),
    state: z.enum(enquiryStates).optional(),
    taken: z.enum(['mine', 'nobody']).optional(),
    /** Only questions for prices, or none of them. */
    about: z.enum(['price', 'other']).optional(),
  }),
  output: z.object(wire.pageOf(Enquiry)),
  failures: [],
})

export const adminGetEnquiry = endpoint({
  access: 'operator',
  permission: 'inbox.answer',
  path: '/opsapi/enquiries/detail',
  summary: 'One enquiry with its answers',
  input: z.object({ id: wire.id<'Enquiry'>() }),
  output: Enquiry.extend({
    answers: z.array(z.object({ at: wire.instant, by: z.string(), text: z.string() })),
  }),
  failures: ['notFound'],
})

const change = { id: wire.id<'Enquiry'>(), version: wire.count }

export const adminTakeEnquiry = endpoint({
  access: 'operator',
  permission: 'inbox.answer',
  path: '/opsapi/enquiries/take',
  summary: 'Take an enquiry, or leave it to others again',
  input: z.object({ ...change, isTaken: z.boolean() }),
  output: wire.nothing,
  failures: ['notFound', 'changedMeanwhile'],
})

/** Mailed to whoever asked, in the language that they asked in. */
export const adminAnswerEnquiry = endpoint({
  access: 'operator',
  permission: 'inbox.answer',
  path: '/opsapi/enquiries/answer',
  summary: 'Answer an enquiry by mail',
  input: z.object({ ...change, text: wire.prose(5000).min(1) }),
  output: wire.nothing,
  failures: ['notFound', 'changedMeanwhile'],
})

export const adminCloseEnquiry = endpoint({
  access: 'operator',
  permission: 'inbox.answer',
  path: '/opsapi/enquiries/close',
  summary: 'Close an enquiry, or open it again',
  input: z.object({ ...change, isClosed: z.boolean() }),
  output: wire.nothing,
  failures: ['notFound', 'changedMeanwhile'],
})
