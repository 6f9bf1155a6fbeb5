import type { Config } from '../../platform/config'

/** Sends a notice; false when nobody took it. */
export type Deliver = (url: string, body: string, headers: Readonly<Record<string, string>>) => Promise<boolean>

export const deliverByHttp: Deliver = async (url, body, headers) => {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(5000),
    redirect: 'error',
  }).catch(() => undefined)
  // The body is read so that the connection is free again.
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.ok ?? false
}

/** Where this very process listens: the sandbox calls the shop over the same wire as a real provider. */
export function ownAddress({ host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>): string {
  if (port === 0) return publicUrl
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  return `http://${reachable}:${port}`
}
