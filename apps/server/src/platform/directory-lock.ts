import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { z } from 'zod'

const Holder = z.object({ pid: z.number(), startedAt: z.string(), host: z.string(), nonce: z.string() })
type Holder = z.infer<typeof Holder>

const heartbeatMs = 5_000
/** A holder on another host cannot be looked up, only heard: after this silence it counts as gone. */
const silenceMs = 30_000

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
}

export type DirectoryLock = { release(): void }

/**
 * Takes `file` for this process or throws `DirectoryInUse`, naming the process that has it.
 * A lock whose process is gone is taken over; of several processes trying, one succeeds.
 */
export function lockDirectory(file: string): DirectoryLock {
  const own = { pid: process.pid, startedAt: startOf(process.pid) ?? '', host: hostname(), nonce: randomUUID() }
  const draft = `${file}.${own.nonce}`
  writeDurably(draft, JSON.stringify(own))
  try {
    take(file, draft, own)
  } finally {
    rmSync(draft, { force: true })
  }

  const heartbeat = setInterval(() => touch(file), heartbeatMs)
  heartbeat.unref()
  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    if (holderOf(file)?.nonce === own.nonce) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return { release }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody deleted the lock by hand; stopping the shop for that would help nobody.
  }
}

function take(file: string, draft: string, own: Holder): void {
  for (;;) {
    if (linked(draft, file)) return
    const holder = holderOf(file)
    if (holder === undefined) continue
    if (isRunning(holder, file)) throw inUse(file, holder)

    // Whoever holds the claim named after the dead holder may replace its lock, and nobody else may.
    const claim = `${file}.after-${holder.nonce}`
    const claimDraft = `${claim}.${own.nonce}`
    writeDurably(claimDraft, JSON.stringify(own))
    try {
      take(claim, claimDraft, own)
      if (holderOf(file)?.nonce !== holder.nonce) continue
      const replacement = `${file}.new-${own.nonce}`
      linkSync(draft, replacement)
      renameSync(replacement, file)
      return
    } finally {
      rmSync(claimDraft, { force: true })
      if (holderOf(claim)?.nonce === own.nonce) rmSync(claim, { force: true })
    }
  }
}

const inUse = (file: string, holder: Holder) =>
  new DirectoryInUse(
    `The data directory is in use by process ${holder.pid}${holder.host === hostname() ? '' : ` on ${holder.host}`} (lock file ${file}). ` +
      'Stop that process, or choose another directory with DATA_DIR.',
  )

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function holderOf(file: string): Holder | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  const holder = Holder.safeParse(parsedOrNull(text))
  if (holder.success) return holder.data
  throw new DirectoryInUse(`The lock file ${file} cannot be read. If no server uses this directory, delete the file.`)
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRunning(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < silenceMs
  // Process numbers are used again, so the number alone proves nothing.
  return startOf(holder.pid) === holder.startedAt
}

/** When a process started, in a form only good for comparing; undefined when it does not run. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'win32') return isAlive(pid) ? String(pid) : undefined
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold spaces; field 22 counts from before it.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
