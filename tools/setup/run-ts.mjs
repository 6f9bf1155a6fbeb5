import { become } from './step.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Which TypeScript file? node tools/setup/run-ts.mjs FILE [arguments]\n')
  process.exit(1)
}
become(process.execPath, ['--import', import.meta.resolve('tsx'), file, ...args])
