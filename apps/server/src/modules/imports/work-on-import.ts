import type { Background } from '../../platform/background'
import { refreshVocabulary } from '../search'
import { usualHkdPerGbp } from './presets'
import { processSheet } from './process-sheet'
import { type Problem, SheetNotUnderstood } from './sheet'
import {
  claimRun,
  findRun,
  forgetProblems,
  moveRun,
  type RunRow,
  saveProblems,
  saveProgress,
  saveSample,
} from './store/runs'

const sampleRows = 20
/** More bad rows than this tell nothing new; all of them are counted. */
const mostProblems = 5_000

/** Takes up one import that waits: a trial for its preview, or the run itself. False when none waits. */
export async function workOnNextImport(work: Background): Promise<boolean> {
  const id = await work.write(claimRun)
  if (id === undefined) return false
  const run = await findRun(work.read, id)
  if (!run) return false
  try {
    await workOn(run, work)
  } catch (error) {
    const reason =
      error instanceof SheetNotUnderstood ? error.message : 'the import stopped unexpectedly; it can be run again'
    work.platform.log.error({ err: error, import: id }, 'an import failed')
    await work.write((tx) => moveRun(tx, id, ['uploaded', 'running'], 'failed', reason))
  }
  return true
}

async function workOn(run: RunRow, { write, platform }: Background): Promise<void> {
  const isTrial = run.status === 'uploaded'
  const sample: Record<string, string>[] = []
  let kept = 0
  await write((tx) => forgetProblems(tx, run.id))
  const done = await processSheet({
    path: platform.files.absolute(run.filePath),
    settings: { preset: run.preset, supplier: run.supplier, hkdPerUnit: run.hkdPerUnit ?? usualHkdPerGbp },
    isTrial,
    write,
    alongside: (tx, progress) => saveProgress(tx, run.id, progress),
    onProgress: (progress) => write((tx) => saveProgress(tx, run.id, progress)),
    onProblems: async (problems: readonly Problem[]) => {
      const some = problems.slice(0, Math.max(0, mostProblems - kept))
      kept += some.length
      if (some.length > 0) await write((tx) => saveProblems(tx, run.id, some))
    },
    onSample: (cells) => {
      if (sample.length < sampleRows) sample.push({ ...cells })
    },
  })
  await write(async (tx) => {
    await saveProgress(tx, run.id, done)
    await saveSample(tx, run.id, sample)
    if (!isTrial) await refreshVocabulary(tx)
    await moveRun(tx, run.id, [run.status], isTrial ? 'previewed' : 'done')
  })
}
