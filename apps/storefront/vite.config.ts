import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compileWords } from './compile-words.ts'
import { frameChunks } from './frame-chunks.ts'
import { plainIcons } from './plain-icons.ts'
import { plainLinks } from './plain-links.ts'
import { routerWithoutWarnings } from './router-without-warnings.ts'

const frame = frameChunks()

export default defineConfig({
  plugins: [
    plainIcons(),
    plainLinks(),
    routerWithoutWarnings(),
    compileWords(),
    tailwindcss(),
    reactRouter(),
    frame.plugin,
  ],
  // The words' file names are read from the manifest, to preload the page's language.
  build: { target: 'es2022', sourcemap: false, manifest: true },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: frame.groups } } } } },
    ssr: { build: { rollupOptions: { input: './app/answer.ts' } } },
  },
  ssr: { noExternal: [/^@cusp\//, 'lucide-react', 'use-intl', 'icu-minify'] },
  // Found one by one while a page loads, each would make the browser load it again.
  optimizeDeps: {
    include: [
      'lucide-react',
      'use-intl/core',
      'use-intl/format-message',
      'use-intl > @formatjs/fast-memoize',
      'zod',
      'react-router/dom',
    ],
  },
  server: { fs: { allow: ['../..'] } },
})
