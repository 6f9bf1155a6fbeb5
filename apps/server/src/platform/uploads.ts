import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FailureName, FileRule, FileRules } from '@cusp/contract'
import type { Upload } from './use-case'

/** A file part as it arrives, whoever carries it. */
export type IncomingFile = { readonly field: string; readonly originalName: string; readonly stream: Readable }

export class UploadRefused extends Error {
  constructor(
    readonly failure: Extract<FailureName, 'fileTooLarge' | 'fileNotAccepted' | 'notUnderstood'>,
    readonly field: string,
  ) {
    super(`${field}: ${failure}`)
  }
}

/** What a file is, by its first bytes; undefined when it is nothing that the shop takes. */
export function kindOf(head: Buffer): Upload['kind'] | undefined {
  const starts = (...bytes: number[]) => bytes.every((byte, i) => head[i] === byte)
  if (starts(0xff, 0xd8, 0xff)) return 'jpeg'
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  if (head.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  // The first box of an MP4 file says what may play it; QuickTime and pictures (HEIC) have the same shape and other names.
  if (
    head.toString('latin1', 4, 8) === 'ftyp' &&
    /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/.test(head.toString('latin1', 8, 12))
  )
    return 'mp4'
  if (starts(0x1f, 0x8b)) return 'gzip'
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  const isText =
    head.length > 0 &&
    !head.includes(0) &&
    !/^\s*<(?:!doctype|html|svg|\?xml|script)/i.test(head.toString('utf8', 0, 64))
  return isText ? 'csv' : undefined
}

/** Receives files into a folder that lives as long as one call. */
export class Receiving {
  private folder: string | undefined
  private received = 0
  readonly files: Record<string, Upload[]> = {}

  constructor(private readonly rules: FileRules) {
    for (const field of Object.keys(rules)) this.files[field] = []
  }

  async take({ field, originalName, stream }: IncomingFile): Promise<void> {
    const rule: FileRule | undefined = Object.hasOwn(this.rules, field) ? this.rules[field] : undefined
    const already = rule && this.files[field]
    if (!rule || !already || already.length >= rule.atMostCount) {
      stream.resume()
      throw new UploadRefused('notUnderstood', field)
    }
    this.folder ??= await mkdtemp(path.join(tmpdir(), 'cusp-upload-'))
    this.received += 1
    const target = path.join(this.folder, String(this.received))
    let bytes = 0
    const limited = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        bytes += chunk.length
        if (bytes > rule.atMostBytes) throw new UploadRefused('fileTooLarge', field)
        yield chunk
      }
    }
    await pipeline(stream, limited, createWriteStream(target))
    // An empty file input is a file part without a name and without bytes.
    if (bytes === 0 && originalName === '') return
    const handle = await open(target)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    await handle.close()
    const kind = kindOf(buffer.subarray(0, bytesRead))
    if (!kind || !rule.kinds.includes(kind)) throw new UploadRefused('fileNotAccepted', field)
    already.push({ originalName: path.basename(originalName).slice(0, 200), kind, bytes, path: target })
  }

  async cleanUp(): Promise<void> {
    if (this.folder) await rm(this.folder, { recursive: true, force: true })
  }
}
