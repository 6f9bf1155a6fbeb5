import { privacy } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { personalData } from '../../accounts'
import { findAddressBook, placeName } from '../../addresses'
import { consentsOf, mailsTurnedOff } from '../../notifications'
import { findOrdersOfAccount } from '../../orders'
import { findWishes } from '../../wishes'

export const exportData = useCase(privacy.exportData, async ({ actor, read, now, language, fail }) => {
  const [own, book, orders, turnedOff, mailConsents, kept] = await Promise.all([
    personalData(read, actor.accountId, now),
    findAddressBook(read, actor.clinicId),
    findOrdersOfAccount(read, actor.accountId),
    mailsTurnedOff(read, actor.accountId),
    consentsOf(read, actor.accountId, language),
    findWishes(read, actor.accountId),
  ])
  if (!own) return fail('loginRequired')
  const named = <T extends { province: string; city: string; district: string }>(place: T): T => ({
    ...place,
    province: placeName(place.province, language),
    city: placeName(place.city, language),
    district: placeName(place.district, language),
  })
  return {
    exportedAt: now,
    account: own.account,
    clinic: named(own.clinic),
    sessions: [...own.sessions],
    addresses: book.map(({ name, areaCode, phone, province, city, district, street, address }) =>
      named({ name, phone: `${areaCode} ${phone}`.trim(), province, city, district, street, address }),
    ),
    orders: orders.map(({ orderNo, createdAt, status, currency, payable, address, remark }) => ({
      orderNo,
      placedAt: createdAt,
      status,
      currency,
      payable,
      recipient: [address.name, address.phone].filter(Boolean).join(' '),
      remark,
    })),
    mailsTurnedOff: [...turnedOff],
    mailConsents,
    favourites: kept.favourites,
    awaitedGoods: kept.awaited,
  }
})
