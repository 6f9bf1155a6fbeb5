import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from './database'

/** Figures for Prometheus. Routes are the patterns, never what a client sent. */
export function openMetrics(app: FastifyInstance, database: Database): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections_waiting',
    help: 'Requests that wait for a database connection',
    registers: [registry],
    collect() {
      this.set(database.pool.waitingCount)
    },
  })
  // Looking a series up by its labels costs more than adding to it.
  const series = new Map<string, ReturnType<typeof seconds.labels>>()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    const key = `${status} ${route}`
    const one = series.get(key) ?? seconds.labels({ route, status })
    series.set(key, one)
    one.observe(reply.elapsedTime / 1000)
    done()
  })
  return registry
}
