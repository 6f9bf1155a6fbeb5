import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The server's own folder, found alike from the sources and from the built bundle, which lie at different depths. */
function findServerFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations')) || !existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('The folder with package.json and migrations/ of the server was not found.')
    folder = above
  }
  return folder
}

export const serverFolder = findServerFolder()
export const repositoryFolder = join(serverFolder, '..', '..')
export const migrationsFolder = join(serverFolder, 'migrations')
/** Films of the demo shop; `e2e/setup/make-demo-film.ts` makes them. */
export const filmsFolder = join(serverFolder, 'demo-films')
