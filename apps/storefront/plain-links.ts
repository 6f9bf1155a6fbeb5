import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('app/platform/router-on-server.ts', import.meta.url))

/** Gives the pages that the server draws the router with links that are drawn at once (app/platform/router-on-server.ts). */
export function plainLinks(): Plugin {
  return {
    name: 'plain-links',
    // While developing, the server's copy of the router is one that Vite keeps outside the build.
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id, importer) =>
      id === 'react-router' && importer !== undefined && importer !== ours ? ours : undefined,
  }
}
