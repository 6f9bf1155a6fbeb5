import type { Template } from '@cusp/kernel'
import type { Job, Listener } from '../platform/background'
import type { RawRoute } from '../platform/raw-route'
import type { AnyUseCase } from '../platform/use-case'
import * as accountJobs from './accounts/jobs'
import * as accountFiles from './accounts/raw-routes'
import * as accounts from './accounts/routes'
import * as accountTexts from './accounts/texts'
import * as addresses from './addresses/routes'
import * as campaigns from './campaigns/routes'
import * as cart from './cart/routes'
import * as catalogueJobs from './catalogue/jobs'
import * as catalogue from './catalogue/routes'
import * as content from './content/routes'
import * as coupons from './coupons/routes'
import * as crawlerFiles from './crawlers/raw-routes'
import * as importJobs from './imports/jobs'
import * as importFiles from './imports/raw-routes'
import * as imports from './imports/routes'
import * as inboxLetters from './inbox/letters'
import * as inbox from './inbox/routes'
import * as informationJobs from './information/jobs'
import * as information from './information/routes'
import * as marketing from './marketing/routes'
import * as notificationListens from './notifications/listens'
import * as notifications from './notifications/routes'
import * as noticeLetters from './notifications/rules/letters'
import * as operatorJobs from './operators/jobs'
import * as operatorLetters from './operators/letters'
import * as operators from './operators/routes'
import * as orderJobs from './orders/jobs'
import * as orders from './orders/routes'
import * as overviewJobs from './overview/jobs'
import * as overview from './overview/routes'
import * as paymentJobs from './payments/jobs'
import * as paymentListens from './payments/listens'
import * as paymentRaw from './payments/raw-routes'
import * as payments from './payments/routes'
import * as privacyJobs from './privacy/jobs'
import * as privacyLetters from './privacy/letters'
import * as privacy from './privacy/routes'
import * as questions from './questions/routes'
import * as searchJobs from './search/jobs'
import * as searchListens from './search/listens'
import * as search from './search/routes'
import * as texts from './texts/routes'
import * as wishJobs from './wishes/jobs'
import * as wishListens from './wishes/listens'
import * as wishes from './wishes/routes'

/** Everything that the modules answer, do and hear, in one place. */
export const useCases: readonly AnyUseCase[] = [
  accounts,
  addresses,
  campaigns,
  cart,
  catalogue,
  content,
  coupons,
  imports,
  inbox,
  information,
  marketing,
  notifications,
  operators,
  orders,
  overview,
  payments,
  privacy,
  questions,
  search,
  texts,
  wishes,
].flatMap((module): readonly AnyUseCase[] => module.useCases)

export const jobs: readonly Job[] = [
  accountJobs,
  catalogueJobs,
  importJobs,
  informationJobs,
  operatorJobs,
  orderJobs,
  overviewJobs,
  paymentJobs,
  privacyJobs,
  searchJobs,
  wishJobs,
].flatMap((module): readonly Job[] => module.jobs)

export const listeners: readonly Listener[] = [notificationListens, paymentListens, searchListens, wishListens].flatMap(
  (module): readonly Listener[] => module.listeners,
)

/** Every letter that the shop sends. */
export const templates: readonly Template[] = [
  accountTexts,
  inboxLetters,
  noticeLetters,
  operatorLetters,
  privacyLetters,
].flatMap((module): readonly Template[] => module.templates)

export const rawRoutes: readonly RawRoute[] = [accountFiles, crawlerFiles, importFiles, paymentRaw].flatMap(
  (module): readonly RawRoute[] => module.rawRoutes,
)
