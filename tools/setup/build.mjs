import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bin, mustRun, root, step } from './step.mjs'

const shared = ['packages/kernel', 'packages/contract', 'packages/client']
const always = ['package-lock.json', 'tsconfig.json', 'tools/setup/build.mjs']

/** Each part, what it is made from, and where it goes. A part without its configuration is not there yet. */
const parts = [
  {
    name: 'storefront',
    exists: () => existsSync(join(root, 'apps/storefront/react-router.config.ts')),
    sources: ['apps/storefront', 'packages/ui', ...shared],
    output: 'apps/storefront/build',
    make: () =>
      mustRun(bin('react-router', 'apps/storefront'), ['build'], {
        cwd: join(root, 'apps/storefront'),
        env: { NODE_ENV: 'production' },
      }),
  },
  {
    name: 'back office',
    exists: () => existsSync(join(root, 'apps/backoffice/vite.config.ts')),
    sources: ['apps/backoffice', 'packages/ui', ...shared],
    output: 'apps/backoffice/dist',
    make: () =>
      mustRun(bin('vite', 'apps/backoffice'), ['build', '--outDir', 'dist', '--emptyOutDir'], {
        cwd: join(root, 'apps/backoffice'),
        env: { NODE_ENV: 'production' },
      }),
  },
  {
    name: 'server',
    exists: () => existsSync(join(root, 'apps/server/src/server.ts')),
    sources: ['apps/server/src', 'apps/server/package.json', ...shared],
    output: 'apps/server/dist',
    make: bundleServer,
  },
]

async function bundleServer() {
  const { rolldown } = await import('rolldown')
  const source = join(root, 'apps/server/src')
  const entries = {
    server: 'server.ts',
    'embedded-worker': 'platform/embedded-worker.ts',
    'import-cli': 'import-cli.ts',
  }
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(
      Object.entries(entries)
        .map(([name, file]) => [name, join(source, file)])
        .filter(([, file]) => existsSync(file)),
    ),
    platform: 'node',
    // Our own packages are TypeScript and go in; everything from npm stays in node_modules.
    external: (id) => !/^([./\\]|[A-Za-z]:|@cusp\/|\0)/.test(id),
    onLog: (level, log, print) =>
      level === 'warn' && log.code === 'CIRCULAR_DEPENDENCY' ? undefined : print(level, log),
  })
  rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true })
  await bundle.write({
    dir: join(root, 'apps/server/dist'),
    format: 'esm',
    sourcemap: true,
    // Files beside each other: the server finds its worker and its folders by where it lies.
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
}

const ignored = /^(node_modules|dist|build|\.react-router|\.vite|test|test-results)$|\.(test|spec)\.tsx?$/

function* filesUnder(path) {
  const whole = join(root, path)
  if (!existsSync(whole)) return
  const entries = readdirSync(whole, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (ignored.test(entry.name)) continue
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesUnder(inside)
    else yield inside
  }
}

const filesOf = (source) => (/\.[a-z]+$/.test(source) ? [source] : [...filesUnder(source)])

/** Changes when any source does, whatever the clocks and checkouts did to the files' dates. */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of [...always, ...sources].flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds what has changed since it was last built. */
export async function build() {
  for (const { name, exists, sources, output, make } of parts) {
    if (!exists()) continue
    const stamp = join(root, output, '.built')
    const wanted = fingerprint(sources)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    await step(`build ${name}`, async () => {
      rmSync(stamp, { force: true })
      await make()
      mkdirSync(dirname(stamp), { recursive: true })
      writeFileSync(stamp, wanted)
    })
  }
}

if (process.argv[1] === import.meta.filename) {
  try {
    await build()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}
