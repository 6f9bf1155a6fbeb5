import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from '../setup/step.mjs'

const limitKb = 140
/** Has the most to show and to choose from. */
const productLimitKb = 143
const limitOf = (id) => (id === 'routes/product' ? productLimitKb : limitKb)
const client = join(root, 'apps/storefront/build/client')

if (!existsSync(client)) {
  process.stdout.write('There is no built storefront to weigh.\n')
  process.exit(existsSync(join(root, 'apps/storefront/react-router.config.ts')) ? 1 : 0)
}

const assets = join(client, 'assets')
const manifestFile = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
if (!manifestFile) throw new Error('The built storefront has no manifest.')
const text = readFileSync(join(assets, manifestFile), 'utf8')
const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

/** What the browser loads before it can answer a click: the entry, and each route from the root down to the page. */
function scriptsOf(route) {
  const files = new Set([entry.module, ...entry.imports])
  for (let at = route; at; at = routes[at.parentId]) {
    for (const file of [
      at.module,
      at.clientLoaderModule,
      at.clientActionModule,
      at.hydrateFallbackModule,
      ...(at.imports ?? []),
    ]) {
      if (file) files.add(file)
    }
  }
  return [...files]
}

const weights = new Map()
function kilobytes(file) {
  const path = file.split('?')[0]
  const known = weights.get(path)
  if (known !== undefined) return known
  const weight = gzipSync(readFileSync(join(client, path)), { level: 9 }).length / 1024
  weights.set(path, weight)
  return weight
}

const isPage = (route) => route.module && !Object.values(routes).some(({ parentId }) => parentId === route.id)
const pages = Object.values(routes)
  .filter(isPage)
  .map((route) => ({ id: route.id, kb: scriptsOf(route).reduce((sum, file) => sum + kilobytes(file), 0) }))
  .sort((a, b) => b.kb - a.kb)

for (const { id, kb } of pages) process.stdout.write(`${kb.toFixed(1).padStart(7)} KB  ${id}\n`)
const tooHeavy = pages.filter(({ id, kb }) => kb > limitOf(id))
if (tooHeavy.length > 0) {
  process.stdout.write(
    `Pages may load at most ${limitKb} KB of JavaScript (gzip), a product's ${productLimitKb} KB: ${tooHeavy.map(({ id }) => id).join(', ')}\n`,
  )
  process.exit(1)
}
