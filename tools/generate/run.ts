import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from './documents'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const isCheck = process.argv.includes('--check')
const stale: string[] = []

for (const [file, text] of Object.entries(documents(root))) {
  const full = path.join(root, file)
  let now = ''
  try {
    now = readFileSync(full, 'utf8')
  } catch {
    // It is made for the first time.
  }
  if (now === text) continue
  if (isCheck) stale.push(file)
  else {
    writeFileSync(full, text)
    console.log(`wrote ${file}`)
  }
}

if (stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run: npm run generate`)
  process.exit(1)
}
