import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

export type Drawing = {
  readonly name: string
  readonly svg: () => string
  readonly sizes: readonly { readonly width: number; readonly height: number }[]
}

export const square = [
  { width: 400, height: 400 },
  { width: 1024, height: 1024 },
] as const

/** File of a drawing at a size: `<name>-400x400.webp`. */
export const fileOf = (name: string, { width, height }: { width: number; height: number }): string =>
  `${name}-${width}x${height}.webp`

/** Renders what is not there yet, two at a time. Half-written files never carry a final name. */
export async function renderDrawings(
  folder: string,
  drawings: readonly Drawing[],
  onProgress: (done: number, of: number) => void,
): Promise<number> {
  await mkdir(folder, { recursive: true })
  const missing = drawings.filter(({ name, sizes }) =>
    sizes.some((size) => !existsSync(path.join(folder, fileOf(name, size)))),
  )
  let done = 0
  const queue = [...missing]
  const worker = async () => {
    for (let drawing = queue.pop(); drawing !== undefined; drawing = queue.pop()) {
      const svg = Buffer.from(drawing.svg())
      const largest = Math.max(...drawing.sizes.map(({ width }) => width))
      // One rasterisation at the largest size; the smaller ones are made from its pixels.
      const { data, info } = await sharp(svg, { density: 72 })
        .resize(largest)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (const size of drawing.sizes) {
        const file = path.join(folder, fileOf(drawing.name, size))
        await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
          .resize(size.width, size.height)
          .webp({ quality: 80, effort: 2 })
          .toFile(`${file}.part`)
        await rename(`${file}.part`, file)
      }
      done += 1
      onProgress(done, missing.length)
    }
  }
  await Promise.all([worker(), worker()])
  return missing.length
}
