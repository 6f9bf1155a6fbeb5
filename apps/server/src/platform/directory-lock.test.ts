import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directory-lock'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cusp-lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const holder = () => JSON.parse(readFileSync(file, 'utf8'))

/** Starts processes that all wait for the same moment, try the lock and say how it went; the winner stays until told. */
async function contend(count: number): Promise<{ said: string[]; stop(): Promise<void> }> {
  const script = `
    import { lockDirectory } from ${JSON.stringify(new URL('./directory-lock.ts', import.meta.url).href)}
    process.stdout.write('ready\\n')
    process.stdin.once('data', () => {
      try { lockDirectory(${JSON.stringify(file)}); process.stdout.write('took\\n') }
      catch (error) { process.stdout.write(error.name + '\\n') }
    })
    process.stdin.once('end', () => process.exit(0))`
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const lines = children.map((child) => {
    const waiting: string[] = []
    let text = ''
    let wake = () => {}
    child.stdout.on('data', (chunk) => {
      text += chunk
      waiting.push(...text.split('\n').slice(0, -1))
      text = text.slice(text.lastIndexOf('\n') + 1)
      wake()
    })
    return async () => {
      while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return waiting.shift() ?? ''
    }
  })
  await Promise.all(lines.map((next) => next()))
  for (const child of children) child.stdin.write('go\n')
  const said = await Promise.all(lines.map((next) => next()))
  return {
    said,
    stop: async () => {
      await Promise.all(
        children.map((child) => new Promise((resolve) => child.once('exit', resolve) && child.stdin.end())),
      )
    },
  }
}

describe('lockDirectory', () => {
  it('keeps a second taker out and names the process that has it', () => {
    const lock = lockDirectory(file)
    const before = readFileSync(file, 'utf8')
    expect(() => lockDirectory(file)).toThrow(DirectoryInUse)
    expect(() => lockDirectory(file)).toThrow(new RegExp(`process ${process.pid} `))
    expect(readFileSync(file, 'utf8')).toBe(before)
    lock.release()
  })

  it('leaves nothing behind when released', () => {
    lockDirectory(file).release()
    expect(readdirSync(folder)).toEqual([])
    lockDirectory(file).release()
  })

  it('takes over from a process that is gone', () => {
    writeFileSync(file, JSON.stringify({ ...fresh(), pid: 2 ** 22 + 1 }))
    const lock = lockDirectory(file)
    expect(holder().pid).toBe(process.pid)
    expect(readdirSync(folder)).toEqual(['database.lock'])
    lock.release()
  })

  it('takes over when the process number now belongs to another process', () => {
    writeFileSync(file, JSON.stringify({ ...fresh(), startedAt: 'another-boot/1' }))
    const lock = lockDirectory(file)
    expect(holder().nonce).not.toBe('old')
    lock.release()
  })

  it('respects a holder on another host that was heard a moment ago', () => {
    writeFileSync(file, JSON.stringify({ ...fresh(), host: 'another-host', pid: 2 ** 22 + 1 }))
    expect(() => lockDirectory(file)).toThrow('on another-host')
  })

  it('does not guess when the lock file cannot be read', () => {
    writeFileSync(file, 'half')
    expect(() => lockDirectory(file)).toThrow('cannot be read')
    expect(readFileSync(file, 'utf8')).toBe('half')
  })

  it('does not remove a lock that is no longer its own', () => {
    const lock = lockDirectory(file)
    writeFileSync(file, JSON.stringify({ ...fresh(), nonce: 'theirs' }))
    lock.release()
    expect(existsSync(file)).toBe(true)
  })

  it('gives a stale lock to exactly one of several processes', async () => {
    writeFileSync(file, JSON.stringify({ ...fresh(), pid: 2 ** 22 + 1 }))
    const { said, stop } = await contend(4)
    expect(said.toSorted()).toEqual(['DirectoryInUse', 'DirectoryInUse', 'DirectoryInUse', 'took'])
    await stop()
    expect(readdirSync(folder)).toEqual([])
  }, 20_000)
})

function fresh() {
  const lock = lockDirectory(`${file}.sample`)
  const text = readFileSync(`${file}.sample`, 'utf8')
  lock.release()
  return { ...JSON.parse(text), nonce: 'old' }
}
