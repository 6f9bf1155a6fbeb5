import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes a draft below; its SQL is completed by hand and saved in `migrations/`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/modules/*/schema.ts', './src/platform/tables.ts'],
  out: './build/migration-drafts',
})
