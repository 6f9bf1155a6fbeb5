import { neutral as n, type Paint } from './paint'
import { at, block, duo, ellipse, path, rect, rounded, seen, stroke, taper } from './shapes'

type Tones = { readonly light: string; readonly mid: string; readonly deep: string }

/** Printed lines that stand for words, so that no picture carries a language. */
export const printed = (x: number, y: number, w: number, lines: number, colour: string): string =>
  Array.from({ length: lines }, (_, i) =>
    rect(x, y + i * 14, i === lines - 1 && lines > 1 ? w * 0.62 : w, 6, 3, colour),
  ).join('')

/** A label with a coloured mark and printed lines. */
export const label = (x: number, y: number, w: number, h: number, tones: Tones): string =>
  rect(x, y, w, h, 6, n.white) +
  rect(x, y, w, h * 0.3, 6, tones.mid) +
  rect(x, y + h * 0.2, w, h * 0.12, 0, tones.mid) +
  printed(x + w * 0.16, y + h * 0.5, w * 0.68, h > 70 ? 3 : 2, n.shade)

/** A bottle standing on the ground line (y = 150) with a cap and a label. */
export function bottle(
  p: Paint,
  size: { w: number; h: number; neck: number; cap: number; glass?: readonly [light: string, dark: string] },
): string {
  const { w, h, neck, cap } = size
  const top = 150 - h
  const shoulder = Math.min(w * 0.42, 60)
  const body = rounded(-w / 2, top, w, h, shoulder, 20)
  const [light, dark] = size.glass ?? [n.white, n.shade]
  return (
    rect(-neck / 2, top - 22, neck, 40, 6, n.shade) +
    duo(body, light, dark, w * 0.14) +
    label(-w * 0.36, top + h * 0.34, w * 0.72, h * 0.46, p.accent) +
    block(-neck / 2 - 6, top - 18 - cap, neck + 12, cap, 8, p.accent.mid, p.accent.deep)
  )
}

/** A lidded jar or tub. */
export function jar(p: Paint, w: number, h: number): string {
  const top = 150 - h
  return (
    block(-w / 2, top, w, h, 20, n.white, n.shade) +
    rect(-w / 2, top + h * 0.36, w, h * 0.42, 0, p.accent.light) +
    printed(-w * 0.28, top + h * 0.48, w * 0.56, 2, p.accent.deep) +
    block(-w / 2 - 8, top - 26, w + 16, 40, 10, p.accent.mid, p.accent.deep)
  )
}

/** A squeezed tube standing on its cap. */
export function tube(p: Paint, w: number, h: number): string {
  const top = 118 - h
  const d = `M${-w * 0.56} ${top}H${w * 0.56}L${w * 0.42} ${118}Q0 130 ${-w * 0.42} 118Z`
  return (
    duo(d, n.white, n.shade, w * 0.12) +
    rect(-w * 0.56, top - 12, w * 1.12, 18, 4, n.line) +
    path(`M${-w * 0.5} ${top + h * 0.3}H${w * 0.5}L${w * 0.46} ${top + h * 0.62}H${-w * 0.46}Z`, p.accent.mid) +
    printed(-w * 0.26, top + h * 0.39, w * 0.52, 2, n.white) +
    block(-w * 0.26, 118, w * 0.52, 34, 7, p.accent.deep, p.accent.ink)
  )
}

/** A carton seen from the front with its right side turned away. */
export function carton(p: Paint, w: number, h: number, front: string = n.white): string {
  const top = 150 - h
  const depth = w * 0.22
  const x = -(w + depth) / 2
  return (
    path(
      `M${x} ${top}L${x + depth} ${top - depth * 0.5}H${x + w + depth}L${x + w} ${top}Z`,
      front === n.white ? n.paper : p.accent.light,
    ) +
    path(`M${x + w} ${top}L${x + w + depth} ${top - depth * 0.5}V${150 - depth * 0.5}L${x + w} 150Z`, p.accent.deep) +
    rect(x, top, w, h, 4, front) +
    rect(x, top + h * 0.62, w, h * 0.2, 0, p.accent.mid) +
    printed(x + w * 0.12, top + h * 0.16, w * 0.5, 3, front === n.white ? p.tint.light : n.white)
  )
}

