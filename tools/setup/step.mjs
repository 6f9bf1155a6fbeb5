import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** The command of an installed package; npm puts it beside the workspace that asks for it or at the root. */
export function bin(name, workspace = '.') {
  const file = process.platform === 'win32' ? `${name}.cmd` : name
  const beside = join(root, workspace, 'node_modules', '.bin', file)
  return existsSync(beside) ? beside : join(root, 'node_modules', '.bin', file)
}

/** Says what begins, does it, and says how long it took. */
export async function step(name, work) {
  const startedAt = performance.now()
  process.stdout.write(`· ${name} …\n`)
  const result = await work()
  process.stdout.write(`✓ ${name}  ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return result
}

/** Runs a command to its end and gives its exit code and everything it said. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: String(error) }))
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(said).toString('utf8')) }),
    )
  })
}

/** As `run`, but a failure stops everything and is shown in full. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`)
  return output
}

/** Runs a command in the foreground for as long as it lives: its output, its signals and its exit code are ours. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to the whole group, so the child has it already.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)))
  }
  child.once('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
