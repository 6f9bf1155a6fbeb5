import { areaCodes, defaultAreaCode } from '@cusp/kernel'
import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

const areaCode = z.enum(areaCodes as [(typeof areaCodes)[number], ...(typeof areaCodes)[number][]])

/** A region as the specification writes it: `code●name` (decision 83). */
export const bullet = '●'

const Place = z.object({ code: z.string(), zh: z.string(), en: z.string() })
export const Region = Place.extend({
  cities: z.array(Place.extend({ districts: z.array(Place) })),
  districts: z.array(Place),
})
export type Region = z.output<typeof Region>

/** Provinces with cities and districts. Hong Kong and Macau have districts without cities. */
export const listRegions = endpoint({
  access: 'browse',
  path: '/api/getAddress',
  summary: 'Regions: provinces, cities and districts',
  input: wire.noInput,
  output: z.object({ list: z.array(Region) }),
  failures: [],
})

export const listAreaCodes = endpoint({
  access: 'browse',
  path: '/api/getAreaCode',
  summary: 'Telephone area codes',
  input: wire.noInput,
  output: z.array(
    z.object({
      code: areaCode,
      name: z.string(),
    }),
  ),
  failures: [],
})

const closed = z.array(z.string().regex(/^[\w-]{1,64}$/)).max(5000)

/** What forms offer, with what they do not. */
const Places = z.object({
  areaCodes: z.array(z.object({ code: areaCode, name: z.string(), isOn: z.boolean() })),
  regions: z.array(Region),
  /** Codes of regions of any level to which no goods are sent at present. */
  closed,
})
export type Places = z.output<typeof Places>

export const adminGetPlaces = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/places/get',
  summary: 'Area codes and regions, offered or not',
  input: wire.noInput,
  output: Places,
  failures: [],
})

/** The whole list in its order; +852 stays on. */
export const adminSaveAreaCodes = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/places/areaCodes/save',
  summary: 'Set which area codes are offered, in which order',
  input: z.object({
    list: z
      .array(z.object({ code: areaCode, isOn: z.boolean() }))
      .refine(
        (list) =>
          list.length === areaCodes.length &&
          new Set(list.map(({ code }) => code)).size === areaCodes.length &&
          list.some(({ code, isOn }) => code === defaultAreaCode && isOn),
      ),
  }),
  output: wire.nothing,
  failures: [],
})

/** `was` is what the change was made from; refused when somebody else was faster. */
export const adminSaveClosedRegions = endpoint({
  access: 'operator',
  permission: 'settings.edit',
  path: '/opsapi/places/regions/save',
  summary: 'Set to which regions no goods are sent at present',
  input: z.object({ closed, was: closed }),
  output: wire.nothing,
  failures: ['changedMeanwhile'],
  bodyLimit: 512 * 1024,
})

/** A delivery address (spec B78). Province, city and district are `code●name`. */
export const DeliveryAddress = z.object({
  id: wire.id<'Address'>(),
  name: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  address: z.string(),
  street: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  isDefault: z.boolean(),
  isComplete: z.boolean(),
})
export type DeliveryAddress = z.output<typeof DeliveryAddress>

export const listAddresses = endpoint({
  access: 'signedIn',
  path: '/authapi/user/searchDeliveryAddress',
  summary: 'The address book, default first',
  input: wire.noInput,
  output: z.array(DeliveryAddress),
  failures: [],
})

/** Adds an address, or changes the one named by `id`. */
export const saveAddress = endpoint({
  access: 'signedIn',
  path: '/authapi/user/saveDeliveryAddress',
  summary: 'Add or change an address',
  input: z.object({
    id: wire.id<'Address'>().optional(),
    name: wire.line(80),
    areaCode,
    phone: wire.line(20),
    province: wire.line(80),
    city: wire.line(80).default(''),
    district: wire.line(80).default(''),
    street: wire.line(200),
    address: wire.line(200).default(''),
    isDefault: wire.flag.default(false),
  }),
  output: z.object({ id: wire.id<'Address'>() }),
  failures: ['addressIncomplete', 'addressNotFound', 'addressLimit', 'regionNotServed', 'areaCodeNotOffered'],
})

const addressId = z.object({ addressId: wire.id<'Address'>() })
export const deleteAddress = endpoint({
  access: 'signedIn',
  path: '/authapi/user/deleteDeliveryAddress',
  summary: 'Remove an address',
  input: addressId,
  output: wire.nothing,
  failures: ['addressNotFound'],
})
export const setDefaultAddress = endpoint({
  access: 'signedIn',
  path: '/authapi/user/setDefaultDeliveryAddress',
  summary: 'Make an address the default',
  input: addressId,
  output: wire.nothing,
  failures: ['addressNotFound'],
})
