/** Tones of one hue, light to dark: background tile, halo behind the object, three object tones, outline ink. */
export type Tones = {
  readonly tile: string
  readonly halo: string
  readonly light: string
  readonly mid: string
  readonly deep: string
  readonly ink: string
}

const hueOf = {
  jade: 158,
  teal: 182,
  sky: 204,
  indigo: 230,
  violet: 262,
  plum: 312,
  rose: 346,
  coral: 14,
  amber: 36,
  olive: 76,
  slate: 212,
  mint: 138,
} as const

/** One tint per first-level category, so that a category is recognised by its background. */
export type Tint = keyof typeof hueOf

const accentOf = {
  blue: [211, 62],
  green: [152, 46],
  violet: [264, 42],
  pink: [338, 58],
  red: [4, 60],
  orange: [24, 74],
  yellow: [44, 78],
  teal: [184, 52],
  navy: [224, 42],
  grey: [206, 10],
} as const satisfies Record<string, readonly [hue: number, saturation: number]>

/** The colour of caps, labels and grips, which tells two pictures of one type apart. */
export type Accent = keyof typeof accentOf

// Object.keys widens to string[]; both tables are closed and declared just above.
export const tints = Object.keys(hueOf) as Tint[]
// As above.
export const accents = Object.keys(accentOf) as Accent[]

function hex(hue: number, saturation: number, lightness: number): string {
  const s = saturation / 100
  const l = lightness / 100
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

export function tonesOf(tint: Tint): Tones {
  const hue = hueOf[tint]
  const strength = tint === 'slate' ? 0.55 : 1
  return {
    tile: hex(hue, 32 * strength, 95),
    halo: hex(hue, 36 * strength, 90),
    light: hex(hue, 40 * strength, 80),
    mid: hex(hue, 38 * strength, 60),
    deep: hex(hue, 44 * strength, 40),
    ink: hex(hue, 40 * strength, 25),
  }
}

export function accentTones(accent: Accent): Pick<Tones, 'light' | 'mid' | 'deep' | 'ink'> {
  const [hue, saturation] = accentOf[accent]
  return {
    light: hex(hue, saturation * 0.9, 82),
    mid: hex(hue, saturation, accent === 'navy' ? 46 : 60),
    deep: hex(hue, saturation, accent === 'navy' ? 34 : 47),
    ink: hex(hue, saturation, 30),
  }
}

/** White goods, paper and steel look the same in every category. */
export const neutral = {
  white: '#ffffff',
  paper: '#f3f7f7',
  shade: '#dbe6e8',
  line: '#b7c8cc',
  dark: '#4a5c63',
  steel: '#e6edf0',
  steelMid: '#bccad0',
  steelDeep: '#8699a2',
  gold: '#e3bf6b',
  goldDeep: '#bd9440',
  tooth: '#fbf6ea',
  toothShade: '#ece2cc',
  gum: '#eda3a3',
  gumDeep: '#d98585',
  glass: '#e4f2f6',
} as const

/** What a drawing paints with. */
export type Paint = {
  readonly tint: Tones
  readonly accent: Pick<Tones, 'light' | 'mid' | 'deep' | 'ink'>
}
