import { build } from './build.mjs'
import { serverArguments } from './server.mjs'
import { become } from './step.mjs'

try {
  await build()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
process.stdout.write('· starting the shop …\n')
become(process.execPath, [...serverArguments, ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
})
