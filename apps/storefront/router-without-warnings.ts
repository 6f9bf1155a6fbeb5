import type { Plugin } from 'vite'

/**
 * Gives browsers the router's production files. Its package names the development ones for everybody, with warnings that
 * nobody sees in a shop that is open.
 */
export function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer, options) {
      if (id !== 'react-router' && id !== 'react-router/dom') return undefined
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
  }
}
