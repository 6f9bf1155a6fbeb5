import { readFile } from 'node:fs/promises'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { EmbeddedAnswer, EmbeddedOrder, EmbeddedSource } from './embedded'
import { Gateway } from './embedded-gateway'

const idleInTransactionMs = 10_000

// `embedded.ts` is the only one who starts this file, and passes exactly this.
const source = workerData as EmbeddedSource

const tell = (answer: EmbeddedAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved)

/** What `create extension` in a migration may ask for; a server brings the same ones along. */
const extensions = { pg_trgm }

async function open(): Promise<PGlite> {
  if (source.kind === 'directory') return PGlite.create(source.directory, { extensions })
  // A dump is copied for every test file, so it is made of small pieces.
  if (source.dump === undefined) return PGlite.create({ extensions, initDbStartParams: ['--wal-segsize=1'] })
  return PGlite.create({ extensions, loadDataDir: new Blob([await readFile(source.dump)]) })
}

async function serve(): Promise<void> {
  const engine = await open()
  await engine.exec(`set timezone = 'UTC'; set lock_timeout = '2s'`)
  const gateway = new Gateway(
    {
      run: (messages) => engine.execProtocolRaw(messages),
      isInTransaction: () => engine.isInTransaction(),
      rollBack: async () => void (await engine.exec('rollback')),
    },
    { idleLimitMs: idleInTransactionMs, onBroken: (error) => tell({ kind: 'broken', problem: describeError(error) }) },
  )

  parentPort?.on('message', async (order: EmbeddedOrder) => {
    try {
      if (order.kind === 'connect') connect(gateway, order.port)
      if (order.kind === 'dump') {
        const bytes = await (await engine.dumpDataDir('none')).arrayBuffer()
        tell({ kind: 'dumped', bytes }, [bytes])
      }
      if (order.kind === 'close') {
        await engine.close()
        tell({ kind: 'closed' })
      }
    } catch (error) {
      tell({ kind: 'broken', problem: describeError(error) })
    }
  })
  tell({ kind: 'ready' })
}

function connect(gateway: Gateway, port: MessagePort): void {
  const line = gateway.connect({
    send: (bytes) => {
      // The engine's memory is used again for the next answer, so the bytes leave as a copy of their own.
      const copy = Uint8Array.from(bytes)
      port.postMessage(copy, [copy.buffer])
    },
    hangUp: () => port.close(),
  })
  port.on('message', (bytes: Uint8Array) => line.receive(bytes))
  port.on('close', () => line.close())
}

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

serve().catch((error: unknown) => tell({ kind: 'broken', problem: describeError(error) }))
