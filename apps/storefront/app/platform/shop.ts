import type { accounts, information } from '@cusp/contract'
import type { AreaCode, Currency, PasswordPolicy } from '@cusp/kernel'
import { createContext, useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useLanguage } from './words'

/** The signed-in account as every page knows it. */
export type User = Pick<
  accounts.Profile,
  'name' | 'avatar' | 'isAuth' | 'authStatus' | 'cartAmount' | 'isHKCustomer' | 'roles'
>

/** A word that the search box offers: a page of the shop or, without a link, a search; with a picture or without. */
export type HotWord = { readonly word: string; readonly link: string; readonly icon: string }

/** What the root loader gives every page. Kept small: it is part of every visitor's page. */
export type ShopData = {
  readonly currency: Currency
  readonly categories: readonly { readonly id: string; readonly name: string }[]
  readonly hotWords: readonly HotWord[]
  /** Those that forms offer, in their order. */
  readonly areaCodes: readonly AreaCode[]
  readonly contact: information.ShopContact
  /** Whether the notice about cookies is still to be accepted. */
  readonly asksAboutCookies: boolean
  readonly user: User | null
  readonly wordsAsset: string | undefined
  readonly passwordPolicy: PasswordPolicy
  /** Where the shop is reached, `https://shop.example.com`. */
  readonly publicOrigin: string
  /** The year in Hong Kong. */
  readonly year: string
}

const nobody: ShopData = {
  currency: 'HKD',
  categories: [],
  hotWords: [],
  areaCodes: [],
  contact: {
    chat: '',
    hotline: '',
    hotlineFrom: '',
    hotlineUntil: '',
    appPicture: '',
    email: '',
    phone: '',
    company: '',
    address: '',
    shopUrl: '',
  },
  asksAboutCookies: false,
  user: null,
  wordsAsset: undefined,
  passwordPolicy: 'spec',
  publicOrigin: '',
  year: '',
}

/** The root loader's data; on a crash page, where it may be missing, what a visitor of an empty shop would see. */
export function useShop(): ShopData {
  const whole = useWholeShop()
  const shared = useSharedShop()
  return useContext(SharedContext) ? shared : whole
}

// The id 'root' is the root route's, whose loader promises this type.
const useWholeShop = (): ShopData => (useRouteLoaderData('root') as ShopData | undefined) ?? nobody

/** Whether what is drawn may be shown to others too: then `useShop` gives what `useSharedShop` does. */
export const SharedContext = createContext(false)

/** What many have in common: no name, no cart, and nothing of the shop that a content operator changes. */
export function useSharedShop(): ShopData {
  const whole = useWholeShop()
  const known = shared.get(whole)
  if (known) return known
  const { currency, user, wordsAsset, passwordPolicy, publicOrigin } = whole
  const made = {
    ...nobody,
    ...{ currency, wordsAsset, passwordPolicy, publicOrigin },
    user: user && { ...user, name: '', avatar: '', cartAmount: 0 },
  }
  shared.set(whole, made)
  return made
}

/** The same object for the same data, so that nothing is drawn anew for it. */
const shared = new WeakMap<ShopData, ShopData>()

export const useUser = (): User | null => useShop().user
/** Whose the things are that a script keeps, on parts of a page that many share too; never drawn. Null for visitors. */
export const useOwner = (): string | null => useWholeShop().user?.name ?? null
/** Where the shop is reached and in which language it is read, for addresses that leave it. */
export const usePlace = () => ({ publicOrigin: useShop().publicOrigin, language: useLanguage() })

/** What a route module says about the frame around it, as its `handle` export. */
export type PageHandle = {
  /** Hides search and categories (spec A54, B36). */
  readonly plainHeader?: true
}

/** What a select of area codes offers; the one that is typed already stays. */
export function useAreaCodes(typed: string): { value: string; label: string }[] {
  const { areaCodes } = useShop()
  const offered: readonly string[] = areaCodes
  const codes = typed === '' || offered.includes(typed) ? offered : [...offered, typed]
  return codes.map((code) => ({ value: code, label: code }))
}
