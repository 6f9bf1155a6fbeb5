import { openTestDatabase, type TestDatabase } from '@cusp/testkit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ServerProcess, startServer } from './server-process'
import { addOperator } from './whole-shop'

let database: TestDatabase
let servers: [ServerProcess, ServerProcess]

beforeAll(async () => {
  database = await openTestDatabase()
  if (!database.url) throw new Error('two processes need a PostgreSQL server')
  servers = await Promise.all([startServer(database.url), startServer(database.url)])
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.close()
})

it('a sentence that an operator has saved in one process is what every process says within two seconds', async () => {
  const [here, there] = servers
  const token = await addOperator(database, 'marketing')
  const text = { key: 'refusal.loginRequired', language: 'en', subject: '', text: 'Come in first', version: 0 }
  const says = async (server: ServerProcess) => (await server.post('/authapi/user/userinfo2', {})).text
  expect(await says(there)).toContain('Please log in')
  expect((await here.post('/opsapi/texts/save', text, token)).result).toBe('ok')
  await vi.waitFor(
    async () => {
      for (const server of servers) expect(await says(server)).toContain('Come in first')
    },
    { timeout: 2000, interval: 50 },
  )
  expect((await there.post('/opsapi/texts/restore', { ...text, version: 1 }, token)).result).toBe('ok')
  await vi.waitFor(
    async () => {
      for (const server of servers) expect(await says(server)).toContain('Please log in')
    },
    { timeout: 2000, interval: 50 },
  )
})
