import type { homeParts } from '@cusp/contract'
import { noText } from '../../shell/edited-text'

const noPicture = { en: '', 'zh-Hant': '' }

/** What the form of each kind begins with; a floor's category is still to be chosen. */
export const blankContent = {
  navigation: { title: noText, link: '' },
  banner: { title: noText, link: '', picture: noPicture, phonePicture: noPicture, isTitleShown: true },
  popup: { title: noText, link: '', picture: noPicture },
  special: { title: noText, remark: noText, link: '', picture: noPicture },
  specialsHeading: { title: noText, remark: noText },
  zone: { title: noText, remark: noText, link: '', picture: noPicture, productIds: [] },
  floor: { title: noText, keywords: [], more: '', ads: [], productIds: [], brandIds: [] },
  brands: { brandIds: [] },
  recommended: { productIds: [] },
  newCustomer: { title: noText, link: '', picture: noPicture, isForApproved: false },
  newCustomerBanner: { title: noText, link: '', picture: noPicture, phonePicture: noPicture, isTitleShown: true },
  newCustomerActivity: { title: noText, remark: noText, purchaseLimit: 0, goods: [] },
} as const satisfies { readonly [K in homeParts.HomePartKind]: Partial<homeParts.HomePartOf<K>['content']> }

export const blankKeyword = { title: noText, link: '' }
export const blankAd = { title: noText, link: '', picture: noPicture }
