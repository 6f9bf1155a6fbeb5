/** How long a picture may be answered. */
export const captchaLifeMs = 2 * 60 * 1000

/**
 * Strokes of each character on a grid of 10 by 14: points, `|` between strokes, `~` before a curved one.
 * Characters that people take for one another are left out.
 */
const strokes: Readonly<Record<string, string>> = {
  A: '0,14 5,0 10,14|2,9 8,9',
  C: '~10,3 8,0.5 5,0 2,1 0,4 0,10 2,13 5,14 8,13.5 10,11',
  H: '0,0 0,14|10,0 10,14|0,7 10,7',
  J: '~9,0 9,10 8,13 5,14 2,13 1,10',
  K: '0,0 0,14|10,0 0,8|3.5,5.5 10,14',
  M: '0,14 0,0 5,8 10,0 10,14',
  N: '0,14 0,0 10,14 10,0',
  P: '0,14 0,0|~0,0 6,0 9,1.5 9.5,4 9,6.5 6,8 0,8',
  R: '0,14 0,0|~0,0 6,0 9,1.5 9.5,4 9,6.5 6,8 0,8|5,8 10,14',
  T: '0,0 10,0|5,0 5,14',
  W: '0,0 2.5,14 5,5 7.5,14 10,0',
  X: '0,0 10,14|10,0 0,14',
  Y: '0,0 5,7 10,0|5,7 5,14',
  3: '~0,2 3,0 7,0 9.5,2 9.5,5 7,7 4,7|~4,7 8,7 10,9.5 9.5,12 7,14 3,14 0,12',
  4: '7,14 7,0 0,10 10,10',
  6: '~9,1.5 6,0 3,1 0.5,5 0,9 1,12.5 4.5,14 8,13.5 10,10.5 9,7.5 6,6.5 2.5,7.5 0.3,10',
  7: '0,0 10,0 4,14',
  9: '~9.7,4 7.5,6.5 4,7.5 1,6.5 0,3.5 2,0.5 5.5,0 9,1.5 10,5 9.5,9 7,13 4,14 1,12.5',
}

export const captchaAlphabet = Object.keys(strokes).join('')
export const captchaLength = 4

/** People type in either case and sometimes with spaces. */
export const readAnswer = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

type Point = readonly [x: number, y: number]
type Random = () => number

const width = 150
const height = 50

/** The picture of an answer as SVG: every character turned, sheared and bent, with lines across that look like strokes. */
export function drawCaptcha(answer: string, random: Random): string {
  const between = (from: number, to: number): number => from + random() * (to - from)
  const bend = { high: between(2, 4), long: between(22, 34), from: between(0, 6), wide: between(1, 2.5) }
  const bent = ([x, y]: Point): Point => [
    x + Math.sin(y / 9 + bend.from) * bend.wide,
    y + Math.sin(x / bend.long + bend.from) * bend.high,
  ]

  const lines = [...answer].flatMap((character, i) => {
    const turn = between(-0.35, 0.35)
    const shear = between(-0.25, 0.25)
    const size = between(1.75, 2.15)
    const [cx, cy] = [24 + i * 34 + between(-2.5, 2.5), height / 2 + between(-2, 2)]
    const placed = ([x, y]: Point): Point => {
      const [dx, dy] = [(x - 5 + (7 - y) * shear) * size, (y - 7) * size]
      return bent([cx + dx * Math.cos(turn) - dy * Math.sin(turn), cy + dx * Math.sin(turn) + dy * Math.cos(turn)])
    }
    return strokesOf(character).map((points) => line(points.map(placed), between(2.4, 3.4)))
  })
  const across = Array.from({ length: 2 }, () => {
    const points: Point[] = [0, 1, 2, 3, 4].map((step) => [step * (width / 4), between(4, height - 4)])
    return line(curved(points), between(1, 1.8))
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3f6f7"/><g fill="none" stroke="#26434d" stroke-linecap="round" stroke-linejoin="round">${[...lines, ...across].join('')}</g></svg>`
}

function strokesOf(character: string): Point[][] {
  return (strokes[character] ?? '').split('|').map((written) => {
    const points = written
      .replace('~', '')
      .split(' ')
      .map((pair): Point => {
        const [x = '0', y = '0'] = pair.split(',')
        return [Number(x), Number(y)]
      })
    return written.startsWith('~') ? curved(points) : divided(points)
  })
}

/** Points along straight pieces, so that bending them shows. */
function divided(points: readonly Point[]): Point[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1]
    if (!to) return [from]
    return [0, 0.25, 0.5, 0.75].map((t): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
  })
}

/** A smooth curve through the points (Catmull–Rom). */
function curved(points: readonly Point[]): Point[] {
  return points.flatMap((p1, i) => {
    const p2 = points[i + 1]
    if (!p2) return [p1]
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    const at = (t: number, axis: 0 | 1): number =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
    return [0, 0.25, 0.5, 0.75].map((t): Point => [at(t, 0), at(t, 1)])
  })
}

function line(points: readonly Point[], thickness: number): string {
  const path = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
  return `<path d="${path}" stroke-width="${thickness.toFixed(1)}"/>`
}
