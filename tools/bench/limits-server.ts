import Fastify from 'fastify'
import pg from 'pg'

// The bare limits: Fastify with ready-made bytes, and one primary-key SELECT per request through the same driver.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DB_POOL_SIZE ?? 8) })
const app = Fastify()
const ready = new Map<number, Buffer>()

app.removeAllContentTypeParsers()
app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

const bytes = (size: number): Buffer => {
  const made = ready.get(size) ?? Buffer.alloc(size, 'x')
  ready.set(size, made)
  return made
}

app.get<{ Params: { size: string } }>('/bytes/:size', (request, reply) =>
  reply.type('text/html; charset=utf-8').send(bytes(Number(request.params.size))),
)
app.post<{ Params: { size: string } }>('/bytes/:size', (request, reply) =>
  reply.type('application/json; charset=utf-8').send(bytes(Number(request.params.size))),
)
app.post<{ Params: { id: string } }>('/row/:id', async (request, reply) => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'select id, name, version from product where id = $1',
    values: [request.params.id],
  })
  return reply.send(rows[0])
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('ready')
