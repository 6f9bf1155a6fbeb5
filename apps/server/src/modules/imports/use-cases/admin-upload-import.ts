import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { usualHkdPerGbp } from '../presets'
import { readHeader } from '../read-sheet'
import { readerFor } from '../rules/readers'
import { SheetNotUnderstood } from '../sheet'
import { insertRun } from '../store/runs'

const endings = { csv: 'csv', xlsx: 'xlsx', gzip: 'csv.gz' } as const

/** A sheet without the columns it needs is refused at once; the whole of it is read in the background, for the preview. */
export const adminUploadImport = useCase(catalogue.adminUploadImport, async (call, { preset, supplier }) => {
  const [sheet] = call.files.sheet
  if (!sheet) return call.fail('fileNotAccepted', { field: 'sheet' })
  const ending =
    sheet.kind === 'csv' || sheet.kind === 'xlsx' || sheet.kind === 'gzip' ? endings[sheet.kind] : undefined
  if (!ending) return call.fail('fileNotAccepted', { field: 'sheet' })
  try {
    readerFor(await readHeader(sheet.path), { preset, supplier, hkdPerUnit: usualHkdPerGbp })
  } catch (error) {
    if (!(error instanceof SheetNotUnderstood)) throw error
    return call.fail('sheetNotUnderstood', { field: 'sheet', params: { reason: error.message } })
  }
  const kept = await call.platform.files.keepFile('imports', sheet.path, ending)
  return call.write(async (tx) => {
    const id = await insertRun(tx, {
      fileName: sheet.originalName,
      filePath: kept.path,
      preset,
      supplier,
      by: call.actor.name,
      hkdPerUnit: usualHkdPerGbp,
    })
    call.about(`import ${id}`)
    return { id: idFrom<'Import'>(id) }
  })
})
