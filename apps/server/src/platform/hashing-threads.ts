import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

export type HashingOrder =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'verify'; readonly password: string; readonly hashed: string }
type HashingAnswer = { readonly value: string | boolean } | { readonly problem: string }

/** The library's own settings, and what is mixed into every hash. */
export type HashingOptions = {
  readonly algorithm: number
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
  readonly secret: Buffer
}

// A script and no file: it runs the same from the bundle and from the sources, whose files a thread cannot read by itself.
// On Linux a thread has a priority of its own; elsewhere nothing happens.
const script = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { hashSync, verifySync } = require(workerData.library)
  if (workerData.givesWay) {
    try {
      const thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1))
      require('node:os').setPriority(thread, 10)
    } catch {}
  }
  const options = { ...workerData.options, secret: Buffer.from(workerData.options.secret) }
  parentPort.on('message', ({ kind, password, hashed }) => {
    try {
      const value = kind === 'hash' ? hashSync(password, options) : verifySync(hashed, password, options)
      parentPort.postMessage({ value })
    } catch (error) {
      parentPort.postMessage({ problem: String(error) })
    }
  })
`

/**
 * Hashes passwords in threads of their own, each one at a time: the pool that Node shares among files, names and
 * compression stays free. Threads that give way leave the processors first to whoever serves buyers or the database.
 */
export function openHashing(
  options: HashingOptions,
  { givesWay }: { readonly givesWay: boolean },
): (order: HashingOrder) => Promise<string | boolean> {
  const library = createRequire(import.meta.url).resolve('@node-rs/argon2')
  const idle: Worker[] = []

  const begin = (): Worker => {
    const worker = new Worker(script, { eval: true, workerData: { library, options, givesWay }, execArgv: [] })
    worker.on('error', () => idle.splice(0, idle.length, ...idle.filter((other) => other !== worker)))
    return worker
  }

  return async (order) => {
    const worker = idle.pop() ?? begin()
    // Only a thread with work to do keeps the process from ending.
    worker.ref()
    const answer = await new Promise<HashingAnswer>((resolve, reject) => {
      const broken = (error: Error) => reject(error)
      worker.once('error', broken)
      worker.once('message', (message: HashingAnswer) => {
        worker.off('error', broken)
        resolve(message)
      })
      worker.postMessage(order)
    })
    worker.unref()
    idle.push(worker)
    if ('problem' in answer) throw new Error(answer.problem)
    return answer.value
  }
}