/** A syringe standing on its tip; `fill` shows through the barrel. */
export function syringe(
  p: Paint,
  size: { w: number; h: number; fill: string; tip: 'luer' | 'bent' | 'blunt' },
): string {
  const { w, h, fill, tip } = size
  const top = -h / 2
  const tipEnd = top + h
  return (
    rect(-w * 0.14, top - 66, w * 0.28, 100, 6, n.line) +
    block(-w * 0.5, top - 78, w, 16, 8, p.accent.mid, p.accent.deep) +
    block(-w * 0.86, top - 6, w * 1.72, 18, 9, p.accent.mid, p.accent.deep) +
    duo(rounded(-w / 2, top + 8, w, h - 8, 6, w * 0.36), n.white, n.shade, w * 0.14) +
    rect(-w * 0.34, top + h * 0.36, w * 0.68, h * 0.52, w * 0.14, fill) +
    rect(-w * 0.34, top + h * 0.3, w * 0.68, 12, 4, n.dark, seen(0.7)) +
    (tip === 'blunt'
      ? block(-w * 0.3, tipEnd - 2, w * 0.6, 34, 8, p.accent.mid, p.accent.deep)
      : rect(-w * 0.2, tipEnd - 4, w * 0.4, 22, 5, p.accent.deep) +
        (tip === 'luer'
          ? stroke(`M0 ${tipEnd + 18}V${tipEnd + 74}`, n.steelDeep, 6)
          : stroke(`M0 ${tipEnd + 18}V${tipEnd + 40}L18 ${tipEnd + 70}`, n.steelDeep, 7)))
  )
}

/** A soft pack or bag with sealed ends. */
export function bag(p: Paint, w: number, h: number): string {
  const top = 150 - h
  const d = `M${-w / 2} ${top}H${w / 2}L${w / 2 - 6} ${top + 26}Q${w / 2 + 16} ${top + h * 0.5} ${w / 2} 150H${-w / 2}Q${-w / 2 - 16} ${top + h * 0.5} ${-w / 2 + 6} ${top + 26}Z`
  return (
    duo(d, n.white, n.shade, w * 0.16) +
    rect(-w / 2, top - 6, w, 18, 4, p.accent.deep) +
    path(`M${-w / 2 - 5} ${top + h * 0.36}H${w / 2 + 5}L${w / 2 + 8} ${top + h * 0.66}H${-w / 2 - 8}Z`, p.accent.mid) +
    printed(-w * 0.3, top + h * 0.45, w * 0.6, 2, n.white) +
    printed(-w * 0.3, top + h * 0.76, w * 0.4, 2, n.line)
  )
}

/** A bench device: a housing with a screen and a row of keys. */
export function console(p: Paint, w: number, h: number, screen: string): string {
  const top = 150 - h
  return (
    block(-w / 2, top, w, h, 22, n.white, n.shade) +
    rect(-w * 0.38, top + h * 0.14, w * 0.76, h * 0.46, 10, p.tint.ink) +
    at(0, top + h * 0.37, screen) +
    [-0.26, 0, 0.26].map((x, i) => ellipse(w * x, top + h * 0.79, 12, 12, i === 1 ? p.accent.mid : n.line)).join('') +
    rect(-w * 0.36, 146, w * 0.16, 10, 4, n.dark) +
    rect(w * 0.2, 146, w * 0.16, 10, 4, n.dark)
  )
}

/** A blade, shaft or handle of steel along the vertical axis. */
export const rod = (y: number, h: number, topWidth: number, bottomWidth: number): string =>
  duo(taper(y, h, topWidth, bottomWidth), n.steel, n.steelMid, 0)

/** A knurled instrument handle, `y` to `y + h`. */
export const grip = (p: Paint, y: number, h: number, w = 24): string =>
  block(-w / 2, y, w, h, w / 2, n.steel, n.steelMid) +
  Array.from({ length: 3 }, (_, i) => rect(-w / 2, y + h * (0.2 + i * 0.24), w, h * 0.13, 3, p.accent.mid)).join('')
