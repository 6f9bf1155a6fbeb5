import PgBoss from 'pg-boss'
import type { Background, Job } from './background'
import type { Database } from './database'
import { oneByOne } from './one-by-one'
import type { Platform } from './platform'

export type Jobs = { stop(): Promise<void> }

/**
 * Runs work by the clock through pg-boss: every process asks for the run that is due, the queue keeps one of them,
 * and whichever process is free does it.
 */
export async function startJobs(
  database: Database,
  jobs: readonly Job[],
  workFor: () => Background,
  platform: Platform,
): Promise<Jobs> {
  const { log } = platform
  const boss = new PgBoss({
    schema: 'pgboss',
    db: { executeSql: (text: string, values: unknown[]) => database.pool.query(text, values) },
    // Our own jobs are the schedule; pg-boss's cron clock is not needed.
    schedule: false,
    // A finished run is what keeps the next one from being asked for too early.
    archiveCompletedAfterSeconds: Math.max(3600, ...jobs.map(({ everySeconds }) => everySeconds * 2)),
    deleteAfterHours: 24,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'))
  // Making tables and queues takes locks in an order of its own: two servers that start together would deadlock.
  await oneByOne(database, 'queues', async () => {
    await boss.start()
    for (const { name } of jobs) await boss.createQueue(name, { name, retryLimit: 2, expireInSeconds: 300 })
  })

  const timers: NodeJS.Timeout[] = []
  for (const job of jobs) {
    await boss.work(
      job.name,
      { pollingIntervalSeconds: Math.max(0.5, Math.min(job.everySeconds / 4, 5)) },
      async () => {
        const started = performance.now()
        await job.run(workFor())
        log.debug({ job: job.name, ms: Math.round(performance.now() - started) }, 'a job ran')
      },
    )
    const ask = () =>
      boss
        .send(job.name, {}, { singletonSeconds: job.everySeconds, singletonKey: job.name })
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job could not be asked for'))
    const timer = setInterval(ask, job.everySeconds * 1000)
    timer.unref()
    timers.push(timer)
    void ask()
  }

  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, wait: true, timeout: 5000 })
    },
  }
}
