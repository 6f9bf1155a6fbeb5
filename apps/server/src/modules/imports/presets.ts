import type { catalogue } from '@cusp/contract'

export type ImportPreset = catalogue.ImportPreset

/** Hong Kong dollars for a pound, for the NHS Drug Tariff, unless the import says otherwise. */
export const usualHkdPerGbp = 10
