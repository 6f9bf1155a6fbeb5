import { addresses } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import { hongKongAndMacau } from '../hong-kong-and-macau'
import { mainland } from '../mainland'
import type { Province, RegionCodes } from '../region'

type Place = { readonly code: string; readonly zh: string; readonly en: string }

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()

function placesOf(province: Province): Place[] {
  return province.places.split('|').map((written) => {
    const gap = written.indexOf(' ')
    const en = written.slice(gap + 1)
    return { code: `${province.code}-${slug(en)}`, zh: written.slice(0, gap), en }
  })
}

/** Every region that goods can be sent to, Hong Kong first (spec A160). */
export const regions: readonly addresses.Region[] = [...hongKongAndMacau, ...mainland].map((province) => {
  const places = placesOf(province)
  return {
    code: province.code,
    zh: province.zh,
    en: province.en,
    cities: province.has === 'cities' ? places.map((city) => ({ ...city, districts: [] })) : [],
    districts: province.has === 'districts' ? places : [],
  }
})

const byCode = new Map<string, Place>(
  regions.flatMap((region) => [
    [region.code, region] as const,
    ...region.cities.map((city) => [city.code, city] as const),
    ...region.districts.map((district) => [district.code, district] as const),
  ]),
)

export const hongKong = 'HK'

/** The code in `code●name`, or in a code alone; text that names no place is empty. */
export function placeCode(onWire: string): string {
  const [code = ''] = onWire.split(addresses.bullet)
  return byCode.has(code.trim()) ? code.trim() : ''
}

/** `code●name` in the reader's language (decision 83); empty for no place. */
export function placeOnWire(code: string, language: Language): string {
  const place = byCode.get(code)
  return place ? `${code}${addresses.bullet}${placeName(code, language)}` : ''
}

export function placeName(code: string, language: Language): string {
  const place = byCode.get(code)
  return place ? (language === 'en' ? place.en : place.zh) : ''
}

/** The level at which a place is missing or lies elsewhere, or undefined when the three belong together. */
export function regionProblem({ province, city, district }: RegionCodes): keyof RegionCodes | undefined {
  const region = regions.find(({ code }) => code === province)
  if (!region) return 'province'
  if (region.cities.length > 0 ? !region.cities.some(({ code }) => code === city) : city !== '') return 'city'
  if (region.districts.length > 0 ? !region.districts.some(({ code }) => code === district) : district !== '')
    return 'district'
  return undefined
}

/** The regions that are served, each with its cities and districts that are. */
export function servedRegions(closed: ReadonlySet<string>): addresses.Region[] {
  const isOpen = ({ code }: { readonly code: string }) => !closed.has(code)
  return regions.filter(isOpen).flatMap((region) => {
    const cities = region.cities.filter(isOpen)
    const districts = region.districts.filter(isOpen)
    // A province whose last city is closed offers nothing that could be chosen.
    const isEmpty = region.cities.length + region.districts.length > 0 && cities.length + districts.length === 0
    return isEmpty ? [] : [{ ...region, cities, districts }]
  })
}

/** The level at which a place is closed, or undefined while goods are sent there. */
export const closedPart = (place: RegionCodes, closed: ReadonlySet<string>): keyof RegionCodes | undefined =>
  (['province', 'city', 'district'] as const).find((level) => closed.has(place[level]))

/** Whether there is a region with this code, of any level. */
export const isRegion = (code: string): boolean => byCode.has(code)
