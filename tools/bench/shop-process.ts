import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serverArguments } from '../setup/server.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
export const appSecret = 'bench-secret-bench-secret-bench-secret'
const shopPort = 4310
export const shopUrl = `http://127.0.0.1:${shopPort}`

/** A number given as `--name=N`. */
export const flag = (name: string, otherwise: number): number =>
  Number(process.argv.find((a) => a.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

/** Waits until an address answers; gives the milliseconds that it took. */
export async function until(url: string, child: ChildProcess): Promise<number> {
  const started = performance.now()
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    try {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (answer.ok) return performance.now() - started
    } catch {
      // It is not listening yet.
    }
    if (performance.now() - started > 60_000) throw new Error(`${url} did not answer within a minute`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The built server in production mode. With `--profile` it leaves a processor profile in `.cache/profiles` when it stops. */
export function startShop(databaseUrl: string, dataDir: string): ChildProcess {
  const profiling = process.argv.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=.cache/profiles'] : []
  return spawn(process.execPath, [...profiling, ...serverArguments], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(shopPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: shopUrl,
      APP_SECRET: appSecret,
      LOG_LEVEL: 'warn',
      DEMO: 'off',
      REQUESTS_PER_SECOND: '0',
    },
  })
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
