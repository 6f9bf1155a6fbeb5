import type { Drawing } from './drawing'
import { consumables } from './drawings/consumables'
import { endodontics } from './drawings/endodontics'
import { equipment } from './drawings/equipment'
import { hygiene } from './drawings/hygiene'
import { impression } from './drawings/impression'
import { instruments } from './drawings/instruments'
import { medicines } from './drawings/medicines'
import { orthodontics } from './drawings/orthodontics'
import { protection } from './drawings/protection'
import { restorative } from './drawings/restorative'
import { rotary } from './drawings/rotary'
import { sterile } from './drawings/sterile'
import { type Accent, accentTones, neutral, type Paint, type Tint, type Tones, tonesOf } from './paint'
import { at, circle, ellipse, group, path, rect, scaled, turned } from './shapes'

const drawings = {
  ...protection,
  ...sterile,
  ...restorative,
  ...impression,
  ...endodontics,
  ...rotary,
  ...hygiene,
  ...instruments,
  ...orthodontics,
  ...equipment,
  ...consumables,
  ...medicines,
} as const

/** What a picture can show: `glove-box`, `curing-light`, … */
export type IllustrationType = keyof typeof drawings

export const poses = [0, 1, 2, 3] as const
/** How the thing stands: alone, turned the other way, with a second one, or three of them. */
export type Pose = (typeof poses)[number]

export type Illustration = {
  readonly type: IllustrationType
  readonly tint: Tint
  readonly accent: Accent
  readonly pose: Pose
}

/** The name of the picture's files; equal pictures share it. */
export const pictureKey = (picture: Illustration): string =>
  `${picture.type}-${picture.tint}-${picture.accent}-${picture.pose}`

export const isIllustrationType = (text: string): text is IllustrationType => text in drawings

const svg = (width: number, height: number, ...children: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`

function backdrop(tint: Tones, pose: Pose): string {
  const halo = [
    circle(256, 250, 196, tint.halo),
    path('M256 54C380 54 452 140 452 252S384 452 252 452S60 376 60 250S132 54 256 54Z', tint.halo),
    rect(70, 66, 372, 372, 112, tint.halo),
    circle(216, 246, 172, tint.halo) + circle(316, 266, 160, tint.halo),
  ]
  return rect(0, 0, 512, 512, 0, tint.tile) + (halo[pose] ?? '')
}

const shadow = (tint: Tones, width: number, y: number): string =>
  `<radialGradient id="s"><stop offset="0" stop-color="${tint.ink}" stop-opacity="0.26"/><stop offset="0.55" stop-color="${tint.ink}" stop-opacity="0.12"/><stop offset="1" stop-color="${tint.ink}" stop-opacity="0"/></radialGradient>` +
  ellipse(256, y, width, 26, 'url(#s)')

function arrange(drawing: Drawing, paint: Paint, pose: Pose): string {
  const one = drawing.draw(paint)
  const second = drawing.draw({ tint: paint.tint, accent: paint.tint })
  if (drawing.stance === 'solo') return pose % 2 ? group('scale(-1 1)', one) : one
  if (drawing.stance === 'several')
    return [one, group('scale(-1 1)', one), turned(-9, one), turned(9, group('scale(-1 1)', one))][pose] ?? one
  if (drawing.stance === 'long') {
    if (pose === 0) return turned(38, one)
    if (pose === 1) return turned(-38, one)
    if (pose === 2) return at(-46, -12, turned(30, scaled(0.86, second))) + at(50, 12, turned(30, scaled(0.94, one)))
    return [-30, 0, 30]
      .map((d, i) => at(d * 2.7, i === 1 ? -14 : 8, turned(d, scaled(0.82, i === 1 ? one : second))))
      .join('')
  }
  if (pose === 0) return one
  if (pose === 1) return turned(-7, group('scale(-1 1)', one))
  if (pose === 2) return at(70, -26, scaled(0.74, second)) + at(-44, 26, scaled(0.86, one))
  return at(-92, 6, scaled(0.62, second)) + at(92, 6, scaled(0.62, second)) + at(0, 30, scaled(0.8, one))
}

/** Our own product picture: one style, tinted by category, told apart by accent and pose. */
export function illustrate({ type, tint, accent, pose }: Illustration): string {
  const tones = tonesOf(tint)
  const drawing: Drawing = drawings[type]
  const paint: Paint = { tint: tones, accent: accentTones(accent) }
  const lies = drawing.stance === 'long'
  return svg(
    512,
    512,
    backdrop(tones, pose),
    shadow(tones, lies ? 130 : 190, 432),
    group(`translate(256 258) scale(${drawing.stance === 'solo' ? 1.1 : 1.16})`, arrange(drawing, paint, pose)),
  )
}

/** The closed shipping carton of a category, a product's second picture. */
export function packaging(tint: Tint): string {
  const tones = tonesOf(tint)
  return svg(
    512,
    512,
    backdrop(tones, 2),
    shadow(tones, 190, 414),
    group(
      'translate(256 258)',
      path('M-150 -60L0 -120L150 -60V100L0 160L-150 100Z', '#d9b98c'),
      path('M-150 -60L0 0V160L-150 100Z', '#e5c9a1'),
      path('M-150 -60L0 -120L150 -60L0 0Z', '#eed8b8'),
      path('M-92 -83L58 -23V36L92 22V-37L-58 -97Z', tones.mid),
      path('M-120 -4L-40 28V84L-120 52Z', neutral.white),
      path('M-108 14L-56 35V45L-108 24ZM-108 34L-72 48V58L-108 44Z', tones.light),
    ),
  )
}

/** Stands in for a picture that is missing. */
export const placeholder = (): string => {
  const tones = tonesOf('slate')
  return svg(
    512,
    512,
    backdrop(tones, 2),
    group(
      'translate(256 256)',
      rect(-110, -84, 220, 168, 24, 'none', ` stroke="${tones.mid}" stroke-width="14"`),
      circle(-48, -26, 22, tones.mid),
      path('M-88 62L-28 -6L16 38L44 10L88 62Z', tones.mid),
    ),
  )
}

export { svg, type Tint }
