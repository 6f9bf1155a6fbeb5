import * as accounts from './accounts'
import * as addresses from './addresses'
import * as campaigns from './campaigns'
import * as cart from './cart'
import * as catalogue from './catalogue'
import * as clinics from './clinics'
import * as codeLog from './code-log'
import * as colleagues from './colleagues'
import * as content from './content'
import * as coupons from './coupons'
import type { Endpoint } from './endpoint'
import * as homeParts from './home-parts'
import * as inbox from './inbox'
import * as information from './information'
import * as marketing from './marketing'
import * as newCustomers from './new-customers'
import * as notifications from './notifications'
import * as operators from './operators'
import * as orders from './orders'
import * as paymentPasswords from './payment-passwords'
import * as payments from './payments'
import * as privacy from './privacy'
import * as questions from './questions'
import * as search from './search'
import * as specialEvents from './special-events'
import * as states from './states'
import * as texts from './texts'
import * as wishes from './wishes'

export type { Access, Endpoint, FileKind, FileRule, FileRules } from './endpoint'
export * from './failures'
export * from './files'
export * from './permissions'
export type { Price } from './wire'
export * as wire from './wire'
export {
  accounts,
  addresses,
  campaigns,
  cart,
  catalogue,
  clinics,
  codeLog,
  colleagues,
  content,
  coupons,
  homeParts,
  inbox,
  information,
  marketing,
  newCustomers,
  notifications,
  operators,
  orders,
  paymentPasswords,
  payments,
  privacy,
  questions,
  search,
  specialEvents,
  states,
  texts,
  wishes,
}

const isEndpoint = (v: unknown): v is Endpoint =>
  typeof v === 'object' && v !== null && 'path' in v && 'access' in v && 'failures' in v

/** Every call of the shop by module and name: what documents, tests and OpenAPI are made from. */
export const endpoints: readonly { readonly module: string; readonly name: string; readonly endpoint: Endpoint }[] =
  Object.entries({
    accounts,
    addresses,
    campaigns,
    cart,
    catalogue,
    clinics,
    codeLog,
    colleagues,
    content,
    coupons,
    homeParts,
    inbox,
    information,
    marketing,
    newCustomers,
    notifications,
    operators,
    orders,
    paymentPasswords,
    payments,
    privacy,
    questions,
    search,
    specialEvents,
    texts,
    wishes,
  }).flatMap(([module, entries]) =>
    Object.entries(entries).flatMap(([name, entry]: [string, unknown]) =>
      isEndpoint(entry) ? [{ module, name, endpoint: entry }] : [],
    ),
  )
