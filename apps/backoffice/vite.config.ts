import { readdir, readFile, writeFile } from 'node:fs/promises'
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
      if (!/\.(js|css|svg)$/.test(name)) continue
      const file = path.join(folder, name)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
      await writeFile(`${file}.br`, await squeeze(await readFile(file), { params }))
    }
  },
})

export default defineConfig({
  root: here('.'),
  base: '/backoffice/',
  plugins: [react(), compressed(here('./dist/assets'))],
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
