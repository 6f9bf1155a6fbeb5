import { addresses } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import type { RegionChoice } from '../features/addresses/region-choice'
import type { Api } from './api.server'

/** The regions as a form offers them, in one language. */
export async function regionChoices(api: Api, language: Language): Promise<RegionChoice[]> {
  const { list } = await api.call(addresses.listRegions, {})
  const named = ({ code, zh, en }: { code: string; zh: string; en: string }) => ({
    code,
    name: language === 'en' ? en : zh,
  })
  return list.map((region) => ({
    ...named(region),
    cities: region.cities.map(named),
    districts: region.districts.map(named),
  }))
}
