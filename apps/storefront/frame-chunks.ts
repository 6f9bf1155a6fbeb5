import type { Plugin } from 'vite'

const isStart = /\/app\/(?:root\.tsx|entry\.client\.tsx)(?:\?|$)/
/** Files that only pass on what others export; importing one name of them is importing one file. */
const isBarrel = /\/packages\/ui\/src\/index\.ts$|\/lucide-react\/dist\/esm\/lucide-react\.m?js$/

type Graph = {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null
}

/**
 * Puts what every page loads into two files, the libraries and our own frame: thirty small files compress badly, and
 * each would be another request. What only some pages need stays where the bundler puts it.
 */
export function frameChunks() {
  const frame = new Set<string>()
  const plugin: Plugin = {
    name: 'frame-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => isStart.test(id))
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (frame.has(id)) continue
        frame.add(id)
        waiting.push(...importedBy(id, this))
      }
    },
  }
  const isOurs = (id: string) => !id.includes('/node_modules/')
  const groups = [
    { name: 'libraries', test: (id: string) => frame.has(id) && !isOurs(id) },
    { name: 'frame', test: (id: string) => frame.has(id) && isOurs(id) && !isStart.test(id) },
  ]
  return { plugin, groups }
}

/** The modules that a module really takes something from. */
function importedBy(id: string, graph: Graph): string[] {
  const info = graph.getModuleInfo(id)
  if (!info) return []
  return info.importedIds.flatMap((imported) => {
    if (!isBarrel.test(imported)) return [imported]
    const barrel = graph.getModuleInfo(imported)
    if (!barrel?.code) return [imported]
    const names = namesOf(info.code ?? '')
    const passed = [...barrel.code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    return passed.flatMap(([, list = '', from = '']) => {
      const exported = list.split(',').map(
        (one) =>
          one
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      )
      const stem = from.replace(/^\.\//, '/')
      return exported.some((name) => names.has(name))
        ? barrel.importedIds.filter((one) => one.replace(/\.tsx?$/, '').endsWith(stem))
        : []
    })
  })
}

/** Names in the braces of a module's imports, whatever module they come from. */
function namesOf(code: string): ReadonlySet<string> {
  const lists = code.matchAll(/import\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from/g)
  const names = [...lists].flatMap(([, list = '']) => list.split(','))
  return new Set(names.map((one) => one.trim().split(/\s+as\s+/)[0] ?? ''))
}
