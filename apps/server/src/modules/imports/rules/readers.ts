import type { RowReader, SheetSettings } from '../sheet'
import { cuspReader } from './cusp'
import { gudidReader } from './gudid'
import { nhsReader } from './nhs'

const readers = { cusp: cuspReader, gudid: gudidReader, nhs: nhsReader } as const

/** Throws `SheetNotUnderstood` when the header lacks what the preset needs. */
export const readerFor = (header: readonly string[], settings: SheetSettings): RowReader =>
  readers[settings.preset](header, settings)
