import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { wideWidths } from '@cusp/kernel'
import sharp from 'sharp'

// One picture at a time keeps memory flat; the pictures themselves are small.
sharp.concurrency(1)
sharp.cache(false)

export class BrokenPicture extends Error {}

/** Files under the data directory. Paths are relative, made here and never from what a client sent. */
export type FileStore = {
  /** Decodes and encodes a picture anew, without metadata, no side longer than `longestSide`. Refuses what does not decode. */
  keepPicture(
    folder: string,
    sourcePath: string,
    longestSide: number,
  ): Promise<{ path: string; bytes: number; mediaType: string }>
  /** The two square sizes of a catalogue picture; the answer is a public path with the `{0}` placeholder. */
  keepCataloguePicture(sourcePath: string): Promise<string>
  /** Keeps a file as it is where everybody may fetch it; the answer is its public path. */
  keepPublicFile(folder: 'videos' | 'documents', sourcePath: string, extension: string): Promise<string>
  /** The same for a picture, encoded anew. */
  keepPublicPicture(folder: 'documents', sourcePath: string, longestSide: number): Promise<string>
  /** A picture for the page's width, in two widths; the answer is a public path with the `{0}` placeholder. */
  keepWidePicture(folder: string, sourcePath: string): Promise<string>
  /** Keeps a file as it is. Only for kinds that are served as downloads. */
  keepFile(folder: string, sourcePath: string, extension: string): Promise<{ path: string; bytes: number }>
  read(relativePath: string): Promise<{ stream: Readable; bytes: number } | undefined>
  /** Removes a kept file; nothing happens when it is gone already. */
  remove(relativePath: string): Promise<void>
  absolute(relativePath: string): string
}

export function openFiles(dataDir: string): FileStore {
  const root = path.resolve(dataDir, 'files')
  const absolute = (relativePath: string): string => {
    const full = path.resolve(root, relativePath)
    if (!full.startsWith(root + path.sep)) throw new RangeError('a path outside the file store')
    return full
  }
  const place = async (folder: string, extension: string): Promise<string> => {
    await mkdir(absolute(folder), { recursive: true })
    return path.posix.join(folder, `${randomUUID()}.${extension}`)
  }
  const open = (sourcePath: string) =>
    sharp(sourcePath, { limitInputPixels: 40_000_000, failOn: 'error', animated: false }).rotate()

  const store: FileStore = {
    absolute,
    async keepPublicFile(folder, sourcePath, extension) {
      const kept = await store.keepFile(`public/${folder}`, sourcePath, extension)
      return kept.path.replace(/^public/, '/pictures')
    },
    async keepPublicPicture(folder, sourcePath, longestSide) {
      const kept = await store.keepPicture(`public/${folder}`, sourcePath, longestSide)
      return kept.path.replace(/^public/, '/pictures')
    },
    async keepPicture(folder, sourcePath, longestSide) {
      try {
        const encoded = await open(sourcePath)
          .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 85 })
          .timeout({ seconds: 10 })
          .toBuffer()
        const kept = await place(folder, 'webp')
        await writeFile(absolute(kept), encoded)
        return { path: kept, bytes: encoded.length, mediaType: 'image/webp' }
      } catch (error) {
        throw new BrokenPicture('the picture could not be decoded', { cause: error })
      }
    },
    async keepCataloguePicture(sourcePath) {
      const name = randomUUID()
      await mkdir(absolute('public/products'), { recursive: true })
      try {
        for (const size of [400, 1024]) {
          await open(sourcePath)
            .resize({ width: size, height: size, fit: 'contain', background: '#ffffff' })
            .webp({ quality: 82 })
            .timeout({ seconds: 10 })
            .toFile(absolute(`public/products/${name}-${size}x${size}.webp`))
        }
      } catch (error) {
        throw new BrokenPicture('the picture could not be decoded', { cause: error })
      }
      return `/pictures/products/${name}-{0}.webp`
    },
    async keepWidePicture(folder, sourcePath) {
      const name = randomUUID()
      await mkdir(absolute(`public/${folder}`), { recursive: true })
      try {
        for (const width of wideWidths) {
          await open(sourcePath)
            .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 82 })
            .timeout({ seconds: 10 })
            .toFile(absolute(`public/${folder}/${name}-${width}w.webp`))
        }
      } catch (error) {
        throw new BrokenPicture('the picture could not be decoded', { cause: error })
      }
      return `/pictures/${folder}/${name}-{0}.webp`
    },
    async keepFile(folder, sourcePath, extension) {
      const kept = await place(folder, extension)
      await copyFile(sourcePath, absolute(kept))
      return { path: kept, bytes: (await stat(absolute(kept))).size }
    },
    remove: (relativePath) => rm(absolute(relativePath), { force: true }),
    async read(relativePath) {
      const full = absolute(relativePath)
      const found = await stat(full).catch(() => undefined)
      return found?.isFile() ? { stream: createReadStream(full), bytes: found.size } : undefined
    },
  }
  return store
}
