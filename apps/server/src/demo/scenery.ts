import { type Illustration, illustrate } from './illustrations'

export type Banner = {
  readonly key: string
  readonly title: { readonly en: string; readonly 'zh-Hant': string }
  readonly link: string
  readonly from: string
  readonly to: string
  readonly things: readonly Illustration[]
}

/** A picture on a tile with round corners, at its place in a larger scene. */
function tile(picture: Illustration, x: number, y: number, size: number, index: number): string {
  // The drawings carry a gradient of their own; each copy in a scene needs a name of its own.
  const inner = illustrate(picture).replaceAll('id="s"', `id="s${index}"`).replaceAll('url(#s)', `url(#s${index})`)
  return `<clipPath id="c${index}"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.14}"/></clipPath><g clip-path="url(#c${index})">${inner.replace('<svg ', `<svg x="${x}" y="${y}" `).replace(/width="512" height="512"/, `width="${size}" height="${size}"`)}</g>`
}

const places = {
  wide: {
    width: 1200,
    height: 400,
    tiles: [
      [560, 44, 150],
      [560, 214, 150],
      [730, 20, 190],
      [730, 230, 150],
      [940, 60, 150],
      [900, 230, 190],
    ],
  },
  phone: {
    width: 720,
    height: 400,
    tiles: [
      [400, 36, 140],
      [400, 196, 160],
      [560, 60, 180],
      [580, 260, 150],
    ],
  },
  strip: {
    width: 1200,
    height: 300,
    tiles: [
      [700, 34, 110],
      [700, 156, 110],
      [826, 24, 120],
      [826, 160, 116],
      [962, 60, 180],
    ],
  },
  card: {
    width: 640,
    height: 400,
    tiles: [
      [80, 60, 180],
      [280, 30, 150],
      [280, 200, 170],
      [460, 110, 150],
    ],
  },
  tall: {
    width: 480,
    height: 800,
    tiles: [
      [50, 130, 180],
      [250, 130, 180],
      [110, 330, 260],
      [60, 610, 150],
      [250, 610, 160],
    ],
  },
  popup: {
    width: 800,
    height: 320,
    tiles: [
      [110, 50, 220],
      [360, 40, 110],
      [360, 166, 120],
      [510, 70, 190],
    ],
  },
  square: {
    width: 320,
    height: 320,
    tiles: [
      [60, 40, 200],
      [40, 190, 90],
      [190, 200, 90],
    ],
  },
} as const satisfies Record<
  string,
  { width: number; height: number; tiles: readonly (readonly [x: number, y: number, size: number])[] }
>

type Format = keyof typeof places
type Scene = Pick<Banner, 'from' | 'to' | 'things'>

export const sizeOf = (format: Format): { width: number; height: number } => {
  const { width, height } = places[format]
  return { width, height }
}

