import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))

/** Compresses once while building what the server would otherwise compress for every browser. */
const compressed = (folder: string): Plugin => ({
  name: 'compressed-assets',
  apply: 'build',
  async closeBundle() {
    const squeeze = promisify(brotliCompress)
    for (const name of await readdir(folder)) {
      if (!/\.(m?js|css|svg)$/.test(name)) continue
      const file = path.join(folder, name)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
      await writeFile(`${file}.br`, await squeeze(await readFile(file), { params }))
    }
  },
})

/** What the reader of PDF files asks for besides its worker; the licences of these files go with them. */
const pdfParts: Readonly<Record<string, RegExp>> = {
  '': /^LICENSE$/,
  // The character tables of Chinese, traditional and simplified; those of other languages would double the folder.
  cmaps: /^LICENSE$|CNS|GB|B5/,
  standard_fonts: /./,
  // JPEG 2000 without WebAssembly; the worker itself decodes every other kind of picture.
  wasm: /^LICENSE_(PDFJS_)?OPENJPEG$|\.js$/,
}

/** Serves them from a folder of ours that carries their version, as browsers keep its files for ever. */
function pdfReader(): Plugin {
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const parts = async () => {
    const { version } = JSON.parse(await readFile(path.join(library, 'package.json'), 'utf8'))
    const found: { address: string; file: string }[] = []
    for (const [folder, wanted] of Object.entries(pdfParts))
      for (const name of await readdir(path.join(library, folder)))
        if (wanted.test(name))
          found.push({
            address: path.posix.join(`assets/pdf-${version}`, folder, name),
            file: path.join(library, folder, name),
          })
    return found
  }
  return {
    name: 'pdf-reader',
    async generateBundle() {
      for (const { address, file } of await parts())
        this.emitFile({ type: 'asset', fileName: address, source: await readFile(file) })
    },
    async configureServer({ middlewares }) {
      for (const { address, file } of await parts())
        middlewares.use(`/backoffice/${address}`, async (_request, answer) => answer.end(await readFile(file)))
    },
  }
}

export default defineConfig({
  root: here('.'),
  base: '/backoffice/',
  plugins: [react(), pdfReader(), compressed(here('./dist/assets'))],
  // The server puts a fresh nonce in the place of this word, answer by answer.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    // The originals write style elements without a nonce, which the content security policy refuses.
    alias: [
      { find: /^\.\/useScrollLocker(\.js)?$/, replacement: here('./app/platform/scroll-lock.ts') },
      { find: /^\.{1,2}\/getScrollBarSize(\.js)?$/, replacement: here('./app/platform/scrollbar-size.ts') },
    ],
    dedupe: ['react', 'react-dom'],
  },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    // Inlined assets would be data: addresses, which only pictures may be.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
  },
  server: {
    proxy: Object.fromEntries(
      ['/opsapi', '/api', '/pictures'].map((prefix) => [prefix, process.env.SHOP_ORIGIN ?? 'http://localhost:3000']),
    ),
  },
})
