import { createHash, randomBytes } from 'node:crypto'

export type { CatalogueRow } from '../catalogue'

/** The name of one writing of our own sheet, which its rows' marks begin with. */
export const newWriting = (kind: 'csv' | 'workbook'): string => `${kind}-${randomBytes(6).toString('base64url')}`

/** Twelve characters by which a text is known again. */
export const shortSum = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)
