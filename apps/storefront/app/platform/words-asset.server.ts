import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '@cusp/kernel'

type Chunk = { readonly file: string }

/** Names of the built word files by source, read beside the server bundle; none in development. */
function manifest(): Readonly<Record<string, Chunk>> {
  const file = new URL('../client/.vite/manifest.json', import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const chunks = manifest()

/** Address of a language's words, for the page to ask for at once instead of after its first script. */
export function wordsAsset(language: Language): string | undefined {
  const chunk = chunks[`app/words/${language}/browse.ts`]
  return chunk && `/${chunk.file}`
}
