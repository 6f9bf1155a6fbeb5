/**
 * Lets many connections share the one session of the embedded engine without seeing each other.
 * A connection's messages run as whole batches (up to Sync or a simple query), and a connection that has opened a
 * transaction keeps the engine until it ends; otherwise one connection's parameters would meet another's statement.
 */

export type Engine = {
  /** Runs a batch of frontend messages and gives the backend's answer. */
  run(messages: Uint8Array): Promise<Uint8Array>
  isInTransaction(): boolean
  rollBack(): Promise<void>
}

export type Connection = {
  receive(bytes: Uint8Array): void
  /** The other side has gone: what it left open is rolled back. */
  close(): void
}

type Peer = { readonly send: (bytes: Uint8Array) => void; readonly hangUp: () => void }
type Line = Peer & { unread: Buffer; hasStarted: boolean; batch: Buffer[]; isOpen: boolean }
type Job = { readonly line: Line; readonly messages: Uint8Array; readonly isUnfinished: boolean }

const protocolVersion = 196_608
const letter = (name: string) => name.charCodeAt(0)
const flush = letter('H')
const endsBatch = new Set([letter('S'), letter('Q'), flush])
const terminate = letter('X')

export class Gateway {
  readonly #engine: Engine
  readonly #idleLimitMs: number
  readonly #onBroken: (error: unknown) => void
  readonly #queue: Job[] = []
  #keeper: Line | undefined
  #isRunning = false
  #idleTimer: NodeJS.Timeout | undefined

  constructor(engine: Engine, options: { idleLimitMs: number; onBroken: (error: unknown) => void }) {
    this.#engine = engine
    this.#idleLimitMs = options.idleLimitMs
    this.#onBroken = options.onBroken
  }

  connect(peer: Peer): Connection {
    const line: Line = { ...peer, unread: Buffer.alloc(0), hasStarted: false, batch: [], isOpen: true }
    return {
      receive: (bytes) => this.#receive(line, bytes),
      close: () => this.#close(line),
    }
  }

  #receive(line: Line, bytes: Uint8Array): void {
    line.unread = line.unread.length === 0 ? Buffer.from(bytes) : Buffer.concat([line.unread, bytes])
    for (let message = takeMessage(line); message !== undefined; message = takeMessage(line)) {
      if (!line.hasStarted) {
        line.hasStarted = message.readInt32BE(4) === protocolVersion
        if (line.hasStarted) line.send(greeting)
        continue
      }
      if (message[0] === terminate) {
        this.#close(line)
        return
      }
      line.batch.push(message)
      if (!endsBatch.has(message[0] ?? 0)) continue
      const messages = Uint8Array.from(Buffer.concat(line.batch))
      this.#queue.push({ line, messages, isUnfinished: message[0] === flush })
      line.batch = []
    }
    void this.#drain()
  }

  #close(line: Line): void {
    if (!line.isOpen) return
    line.isOpen = false
    line.hangUp()
    void this.#drain()
  }

  async #drain(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    clearTimeout(this.#idleTimer)
    try {
      for (;;) {
        if (this.#keeper && !this.#keeper.isOpen) {
          await this.#engine.rollBack()
          this.#keeper = undefined
        }
        const job = this.#take()
        if (job === undefined) break
        const answer = await this.#engine.run(job.messages)
        if (job.line.isOpen) job.line.send(answer)
        this.#keeper = job.isUnfinished || this.#engine.isInTransaction() ? job.line : undefined
      }
    } catch (error) {
      this.#onBroken(error)
      return
    }
    // Nothing may be awaited between finding no job and here, or one that arrives in between waits for ever.
    this.#isRunning = false
    if (this.#keeper) this.#idleTimer = setTimeout(() => this.#evict(), this.#idleLimitMs)
  }

  #take(): Job | undefined {
    for (let at = 0; at < this.#queue.length; ) {
      const job = this.#queue[at]
      if (job && !job.line.isOpen) this.#queue.splice(at, 1)
      else if (this.#keeper === undefined || job?.line === this.#keeper) return this.#queue.splice(at, 1)[0]
      else at += 1
    }
    return undefined
  }

  /** What `idle_in_transaction_session_timeout` does on a server: one forgetful caller must not stop the shop. */
  #evict(): void {
    const line = this.#keeper
    if (!line) return
    line.send(
      backendMessage('E', 'SFATAL\0VFATAL\0C25P03\0Mterminating connection due to idle-in-transaction timeout\0\0'),
    )
    this.#close(line)
  }
}

function takeMessage(line: Line): Buffer | undefined {
  const { unread } = line
  const typeBytes = line.hasStarted ? 1 : 0
  if (unread.length < typeBytes + 4) return undefined
  const length = typeBytes + unread.readInt32BE(typeBytes)
  if (unread.length < length) return undefined
  line.unread = unread.subarray(length)
  return unread.subarray(0, length)
}

function backendMessage(type: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}

const settings = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
}

/** Authentication is not asked for: the only way in is a channel inside this process. */
const greeting = Buffer.concat([
  backendMessage('R', Buffer.alloc(4)),
  ...Object.entries(settings).map(([name, value]) => backendMessage('S', `${name}\0${value}\0`)),
  backendMessage('K', Buffer.alloc(8)),
  backendMessage('Z', 'I'),
])
