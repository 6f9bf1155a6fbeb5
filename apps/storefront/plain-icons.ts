import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('app/platform/icon.ts', import.meta.url))
const factory = '\0icon-factory'

/** Draws the icon library's icons with our own factory (app/platform/icon.ts). */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    // While developing, the browser's copy of the library is bundled beforehand, out of reach.
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /\/createLucideIcon\.m?js$/.test(id) && importer?.includes('/lucide-react/') ? factory : undefined,
    load: (id) => (id === factory ? `export { createIcon as default } from ${JSON.stringify(ours)}` : undefined),
  }
}
