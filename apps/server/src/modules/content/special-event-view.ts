import type { catalogue, specialEvents } from '@cusp/contract'
import { type Currency, inLanguage, type Language, type LocalizedText, type SpecialEventId } from '@cusp/kernel'
import { type Audience, seesPrices } from '../../platform/actor'
import type { Reader } from '../../platform/database'
import { cardsFor, priceTextFor } from '../catalogue'
import { pictureIn } from './present'
import { blocksToShow, emissionTypeOf, productIdsIn } from './rules/event-blocks'
import type { EventBlock, EventContent } from './special-event'

/** Who looks at an event. */
export type EventView = {
  readonly read: Reader
  readonly language: Language
  readonly currency: Currency
  readonly audience: Audience
  readonly now: Date
  remember<T>(key: string, make: () => Promise<T>): Promise<T>
}

/** An event as this viewer may see it: the catalogue says what its products cost, and whether that is said at all. */
export async function specialEventOf(
  view: EventView,
  id: SpecialEventId,
  { title, remark, backgroundColor, picture, phonePicture, isTitleShown, blocks }: EventContent,
): Promise<specialEvents.SpecialEvent> {
  const { language, audience } = view
  const cards = new Map((await cardsFor(view, productIdsIn(blocks))).map((card) => [String(card.id), card]))
  const shown = blocksToShow(blocks, (productId) => cards.has(productId))
  return {
    id,
    template: {
      title: inLanguage(title, language),
      remark: inLanguage(remark, language),
      backgroundColor,
      isTitleShown,
      ...pictureIn(picture, language, phonePicture),
    },
    tags: shown.flatMap((block) =>
      inLanguage(block.tag, language) === '' ? [] : { block: block.id, ...inBoth(block.tag, language) },
    ),
    many: { manyAreaJson: shown.map((block, place) => blockOf(block, place + 1, cards, language)) },
    isAuth: seesPrices(audience),
    text: await priceTextFor(view, audience),
  }
}

function blockOf(
  block: EventBlock,
  place: number,
  cards: ReadonlyMap<string, catalogue.ProductCard>,
  language: Language,
): specialEvents.Block {
  const banner = pictureIn(block.banner, language)
  return {
    id: block.id,
    kind: block.kind,
    place,
    heading: inLanguage(block.heading, language),
    ...bothPictures(block.banner, language),
    ...banner,
    emissionType: emissionTypeOf(block),
    isTitleShown: block.kind === 'pictures' && block.isTitleShown,
    entries:
      block.kind === 'pictures'
        ? block.entries.map(({ title, link, picture }, index) => ({
            place: index + 1,
            link,
            title: inLanguage(title, language),
            ...bothPictures(picture, language),
            ...pictureIn(picture, language),
          }))
        : [],
    products: {
      picture: block.kind === 'products' ? banner.image : '',
      list:
        block.kind === 'products'
          ? block.productIds
              .flatMap((productId) => cards.get(productId) ?? [])
              .map((card, index) => ({ ...card, place: index + 1 }))
          : [],
    },
  }
}

/** The English one and the reader's Chinese one; Traditional for those who read English. */
const inBoth = (text: LocalizedText, language: Language) => ({
  chinese: inLanguage(text, language === 'en' ? 'zh-Hant' : language),
  english: inLanguage(text, 'en'),
})

const bothPictures = (picture: LocalizedText, language: Language) => ({
  chinese: pictureIn(picture, language === 'en' ? 'zh-Hant' : language).image,
  english: pictureIn(picture, 'en').image,
})
