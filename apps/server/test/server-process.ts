import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failureOfCode } from '@cusp/contract'
import { serverFolder } from '../src/platform/places'
import { appSecret } from './whole-shop'

export type Said = {
  readonly result: string
  readonly status: number
  readonly data: Record<string, unknown>
  readonly text: string
}

export type ServerProcess = {
  readonly url: string
  post(path: string, body: unknown, token?: string, headers?: Readonly<Record<string, string>>): Promise<Said>
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** A real server process on a real database; several may share one, as in production. */
export async function startServer(databaseUrl: string): Promise<ServerProcess> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'cusp-server-'))
  const child = spawn(process.execPath, ['--import', 'tsx', join(serverFolder, 'src/server.ts')], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_SECRET: appSecret,
      LOG_LEVEL: 'error',
      DEMO: 'off',
      REQUESTS_PER_SECOND: '0',
    },
  })
  let complaints = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      complaints += chunk
    })
  }
  let isWanted = true
  child.once('exit', (code, signal) => {
    // Otherwise all that is seen of it is a refused connection, and nobody learns why.
    if (isWanted) console.error(`The server on port ${port} ended by itself (${signal ?? code}): ${complaints}`)
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, port, () => complaints)

  const ended = (signal: NodeJS.Signals) => async () => {
    isWanted = false
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url,
    post: (path, body, token, headers = {}) =>
      send(port, path, typeof body === 'string' ? body : JSON.stringify(body), {
        'content-type': 'application/json',
        langenv: '2',
        ...(token ? { authorization: token } : {}),
        ...headers,
      }),
    kill: ended('SIGKILL'),
    stop: ended('SIGTERM'),
  }
}

/** Asks again each time that the connection is refused: the operating system's answer is the only clock. */
async function untilReady(child: ChildProcess, port: number, complaints: () => string): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${complaints()}`)
    const status = await new Promise<number>((resolve) => {
      const asking = request({ port, host: '127.0.0.1', path: '/readyz' }, (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      })
      asking.on('error', () => setTimeout(() => resolve(0), 50))
      asking.end()
    })
    if (status === 200) return
    if (performance.now() > deadline) throw new Error(`the server was not ready within a minute: ${complaints()}`)
  }
}

function send(port: number, path: string, body: string, headers: Record<string, string>): Promise<Said> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const envelope: { resultID?: number; data?: Record<string, unknown>; effect?: string } = JSON.parse(text)
          const result =
            envelope.resultID === undefined ? (envelope.effect ?? '') : (failureOfCode(envelope.resultID) ?? 'ok')
          resolve({ result, status: answer.statusCode ?? 0, data: envelope.data ?? {}, text })
        })
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}
