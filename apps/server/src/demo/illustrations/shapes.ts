const short = (value: number): number => Math.round(value * 10) / 10

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${short(r)}" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

export const seen = (opacity: number): string => ` opacity="${opacity}"`

export const group = (transform: string, ...children: readonly string[]): string =>
  `<g transform="${transform}">${children.join('')}</g>`

export const at = (x: number, y: number, ...children: readonly string[]): string =>
  group(`translate(${short(x)} ${short(y)})`, ...children)

export const turned = (degrees: number, ...children: readonly string[]): string =>
  group(`rotate(${short(degrees)})`, ...children)

export const scaled = (by: number, ...children: readonly string[]): string => group(`scale(${by})`, ...children)

/** `count` things beside each other, `gap` apart and centred on the origin. */
export const row = (count: number, gap: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => at((i - (count - 1) / 2) * gap, 0, draw(i))).join('')

/** Stable 32-bit hash of a text (FNV-1a), the only source of variety in the demo content. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 0
}

/** A shape in two tones: `dark` covers it right of `x`. */
export function duo(d: string, light: string, dark: string, x: number): string {
  const id = `c${hash(`${d}${x}`).toString(36)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, light)}<g clip-path="url(#${id})">${rect(x, -400, 800, 800, 0, dark)}</g>`
}

/** Outline of a rounded rectangle with separate radii for top and bottom. */
export function rounded(x: number, y: number, w: number, h: number, top: number, bottom = top): string {
  const [t, b] = [Math.min(top, w / 2), Math.min(bottom, w / 2)]
  return (
    `M${short(x + t)} ${short(y)}H${short(x + w - t)}Q${short(x + w)} ${short(y)} ${short(x + w)} ${short(y + t)}` +
    `V${short(y + h - b)}Q${short(x + w)} ${short(y + h)} ${short(x + w - b)} ${short(y + h)}H${short(x + b)}` +
    `Q${short(x)} ${short(y + h)} ${short(x)} ${short(y + h - b)}V${short(y + t)}Q${short(x)} ${short(y)} ${short(x + t)} ${short(y)}Z`
  )
}

/** A rounded block, shaded on its right third. */
export const block = (x: number, y: number, w: number, h: number, r: number, light: string, dark: string): string =>
  duo(rounded(x, y, w, h, r), light, dark, x + w * 0.62)

/** A shape that narrows from `topWidth` to `bottomWidth`, centred on the vertical axis. */
export function taper(y: number, h: number, topWidth: number, bottomWidth: number): string {
  return `M${short(-topWidth / 2)} ${short(y)}H${short(topWidth / 2)}L${short(bottomWidth / 2)} ${short(y + h)}H${short(-bottomWidth / 2)}Z`
}
