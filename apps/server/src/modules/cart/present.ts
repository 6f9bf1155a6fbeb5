import type { cart, FailureDetail, FailureName } from '@cusp/contract'
import {
  type Currency,
  formatMoney,
  inLanguage,
  type Language,
  type LocalizedText,
  type Minor,
  nothing,
  type ProductId,
  type StoreId,
  sum,
  times,
} from '@cusp/kernel'
import type { Judged, KeptLine, Problem } from './cart'

/** A line with its variant, judged. */
export type DressedLine = KeptLine & {
  readonly problem: Problem | undefined
  readonly variant: Judged & {
    readonly productId: ProductId
    readonly storeId: StoreId
    readonly storeName: LocalizedText
    readonly name: LocalizedText
    readonly standard: LocalizedText
    readonly unit: LocalizedText
    readonly articleNumber: string
    readonly picture: string
    readonly isMedicine: boolean
    readonly listPrice: Minor | null
    readonly unitPrice: Minor | null
    readonly discountPercent: number
  }
}

export type Viewer = {
  readonly language: Language
  readonly currency: Currency
  /** Says refusals in the words that operators want. */
  readonly platform: {
    readonly wording: { sentence(name: FailureName, language: Language, params?: FailureDetail['params']): string }
  }
}

const say: Readonly<Record<Problem, (line: DressedLine, viewer: Viewer) => string>> = {
  soldOut: (_, { language }) => inLanguage({ en: 'Sold out', 'zh-Hant': '已售罄' }, language),
  insufficientStock: ({ variant }, { language }) =>
    inLanguage({ en: `Only ${variant.available} in stock`, 'zh-Hant': `庫存只餘${variant.available}件` }, language),
  overLimit: ({ variant }, { language, platform }) =>
    variant.allowance === null || variant.allowance === variant.purchaseLimit
      ? platform.wording.sentence('overLimit', language, { n: variant.purchaseLimit })
      : inLanguage(
          {
            en: `Limited to ${variant.purchaseLimit} pieces: you may buy ${variant.allowance} more`,
            'zh-Hant': `限購${variant.purchaseLimit}件，尚可購買${variant.allowance}件`,
          },
          language,
        ),
  onInquiry: (_, { language, platform }) => platform.wording.sentence('onInquiryOnly', language),
  notWholeSteps: ({ variant }, { language, platform }) =>
    platform.wording.sentence('wrongQuantity', language, { n: variant.step }),
}

const problemText = (line: DressedLine, viewer: Viewer): string => (line.problem ? say[line.problem](line, viewer) : '')

const isSelected = (line: DressedLine): boolean => line.isChecked && line.problem === undefined
export const subtotal = ({ variant, quantity }: DressedLine): Minor =>
  variant.unitPrice === null ? nothing : times(variant.unitPrice, quantity)

const price = (minor: Minor | null) =>
  minor === null ? ({ kind: 'onInquiry' } as const) : ({ kind: 'amount', minor } as const)

function cartLine(line: DressedLine, viewer: Viewer): cart.CartLine {
  const { language } = viewer
  const { variant } = line
  const percent = variant.discountPercent
  return {
    id: line.variantId,
    searchProductId: line.variantId,
    productId: variant.productId,
    erpProductNo: variant.articleNumber,
    name: inLanguage(variant.name, language),
    picturePath: variant.picture,
    standard: inLanguage(variant.standard, language),
    unit: inLanguage(variant.unit, language),
    tags: [],
    tagType: '',
    amount: line.quantity,
    count: line.quantity,
    stock: variant.available,
    sellPartCount: variant.step,
    unitPrice: price(variant.unitPrice),
    originalPrice: price(variant.listPrice),
    discount:
      percent > 0 && variant.unitPrice !== null
        ? inLanguage({ en: `${percent}% off`, 'zh-Hant': `減${percent}%` }, language)
        : '',
    subtotal: subtotal(line),
    isBuyLimited: variant.purchaseLimit,
    allowance: variant.allowance,
    checked: isSelected(line),
    problem: line.problem ?? 'none',
    problemText: problemText(line, viewer),
    isMedicine: variant.isMedicine,
  }
}

/** Selected goods per store, in the order in which the stores appear. */
export function selectedByStore(lines: readonly DressedLine[]): Map<StoreId, Minor> {
  const stores = new Map<StoreId, Minor>()
  for (const line of lines.filter(isSelected)) {
    stores.set(line.variant.storeId, sum([stores.get(line.variant.storeId) ?? nothing, subtotal(line)]))
  }
  return stores
}

type Shortfall = { readonly storeId: string; readonly shortfall: Minor }

function tips(
  lines: readonly DressedLine[],
  nearest: Shortfall | undefined,
  { language, currency }: Viewer,
): cart.Cart['tips'] {
  const store = lines.find((line) => line.variant.storeId === nearest?.storeId)?.variant.storeName
  if (!nearest || !store) return { makeUpType: 0, amount: nothing, text: '' }
  const missing = formatMoney(nearest.shortfall, currency)
  const text = inLanguage(
    {
      en: `Add ${missing} more from ${inLanguage(store, 'en')} for free delivery`,
      'zh-Hant': `${inLanguage(store, 'zh-Hant')}再購 ${missing} 即可免運費`,
    },
    language,
  )
  return { makeUpType: 2, amount: nearest.shortfall, text }
}

/** The cart as its owner sees it: lines by store, what cannot be ordered unchecked with its reason, what is gone apart. */
export function cartView(
  lines: readonly DressedLine[],
  nearest: Shortfall | undefined,
  viewer: Viewer,
  onlySelected: boolean,
): cart.Cart {
  const onShelf = lines.filter((line) => line.variant.isOnShelf)
  const shown = onlySelected ? onShelf.filter(isSelected) : onShelf
  const selected = onShelf.filter(isSelected)
  const storeIds = [...new Set(shown.map((line) => line.variant.storeId))]
  return {
    list: storeIds.map((storeId) => {
      const goods = shown.filter((line) => line.variant.storeId === storeId)
      const [first] = goods
      return {
        storeId,
        storeName: first ? inLanguage(first.variant.storeName, viewer.language) : '',
        goods: goods.map((line) => cartLine(line, viewer)),
      }
    }),
    count: lines.length,
    selectedLines: selected.length,
    selectedPieces: selected.reduce((pieces, line) => pieces + line.quantity, 0),
    total: sum(selected.map(subtotal)),
    currency: viewer.currency,
    tips: tips(onShelf, nearest, viewer),
    invalidList: lines
      .filter((line) => !line.variant.isOnShelf)
      .map(({ variantId, quantity, variant }) => ({
        id: variantId,
        name: inLanguage(variant.name, viewer.language),
        standard: inLanguage(variant.standard, viewer.language),
        picturePath: variant.picture,
        amount: quantity,
      })),
  }
}
