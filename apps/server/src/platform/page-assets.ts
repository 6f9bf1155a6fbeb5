import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Asset = {
  readonly type: string
  readonly cacheControl: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gz?: Buffer
}
export type PageAssets = { find(url: string): Asset | undefined; readonly urls: readonly string[] }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Reads the built scripts and styles into memory: a few megabytes that are then served without touching the disk. */
export async function readAssets(folder: string): Promise<PageAssets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const bytes = new Map(await Promise.all(files.map(async (file) => [file, await readFile(file)] as const)))
  const assets = new Map<string, Asset>()
  for (const [file, plain] of bytes) {
    const url = `/${relative(folder, file).split(sep).join('/')}`
    const type = types[extname(file)]
    if (!type || url.startsWith('/.')) continue
    const br = bytes.get(`${file}.br`)
    const gz = bytes.get(`${file}.gz`)
    assets.set(url, {
      type,
      // Names under /assets/ carry a hash of their content.
      cacheControl: url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      plain,
      ...(br ? { br } : {}),
      ...(gz ? { gz } : {}),
    })
  }
  return { find: (url) => assets.get(url), urls: [...assets.keys()] }
}

export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset | undefined): FastifyReply {
  if (!asset)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')
  const accepts = String(request.headers['accept-encoding'] ?? '')
  reply.headers({
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  })
  if (asset.br && /\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(asset.br)
  if (asset.gz && /\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(asset.gz)
  return reply.send(asset.plain)
}
