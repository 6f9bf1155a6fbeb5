import { constants, crc32, deflateRawSync } from 'node:zlib'

const windowBytes = 32 * 1024
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
const lastBlock = Buffer.from([0x03, 0x00])

/**
 * Bytes with places that are different in each copy, such as a page's nonce, kept plain and as one gzip member.
 * Filling them copies little: nothing is compressed and nothing but the fill itself is summed.
 */
export type Holed = {
  /**
   * The filled page in pieces: those without a hole are shared by all answers and never copied; those with holes are
   * strings of one byte a character (latin1), which join faster than bytes copy and leave together with the headers.
   */
  plain(fill: string): readonly (Buffer | string)[]
  /** Bytes of the plain page, whatever fills it. */
  readonly plainLength: number
  gzip(fill: string): Buffer
  /** Bytes of memory that it takes. */
  readonly size: number
}

/** Makes a hole wherever `mark` stands. Every fill has the mark's length. */
export function punch(page: Buffer, mark: Buffer): Holed {
  const holes = placesOf(page, mark)
  const blank = Buffer.from(page)
  for (const at of holes) blank.fill(0, at, at + mark.length)

  const pieces = cut(blank, holes, mark.length)
  const packed = pack(blank, holes, mark.length)
  const sumOfBlank = crc32(blank)
  const effect = effectOfFill(holes.map((at) => page.length - at - mark.length))
  const sumAt = packed.bytes.length - 8

  return {
    size: blank.length + packed.bytes.length,
    plainLength: blank.length,
    plain(fill) {
      return pieces.map((piece) => (piece instanceof Buffer ? piece : piece.join(fill)))
    },
    gzip(text) {
      const fill = Buffer.from(text, 'latin1')
      const filled = Buffer.allocUnsafe(packed.bytes.length)
      packed.bytes.copy(filled)
      for (const at of packed.holes) fill.copy(filled, at)
      filled.writeUInt32LE((sumOfBlank ^ apply(effect, registerAfter(fill))) >>> 0, sumAt)
      return filled
    },
  }
}

/** Bytes without a hole, or the texts around the holes. */
type Piece = Buffer | readonly string[]

/** Stretches without a hole that are longer than this are worth a write of their own. */
const worthSharing = 4096

function cut(blank: Buffer, holes: readonly number[], length: number): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let places: number[] = []
  const close = (to: number) => {
    if (to > from) pieces.push(places.length === 0 ? blank.subarray(from, to) : around(places, to))
    from = to
    places = []
  }
  const around = (at: readonly number[], to: number): string[] =>
    [...at, to].map((end, i) => blank.toString('latin1', i === 0 ? from : (at[i - 1] ?? from) + length, end))
  let filledTo = 0
  for (const at of [...holes, blank.length]) {
    if (at - filledTo > worthSharing) {
      close(filledTo)
      close(at)
    }
    if (at < blank.length) places.push(at)
    filledTo = at + length
  }
  close(blank.length)
  return pieces
}

function placesOf(page: Buffer, mark: Buffer): number[] {
  const places: number[] = []
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) places.push(at)
  return places
}

/**
 * Deflates what is between the holes once, each piece ending on a byte, and puts stored blocks around the holes.
 * A piece may refer back over a hole but never into one: the compressor sees zero bytes there, which no text has.
 */
function pack(blank: Buffer, holes: readonly number[], length: number): { bytes: Buffer; holes: number[] } {
  const parts: Buffer[] = [gzipHeader]
  const places: number[] = []
  let written = gzipHeader.length
  const put = (part: Buffer) => {
    parts.push(part)
    written += part.length
  }

  let from = 0
  for (const at of [...holes, blank.length]) {
    const before = blank.subarray(Math.max(0, from - windowBytes), from)
    put(
      deflateRawSync(blank.subarray(from, at), {
        level: 9,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(before.length > 0 ? { dictionary: before } : {}),
      }),
    )
    if (at === blank.length) break
    const stored = Buffer.from([0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255])
    put(stored)
    places.push(written)
    put(Buffer.alloc(length))
    from = at + length
  }

  put(lastBlock)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(blank.length % 2 ** 32, 4)
  put(trailer)
  return { bytes: Buffer.concat(parts), holes: places }
}

/* CRC-32 is linear: what a fill adds to the sum depends on the fill and on how many bytes follow it, on nothing else. */

/** A linear map of 32-bit registers: where each of the 32 bits goes. */
type Linear = Uint32Array

/** The register after these bytes, from an empty one: CRC-32 without its inversions. */
const registerAfter = (bytes: Buffer): number => ~crc32(bytes, 0xffff_ffff) >>> 0

function apply(map: Linear, register: number): number {
  let result = 0
  for (let rest = register; rest !== 0; rest &= rest - 1) result ^= map[31 - Math.clz32(rest & -rest)] ?? 0
  return result >>> 0
}

const then = (first: Linear, second: Linear): Linear => first.map((bit) => apply(second, bit))

/** What one zero bit does to the register. */
const oneBit: Linear = Uint32Array.from({ length: 32 }, (_, bit) => (bit === 0 ? 0xedb8_8320 : 2 ** (bit - 1)))

function zeroBytes(count: number): Linear {
  let result: Linear = Uint32Array.from({ length: 32 }, (_, bit) => 2 ** bit)
  let power = oneBit
  for (let bits = count * 8; bits > 0; bits = Math.floor(bits / 2)) {
    if (bits % 2 === 1) result = then(result, power)
    power = then(power, power)
  }
  return result
}

/** The same fill stands in every hole, so its effects add up to one map. */
function effectOfFill(bytesAfter: readonly number[]): Linear {
  const sum = new Uint32Array(32)
  for (const count of bytesAfter)
    for (const [bit, image] of zeroBytes(count).entries()) sum[bit] = (sum[bit] ?? 0) ^ image
  return sum
}
