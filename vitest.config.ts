import { defineConfig } from 'vitest/config'

const tests = ['apps/**/*.test.{ts,tsx}', 'packages/**/*.test.{ts,tsx}', 'tools/**/*.test.ts']
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/build/**']

// `x.db.test.ts` runs on both engines. `x.postgres.db.test.ts` needs real concurrency or a server's own settings,
// `x.embedded.db.test.ts` is about the engine that lives in a directory.
const otherEngine = process.env.TEST_ENGINE === 'postgres' ? '**/*.embedded.db.test.ts' : '**/*.postgres.db.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: tests,
          exclude: [...elsewhere, '**/*.db.test.ts'],
          // Pure functions share a thread: loading the same modules anew for each file took most of the time.
          pool: 'threads',
          isolate: false,
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'database',
          include: tests.map((pattern) => pattern.replace('*.test.', '*.db.test.')),
          exclude: [...elsewhere, otherEngine],
          globalSetup: ['packages/testkit/src/prepare-database.ts'],
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
