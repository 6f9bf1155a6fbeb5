import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A kind of request: one path, and bodies that take turns. */
export type Load = {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** Each line of work: a body for this URL, or a path and a body. Taken in turn. */
  readonly turns: readonly {
    readonly path: string
    readonly body: string
    readonly headers?: Readonly<Record<string, string>>
  }[]
}

export type Measured = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly errors: number
  readonly requests: number
}

export function ensureWrk(): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!isDebianRoot)
    throw new Error('The load generator is missing. Install it: sudo apt-get install wrk (or: brew install wrk)')
  console.log('· installing wrk …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore', env })
  if (spawnSync('wrk', ['-v']).error) throw new Error('wrk could not be installed. Run: apt-get install wrk')
}

const lua = (text: string): string =>
  `"${text.replace(/[\\"\n\r]/g, (c) => ({ '\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r' })[c] ?? c)}"`
const table = (pairs: Readonly<Record<string, string>>): string =>
  `{ ${Object.entries(pairs)
    .map(([key, value]) => `[${lua(key)}] = ${lua(value)}`)
    .join(', ')} }`

/** The requests as a wrk script: formatted once, then only handed out in turn. */
function script(load: Load): string {
  const requests = load.turns.map(
    ({ path: turnPath, body, headers }) =>
      `  wrk.format(${lua(load.method)}, ${lua(turnPath)}, ${table({ ...load.headers, ...headers })}, ${body === '' ? 'nil' : lua(body)}),`,
  )
  // Long tables are filled in parts: Lua allows only so many constants in one function.
  const chunks: string[] = []
  for (let i = 0; i < requests.length; i += 200)
    chunks.push(`function()\n return {\n${requests.slice(i, i + 200).join('\n')}\n}\nend`)
  return `
local turns = {}
init = function(args)
  for _, part in ipairs({ ${chunks.join(',\n')} }) do
    for _, request in ipairs(part()) do turns[#turns + 1] = request end
  end
end
local at = 0
request = function()
  at = at % #turns + 1
  return turns[at]
end
done = function(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format("RESULT %d %d %d %f %f\\n", summary.requests, summary.duration, failed, latency:percentile(50), latency:percentile(99)))
end
`
}

/** Runs a load with one thread. Errors count answers of HTTP 400 and above, and broken connections. */
export async function measure(
  load: Load,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cusp-bench-'))
  const file = path.join(folder, 'load.lua')
  writeFileSync(file, script(load))
  try {
    const output = await new Promise<string>((resolve, reject) => {
      const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', file, load.url])
      let text = ''
      child.stdout.on('data', (chunk) => {
        text += chunk
      })
      child.stderr.on('data', (chunk) => {
        text += chunk
      })
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`wrk ended with ${code}: ${text}`))))
    })
    const [, requests = 0, microseconds = 1, errors = 0, p50 = 0, p99 = 0] = (
      /RESULT (\d+) (\d+) (\d+) ([\d.]+) ([\d.]+)/.exec(output) ?? []
    ).map(Number)
    if (requests === 0) throw new Error(`wrk measured nothing: ${output}`)
    return { perSecond: requests / (microseconds / 1e6), p50Ms: p50 / 1000, p99Ms: p99 / 1000, errors, requests }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
