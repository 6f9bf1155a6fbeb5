import { openTestDatabase, quietLog } from '@cusp/testkit'
import { expect, it } from 'vitest'
import type { Background, Job } from './background'
import { openDatabase } from './database'
import { startJobs } from './jobs'

it('three servers that start together on an empty database all get their jobs', async () => {
  const database = await openTestDatabase()
  const choice = { engine: 'postgres', url: database.url ?? '', poolSize: 4 } as const
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ database: choice }, quietLog)))
  const runs: string[] = []
  const names = ['sweep', 'count', 'remind', 'publish', 'expire', 'archive']
  const jobs = names.map((name): Job => ({ name, everySeconds: 3600, run: async () => void runs.push(name) }))
  const work = {} as Background
  const platform = { log: { ...quietLog, debug: () => {} } } as unknown as Parameters<typeof startJobs>[3]
  try {
    const started = await Promise.all(servers.map((server) => startJobs(server, jobs, () => work, platform)))
    await expect.poll(() => runs.toSorted(), { timeout: 20_000 }).toEqual(names.toSorted())
    await Promise.all(started.map((running) => running.stop()))
  } finally {
    await Promise.all(servers.map((server) => server.close()))
    await database.close()
  }
})
