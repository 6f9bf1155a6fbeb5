import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

/** Lines that a cart may hold, and lines that one call may add. */
export const cartLimit = 500
export const addLimit = 200

/** Why a line cannot be checked out as it stands; `none` when it can. */
export const lineProblems = ['none', 'soldOut', 'insufficientStock', 'overLimit', 'onInquiry', 'notWholeSteps'] as const
export type LineProblem = (typeof lineProblems)[number]

/** A line of the cart (spec A80). `id` is the public id of its variant. */
export const CartLine = z.object({
  id: wire.id<'Variant'>(),
  searchProductId: wire.id<'Variant'>(),
  productId: wire.id<'Product'>(),
  erpProductNo: z.string(),
  name: z.string(),
  picturePath: z.string(),
  standard: z.string(),
  unit: z.string(),
  tags: z.array(z.object({ tagName: z.string() })),
  tagType: z.string(),
  amount: wire.count,
  count: wire.count,
  stock: wire.count,
  sellPartCount: wire.count,
  /** What the clinic pays for a piece. */
  unitPrice: wire.price,
  originalPrice: wire.price,
  discount: z.string(),
  subtotal: wire.amount,
  isBuyLimited: wire.count,
  allowance: wire.count.nullable(),
  checked: z.boolean(),
  problem: z.enum(lineProblems),
  /** The problem as a sentence in the viewer's language. */
  problemText: z.string(),
  isMedicine: z.boolean(),
})
export type CartLine = z.output<typeof CartLine>

/** The cart (spec A81), lines grouped by the store that ships them. */
export const Cart = z.object({
  list: z.array(z.object({ storeId: wire.id<'Store'>(), storeName: z.string(), goods: z.array(CartLine) })),
  /** Number of lines (decision 30). */
  count: wire.count,
  selectedLines: wire.count,
  selectedPieces: wire.count,
  /** Selected lines, without freight. */
  total: wire.amount,
  currency: wire.currency,
  tips: z.object({
    makeUpType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    amount: wire.amount,
    text: z.string(),
  }),
  /** Lines whose goods were taken off the shelf. */
  invalidList: z.array(
    z.object({
      id: wire.id<'Variant'>(),
      name: z.string(),
      standard: z.string(),
      picturePath: z.string(),
      amount: wire.count,
    }),
  ),
})
export type Cart = z.output<typeof Cart>

const goods = z.object({ searchProductId: wire.id<'Variant'>(), count: wire.pieces })

/** Adds pieces to the cart; what is there already grows. All lines or none. With the flag they are waited for no longer (spec A174). */
export const addToCart = endpoint({
  access: 'approved',
  path: '/authapi/shoppingcart/addShoppingCart',
  summary: 'Add goods to the cart',
  input: z.object({ goods: z.array(goods).min(1).max(addLimit), isDeleteStockRegistration: wire.flag.default(false) }),
  output: z.object({ cartAmount: wire.count }),
  failures: [
    'roleMayNotBuy',
    'variantNotFound',
    'insufficientStock',
    'overLimit',
    'onInquiryOnly',
    'wrongQuantity',
    'cartFull',
  ],
})

export const getCart = endpoint({
  access: 'approved',
  path: '/authapi/shoppingcart/getShoppingCartList2',
  summary: 'The cart',
  input: z.object({ showSelected: wire.flag.default(false) }),
  output: Cart,
  failures: [],
})

/** Sets the pieces of a line, settled to what may be had (spec A115); the answer is the cart as it is then. */
export const changeCartLine = endpoint({
  access: 'approved',
  path: '/authapi/shoppingcart/changeShoppingCart',
  summary: 'Change the quantity of a line',
  input: z.object({ searchProductId: wire.id<'Variant'>(), count: wire.pieces }),
  output: Cart,
  failures: ['lineNotFound'],
})

/** Remembers which lines are checked (decision 41). Lines that cannot be ordered stay unchecked. */
export const checkCartLines = endpoint({
  access: 'approved',
  path: '/authapi/shoppingcart/checkShoppingCart',
  summary: 'Check or uncheck lines',
  input: z.object({ goods: z.array(z.object({ id: wire.id<'Variant'>() })).max(cartLimit), checked: z.boolean() }),
  output: Cart,
  failures: [],
})

/** With `isCollect` what is removed becomes a favourite (spec A177). */
export const removeCartLines = endpoint({
  access: 'approved',
  path: '/authapi/shoppingcart/deleteShoppingCart2',
  summary: 'Remove lines from the cart',
  input: z.object({
    goods: z
      .array(z.object({ id: wire.id<'Variant'>() }))
      .min(1)
      .max(cartLimit),
    isCollect: wire.flag.default(false),
  }),
  output: Cart,
  failures: ['favouritesFull'],
})
