import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { lockDirectory } from './directory-lock'

/** A directory that outlives the process, or memory, empty or filled from a dump file. */
export type EmbeddedSource =
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'memory'; readonly dump?: string }

export type EmbeddedOrder =
  | { readonly kind: 'connect'; readonly port: MessagePort }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }

export type EmbeddedAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'dumped'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'closed' }
  | { readonly kind: 'broken'; readonly problem: string }

export type Embedded = {
  /** A new connection, for the `stream` setting of a `pg` client. */
  stream(): Duplex
  /** The whole data directory as a tar file, to open later as memory. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** PostgreSQL inside this process: PGlite in a thread of its own, so that queries never hold up the event loop. */
export async function openEmbedded(source: EmbeddedSource, onBroken: (error: Error) => void): Promise<Embedded> {
  if (source.kind === 'memory') return startWorker(source, onBroken)

  mkdirSync(source.directory, { recursive: true, mode: 0o700 })
  const lock = lockDirectory(`${source.directory}.lock`)
  try {
    const embedded = await startWorker(source, onBroken)
    return { ...embedded, close: () => embedded.close().finally(() => lock.release()) }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startWorker(source: EmbeddedSource, onBroken: (error: Error) => void): Promise<Embedded> {
  const worker = newWorker(source)
  let isClosing = false
  const waiting = new Map<
    EmbeddedAnswer['kind'],
    { resolve: (answer: EmbeddedAnswer) => void; reject: (error: Error) => void }
  >()
  const broken = (error: Error) => {
    const asked = [...waiting.values()]
    waiting.clear()
    for (const { reject } of asked) reject(error)
    if (asked.length === 0 && !isClosing) onBroken(error)
  }
  const answer = (kind: EmbeddedAnswer['kind']) =>
    new Promise<EmbeddedAnswer>((resolve, reject) => waiting.set(kind, { resolve, reject }))

  worker.on('message', (message: EmbeddedAnswer) => {
    if (message.kind === 'broken') return broken(new Error(`The embedded database failed: ${message.problem}`))
    waiting.get(message.kind)?.resolve(message)
    waiting.delete(message.kind)
  })
  worker.on('error', broken)
  worker.on('exit', () => broken(new Error('The embedded database stopped by itself')))

  const tell = (order: EmbeddedOrder, moved: MessagePort[] = []) => worker.postMessage(order, moved)

  await answer('ready').catch(async (error: unknown) => {
    isClosing = true
    await worker.terminate()
    throw error
  })

  return {
    stream: () => new EmbeddedStream((port) => tell({ kind: 'connect', port }, [port])),
    dump: async () => {
      const dumped = answer('dumped')
      tell({ kind: 'dump' })
      const message = await dumped
      return message.kind === 'dumped' ? new Uint8Array(message.bytes) : new Uint8Array()
    },
    close: async () => {
      isClosing = true
      const closed = answer('closed')
      tell({ kind: 'close' })
      await closed
      await worker.terminate()
    },
  }
}

/** The bundle has the worker beside it; from the sources, the new thread has to learn TypeScript before it can read it. */
function newWorker(source: EmbeddedSource): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData: source })

  const require = createRequire(import.meta.url)
  const file = fileURLToPath(new URL('./embedded-worker.ts', import.meta.url))
  const script = `require(${JSON.stringify(require.resolve('tsx/cjs/api'))}).register(); require(${JSON.stringify(file)})`
  return new Worker(script, { eval: true, workerData: source, execArgv: [] })
}

/** Stands where `pg` expects a socket; what is written goes to the worker as messages. */
class EmbeddedStream extends Duplex {
  readonly #port: MessagePort

  constructor(connect: (port: MessagePort) => void) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.on('message', (bytes: Uint8Array) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    port1.on('close', () => this.destroy())
    connect(port2)
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port.ref()
    return this
  }

  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#port.postMessage(Uint8Array.from(chunk))
    done()
  }

  /** `pg` corks a query's messages, so they arrive together and travel as one. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), '', done)
  }

  override _final(done: () => void): void {
    this.#port.close()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }
}
