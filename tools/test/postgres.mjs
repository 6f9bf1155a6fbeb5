import { spawnSync } from 'node:child_process'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { mustRun } from '../setup/step.mjs'

const isRoot = process.getuid?.() === 0

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function foldersWithServers() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => /^\d+$/.test(name)) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin'))
  return [...newestFirst, ...(process.env.PATH ?? '').split(delimiter)]
}

/** The folder with initdb and postgres, or undefined. */
export const findPostgres = () =>
  foldersWithServers().find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))

/** The browser for the journeys: CHROMIUM_PATH, or one on PATH. */
export function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...onPath].find((file) => file !== '' && isExecutable(file))
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

const hasChineseFont = () => {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-hk'], { encoding: 'utf8' })
  return status !== 0 || stdout.trim() !== ''
}

/** Installs what the tests need and this machine lacks, or throws with the very commands to run. */
export async function ensureTestPrograms({ browser }) {
  const missing = () => [
    ...(findPostgres() ? [] : ['postgresql']),
    ...(browser && !findChromium() ? ['chromium'] : []),
    ...(browser && (!findChromium() || !hasChineseFont()) ? ['fonts-noto-cjk'] : []),
  ]
  const packages = missing()
  if (packages.length === 0) return
  const install = `apt-get update && apt-get install -y ${packages.join(' ')}`
  if (!isDebian()) {
    throw new Error(
      `Missing: ${packages.join(', ')}. Install PostgreSQL 15 or newer (initdb and postgres on PATH) and Chromium ` +
        '(on PATH, or CHROMIUM_PATH), for example: brew install postgresql@17 && brew install --cask chromium',
    )
  }
  if (!isRoot) throw new Error(`Missing: ${packages.join(', ')}. Run: sudo sh -c '${install}'`)
  process.stdout.write(`· installing ${packages.join(', ')} …\n`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await mustRun('apt-get', ['update'], { env })
  await mustRun('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  const still = missing().filter((name) => name !== 'fonts-noto-cjk')
  if (still.length > 0) throw new Error(`Still missing after installing: ${still.join(', ')}. Run: ${install}`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** PostgreSQL refuses to run as root, so root lends its data directory to someone who is not. */
function unprivileged() {
  if (!isRoot) return undefined
  for (const name of ['postgres', 'nobody']) {
    const { status, stdout } = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', name], { encoding: 'utf8' })
    if (status === 0) return { name, uid: Number(stdout), gid: Number(group.stdout) }
  }
  throw new Error('No user besides root was found to run PostgreSQL as.')
}

/**
 * A PostgreSQL server of our own, empty, on a free port, gone without trace after `stop()` or when this process ends.
 * It forgets everything in a power cut, which is what makes it fast, unless `isDurable` asks for the truth about speed.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL was not found.')
  const user = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'cusp-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = (command, args) => (user ? ['runuser', ['-u', user.name, '--', command, ...args]] : [command, args])
  const cluster = join(folder, 'data')
  const pgCtl = join(programs, 'pg_ctl')

  const stop = () => {
    if (!existsSync(folder)) return
    const [command, args] = asUser(pgCtl, ['-D', cluster, '-m', 'immediate', '-w', 'stop'])
    spawnSync(command, args, { cwd: folder, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)

  try {
    const initdb = ['-D', cluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
    await mustRun(...asUser(join(programs, 'initdb'), initdb), { cwd: folder })
    const port = await freePort()
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
      shared_buffers: '128MB',
      max_wal_size: '2GB',
      autovacuum: 'on',
    }
    const options = Object.entries(settings)
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ')
    const start = ['-D', cluster, '-o', options, '-l', join(folder, 'log'), '-w', '-t', '60', 'start']
    await mustRun(...asUser(pgCtl, start), { cwd: folder })
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    stop()
    throw error
  }
}

if (process.argv[1] === import.meta.filename) {
  const { url, stop } = await startPostgres()
  process.stdout.write(`${url}\nCtrl-C stops it.\n`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
  setInterval(() => {}, 1 << 30)
  process.once('exit', stop)
}
