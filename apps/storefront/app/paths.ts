import { type SearchQuery, writeSearch } from './platform/search-query'

type Query = Readonly<Record<string, string | number | undefined>>

function withQuery(path: string, query: Query): string {
  let text = path
  for (const name in query) {
    const value = query[name as keyof Query]
    if (value !== undefined && value !== '') text += `${text === path ? '?' : '&'}${name}=${written(String(value))}`
  }
  return text
}

const part = encodeURIComponent
const isPlain = /^[\w.*-]*$/

/** As URLSearchParams writes it, at a fraction of the work: a page has a hundred of these. */
const written = (value: string): string =>
  isPlain.test(value)
    ? value
    : part(value)
        .replaceAll('%20', '+')
        .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Every address of routes.ts as a function: the only place where a link is spelt. */
export const paths = {
  home: () => '/',
  search: (query: SearchQuery = {}) => withQuery('/search', writeSearch(query)),
  /** `id` is a variant's public id or a product's. */
  product: (id: string, query: { tagType?: number } = {}) => withQuery(`/product/${part(id)}`, query),
  brandIndex: (query: { key?: string } = {}) => withQuery('/brandIndex', query),
  contactUs: () => '/contactUs',
  questions: (query: { words?: string } = {}) => withQuery('/question', query),
  /** `titleInAddress` is the category's own; any other leads to it. */
  questionCategory: ({ id, titleInAddress }: { id: string; titleInAddress: string }) =>
    `/questiondetails/${part(id)}/${part(titleInAddress)}`,
  newProductZone: (query: { pageIndex?: number } = {}) => withQuery('/newProductZone', query),
  /** `shown`: how many products of which activities, see `platform/shown-products.ts`. */
  newCustomers: (query: { shown?: string } = {}) => withQuery('/newCustomers', query),
  discountZone: (query: { pageIndex?: number } = {}) => withQuery('/discountZone', query),
  specialEvent: (id: string) => `/active11/${part(id)}`,
  about: (id: string | number) => `/about/${part(String(id))}`,

  register: (query: { invitationCode?: string; by?: 'email' | 'phone' } = {}) => withQuery('/register', query),
  /** `changed` says why somebody has to log in again. */
  logIn: (query: { next?: string; by?: 'email' | 'phone'; mode?: 'password' | 'code'; changed?: 'password' } = {}) =>
    withQuery('/login', query),
  /** Spelt as the specification has it (decision 2); 0 is by phone, 1 by email. */
  forgotPassword: (query: { phoneOrEmail?: 0 | 1 } = {}) => withQuery('/rorgotPassword', query),
  forgotPasswordSecond: (query: { phone?: string; email?: string; captcha?: string; areaCode?: string } = {}) =>
    withQuery('/forgotPasswordSecond', query),
  /** Home with the login open over it. */
  homeToLogIn: () => '/?passwordReset=1',
  logOut: () => '/logout',
  userInformation: (query: { registered?: 'clinic' | 'account' } = {}) => withQuery('/user/information', query),
  addresses: () => '/user/address',
  favourites: (query: { pageIndex?: number } = {}) => withQuery('/user/favourites', query),
  stockNotice: (query: { pageIndex?: number } = {}) => withQuery('/user/stockNotice', query),
  colleagues: () => '/user/colleagues',
  mailSubscription: () => '/mailSubscription',

  cart: () => '/shopCart',
  /** `id` is the temporary order's. */
  orderConfirm: (query: { id?: string } = {}) => withQuery('/order/confirm2', query),
  pay: (orderNo: string) => `/pay/${part(orderNo)}`,
  payResult: (query: { type?: 'success' | 'fail'; orderId?: string; pay?: string; payType?: number } = {}) =>
    withQuery('/payResult', query),
  orderList: (query: { status?: string; isYp?: number; keyword?: string; pageIndex?: number } = {}) =>
    withQuery('/user/orderList', query),
  orderDetail: (orderNo: string) => `/user/orderDetail/${part(orderNo)}`,

  preferences: () => '/preferences',
  suggest: (query: { keyword: string }) => withQuery('/resources/suggest', query),
  categories: () => '/resources/categories',
  variants: (query: { id: string }) => withQuery('/resources/variants', query),
  beside: (query: { id: string; seen: string }) => withQuery('/resources/beside', query),
  wishes: () => '/resources/wishes',
  recommended: (query: { pageIndex: number }) => withQuery('/resources/recommended', query),
  captcha: () => '/resources/captcha',
  code: () => '/resources/code',
  myData: () => '/resources/my-data',
  accountChange: () => '/resources/account-change',
  regions: () => '/resources/regions',
  paymentStatus: (orderNo: string) => `/resources/payment-status/${part(orderNo)}`,
} as const

/** Information pages of spec A29. */
export const infoPages = { aboutUs: 1, privacyPolicy: 3, serviceAgreement: 4, delivery: 5 } as const

/** Where to go after logging in: an address of this shop, or home. */
export function safeNext(next: string | null | undefined): string {
  // A second slash or a backslash would name another host.
  return next && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) ? next : paths.home()
}
