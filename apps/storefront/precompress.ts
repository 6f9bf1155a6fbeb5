import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(?:js|css|svg|json|txt|webmanifest)$/

/** Writes `.br` and `.gz` beside every text file of a folder, so that nothing is compressed while serving. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && isText.test(entry.name))
  await Promise.all(
    texts.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = await readFile(path)
      const [smaller, small] = await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        zip(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, smaller), writeFile(`${path}.gz`, small)])
    }),
  )
}
