import type { LocalizedText } from '@cusp/kernel'

export type DemoExpress = {
  readonly key: string
  readonly name: LocalizedText
  readonly isDefault: boolean
  /** Cents, as are all amounts here. */
  readonly freightHkd: number
  readonly freightUsd: number
  /** Goods of the store from which freight is free; null when it never is. */
  readonly freeFromHkd: number | null
  readonly freeFromUsd: number | null
  readonly position: number
}

export type DemoStore = {
  readonly key: 'kwai-chung' | 'tsuen-wan'
  readonly name: LocalizedText
  readonly position: number
  readonly express: readonly DemoExpress[]
}

export type StoreKey = DemoStore['key']

const pickUp = (store: StoreKey): DemoExpress => ({
  key: `${store}-pick-up`,
  name: { en: 'Self pick-up', 'zh-Hant': '自取' },
  isDefault: false,
  freightHkd: 0,
  freightUsd: 0,
  freeFromHkd: null,
  freeFromUsd: null,
  position: 3,
})

export const stores: readonly DemoStore[] = [
  {
    key: 'kwai-chung',
    name: { en: 'Kwai Chung warehouse', 'zh-Hant': '葵涌倉' },
    position: 1,
    express: [
      {
        key: 'kwai-chung-sf',
        name: { en: 'SF Express', 'zh-Hant': '順豐速運' },
        isDefault: true,
        freightHkd: 40_00,
        freightUsd: 5_15,
        freeFromHkd: 800_00,
        freeFromUsd: 102_50,
        position: 1,
      },
      {
        key: 'kwai-chung-van',
        name: { en: 'Shop van', 'zh-Hant': '公司車隊' },
        isDefault: false,
        freightHkd: 80_00,
        freightUsd: 10_25,
        freeFromHkd: 2_000_00,
        freeFromUsd: 256_00,
        position: 2,
      },
      pickUp('kwai-chung'),
    ],
  },
  {
    // Medicines ship from here, whatever they are ordered with.
    key: 'tsuen-wan',
    name: { en: 'Tsuen Wan medicine store', 'zh-Hant': '荃灣藥品倉' },
    position: 2,
    express: [
      {
        key: 'tsuen-wan-sf',
        name: { en: 'SF Express', 'zh-Hant': '順豐速運' },
        isDefault: true,
        freightHkd: 45_00,
        freightUsd: 5_75,
        freeFromHkd: 1_000_00,
        freeFromUsd: 128_00,
        position: 1,
      },
      {
        key: 'tsuen-wan-van',
        name: { en: 'Shop van', 'zh-Hant': '公司車隊' },
        isDefault: false,
        freightHkd: 90_00,
        freightUsd: 11_50,
        freeFromHkd: 2_500_00,
        freeFromUsd: 320_00,
        position: 2,
      },
      pickUp('tsuen-wan'),
    ],
  },
]