/** A picture for the home page without any words in it: the page lays them over it, in the reader's language. */
export function scene({ from, to, things }: Scene, format: Format): string {
  const { width, height, tiles } = places[format]
  const drawn = tiles.map(([x, y, size], i) => {
    const thing = things[i % things.length]
    return thing ? tile(thing, x, y, size, i) : ''
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#b)"/><circle cx="${width * 0.78}" cy="${height * 0.5}" r="${height * 0.72}" fill="#ffffff" opacity="0.07"/><circle cx="${width * 0.62}" cy="${height * 1.02}" r="${height * 0.5}" fill="#ffffff" opacity="0.06"/>${drawn.join('')}</svg>`
}

export const banners: readonly Banner[] = [
  {
    key: 'protection',
    title: { en: 'Gloves, masks and gowns for the whole week', 'zh-Hant': '手套、口罩、保護衣，一次備齊整週所需' },
    link: '/search?keyword=gloves&searchType=keyword',
    from: '#0b4a3f',
    to: '#1f7a68',
    things: [
      { type: 'glove-box', tint: 'jade', accent: 'blue', pose: 0 },
      { type: 'mask-box', tint: 'sky', accent: 'teal', pose: 0 },
      { type: 'face-shield', tint: 'mint', accent: 'green', pose: 0 },
      { type: 'gown', tint: 'teal', accent: 'teal', pose: 0 },
      { type: 'wipes-tub', tint: 'jade', accent: 'violet', pose: 0 },
      { type: 'cap', tint: 'sky', accent: 'blue', pose: 0 },
    ],
  },
  {
    key: 'restorative',
    title: { en: 'Composites and bonding, every shade in stock', 'zh-Hant': '樹脂與黏合劑，各色號現貨供應' },
    link: '/search?keyword=composite&searchType=keyword',
    from: '#27345f',
    to: '#4b5fa8',
    things: [
      { type: 'composite-syringe', tint: 'indigo', accent: 'orange', pose: 0 },
      { type: 'shade-guide', tint: 'violet', accent: 'pink', pose: 0 },
      { type: 'bonding-bottle', tint: 'indigo', accent: 'navy', pose: 0 },
      { type: 'curing-station', tint: 'sky', accent: 'blue', pose: 0 },
      { type: 'composite-capsule', tint: 'violet', accent: 'teal', pose: 0 },
      { type: 'etch-syringe', tint: 'indigo', accent: 'blue', pose: 0 },
    ],
  },
  {
    key: 'sterilisation',
    title: {
      en: 'From tray to pouch: a sterilisation corner that works',
      'zh-Hant': '由托盤到滅菌袋，打造安心消毒流程',
    },
    link: '/search?keyword=sterilisation&searchType=keyword',
    from: '#5a3a12',
    to: '#b07a2c',
    things: [
      { type: 'pouch', tint: 'amber', accent: 'blue', pose: 0 },
      { type: 'autoclave', tint: 'coral', accent: 'teal', pose: 0 },
      { type: 'cassette', tint: 'amber', accent: 'orange', pose: 0 },
      { type: 'indicator-tape', tint: 'olive', accent: 'teal', pose: 0 },
      { type: 'ultrasonic-cleaner', tint: 'amber', accent: 'green', pose: 0 },
      { type: 'spore-vial', tint: 'coral', accent: 'violet', pose: 0 },
    ],
  },
  {
    key: 'hygiene-month',
    title: { en: 'Demo: hygiene month, offers for the hygienist’s chair', 'zh-Hant': '示範：洗牙月，洗牙椅旁用品優惠' },
    link: '/active11/1',
    from: '#123f5a',
    to: '#2f7fa8',
    things: [
      { type: 'scaler-unit', tint: 'sky', accent: 'blue', pose: 0 },
      { type: 'prophy-jar', tint: 'mint', accent: 'pink', pose: 0 },
      { type: 'air-polisher', tint: 'sky', accent: 'teal', pose: 0 },
      { type: 'varnish-dose', tint: 'mint', accent: 'orange', pose: 0 },
      { type: 'prophy-cups', tint: 'sky', accent: 'blue', pose: 0 },
      { type: 'interdental-brush', tint: 'mint', accent: 'violet', pose: 0 },
    ],
  },
]

/** A business registration certificate that nobody could take for a real one. */
export function sampleCertificate(clinic: string): string {
  const safe = clinic.replace(/[&<>"]/g, '')
  const lines = Array.from(
    { length: 7 },
    (_, i) => `<rect x="120" y="${640 + i * 60}" width="${760 - (i % 3) * 120}" height="14" rx="7" fill="#d5dfdc"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1400" viewBox="0 0 1000 1400"><rect width="1000" height="1400" fill="#fdfdf8"/><rect x="40" y="40" width="920" height="1320" fill="none" stroke="#0b4a3f" stroke-width="6"/><rect x="58" y="58" width="884" height="1284" fill="none" stroke="#0b4a3f" stroke-width="2"/><circle cx="500" cy="200" r="70" fill="none" stroke="#0b4a3f" stroke-width="6"/><path d="M500 150v100M450 200h100" stroke="#0b4a3f" stroke-width="14" stroke-linecap="round"/><text x="500" y="350" font-family="serif" font-size="44" text-anchor="middle" fill="#0b4a3f">BUSINESS REGISTRATION</text><text x="500" y="405" font-family="serif" font-size="34" text-anchor="middle" fill="#0b4a3f">Certificate for demonstration</text><text x="500" y="520" font-family="serif" font-size="38" text-anchor="middle" fill="#222">${safe}</text>${lines.join('')}<text x="500" y="1240" font-family="serif" font-size="30" text-anchor="middle" fill="#555">Not a document. Invented for the demo shop.</text><g transform="rotate(-30 500 760)"><text x="500" y="800" font-family="sans-serif" font-weight="bold" font-size="190" text-anchor="middle" fill="#c0392b" opacity="0.28">SAMPLE</text></g></svg>`
}
