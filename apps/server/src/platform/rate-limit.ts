import type { FastifyInstance } from 'fastify'
import type { Config } from './config'

/** Requests per address: `burst` at once, then `perSecond`. Pictures and scripts are not counted. */
export type RateLimit = { readonly burst: number; readonly perSecond: number }

type Bucket = { tokens: number; at: number }

/** A token bucket per address, in memory: cheap, per process, and only a first wall. Accounts and codes have their own limits. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>()

  constructor(
    private readonly limit: RateLimit,
    private readonly atMost = 50_000,
  ) {}

  take(address: string, nowMs: number): boolean {
    const bucket = this.buckets.get(address) ?? { tokens: this.limit.burst, at: nowMs }
    bucket.tokens = Math.min(this.limit.burst, bucket.tokens + ((nowMs - bucket.at) / 1000) * this.limit.perSecond)
    bucket.at = nowMs
    const isAllowed = bucket.tokens >= 1
    if (isAllowed) bucket.tokens -= 1
    // Taken out and put back, the map stays in order of last use.
    this.buckets.delete(address)
    this.buckets.set(address, bucket)
    if (this.buckets.size > this.atMost) {
      const oldest = this.buckets.keys().next().value
      if (oldest !== undefined) this.buckets.delete(oldest)
    }
    return isAllowed
  }
}

export function limitRequests(app: FastifyInstance, { requestsPerSecond }: Pick<Config, 'requestsPerSecond'>): void {
  if (requestsPerSecond === 0) return
  const buckets = new Buckets({ burst: requestsPerSecond * 10, perSecond: requestsPerSecond })
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request
    if (
      url.startsWith('/assets/') ||
      url.startsWith('/pictures/') ||
      url.startsWith('/backoffice/assets/') ||
      url.startsWith('/webhooks/')
    )
      return done()
    if (buckets.take(request.ip, performance.now())) return done()
    done(Object.assign(new Error('too many requests'), { statusCode: 429 }))
  })
}
