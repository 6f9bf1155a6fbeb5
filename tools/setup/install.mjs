// Runs before anything is installed: Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`)
  process.exit(1)
}

const stamp = join(root, 'node_modules', '.installed')
// Native packages differ by Node's ABI and by machine, so a tree installed for another one is not the same tree.
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
  .digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const startedAt = performance.now()
  process.stdout.write('· installing packages …\n')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const options = { cwd: root, stdio: 'inherit' }
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) {
    process.stderr.write('The packages could not be installed; what npm says about it stands above.\n')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
  process.stdout.write(`✓ packages installed  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
}
