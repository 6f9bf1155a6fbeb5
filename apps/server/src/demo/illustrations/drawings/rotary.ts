import { bottle, printed } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import { at, block, circle, duo, ellipse, path, rect, rounded, row, seen, stroke, taper, turned } from '../shapes'

const head: Record<string, (light: string, dark: string) => string> = {
  round: (l, d) => duo('M0 -52A26 26 0 1 1 -1 -52Z', l, d, 2),
  pear: (l, d) => duo('M0 -70Q30 -66 24 -30Q14 -8 0 0Q-14 -8 -24 -30Q-30 -66 0 -70Z', l, d, 2),
  taper: (l, d) => duo('M-12 -96Q0 -108 12 -96L22 0H-22Z', l, d, 2),
  flame: (l, d) => duo('M0 -108Q26 -60 18 0H-18Q-26 -60 0 -108Z', l, d, 2),
  cylinder: (l, d) => duo(rounded(-19, -96, 38, 98, 6), l, d, 2),
  wheel: (l, d) => duo(rounded(-42, -34, 84, 32, 12), l, d, 2),
  football: (l, d) => duo('M0 -84Q36 -44 0 0Q-36 -44 0 -84Z', l, d, 2),
}
const heads = Object.values(head)

const bur = (draw: (light: string, dark: string) => string, light: string, dark: string, band: string): string =>
  rect(-7, -8, 14, 40, 4, n.steelMid) +
  block(-13, 24, 26, 120, 6, n.steel, n.steelMid) +
  rect(-13, 52, 26, 12, 0, band) +
  draw(light, dark)

const pick = (i: number) => heads[i % heads.length] ?? heads[0] ?? (() => '')

const contra = (p: Paint, headY: number): string =>
  block(-26, 60, 52, 108, 12, n.steelMid, n.steelDeep) +
  rect(-26, 84, 52, 14, 0, p.accent.mid) +
  duo('M-26 62L-22 -60Q-20 -90 6 -112L30 -132L50 -108L32 -88Q22 -78 24 -56L26 62Z', n.steel, n.steelMid, 6) +
  stroke('M-18 20H18M-18 0H18M-17 -20H17', n.steelDeep, 4, seen(0.5)) +
  at(
    48,
    headY,
    turned(
      52,
      block(-22, -34, 44, 62, 12, n.steelMid, n.steelDeep) +
        rect(-14, -42, 28, 12, 5, p.accent.mid) +
        rect(-4, 26, 8, 34, 3, n.steelDeep),
    ),
  )

const holder = (p: Paint, light: string, dark: string, from: number): string =>
  row(6, 48, (i) => at(0, 10, bur(pick(i + from), light, dark, i % 2 ? p.accent.mid : p.tint.deep))) +
  block(-160, 84, 320, 66, 16, p.accent.mid, p.accent.deep) +
  printed(-136, 106, 110, 2, n.white)

const diamond = ['#d7d3c4', '#b5ae98'] as const
const carbide = ['#dfe5c8', '#b7a865'] as const

export const rotary = {
  'handpiece-high-speed': long((p) => at(-14, 4, contra(p, -128)) + circle(-14, 150, 9, p.accent.deep)),
  'handpiece-led': long((p) => at(-14, 4, path('M58 -96L150 -30L96 20Z', '#fff3bf', seen(0.8)) + contra(p, -128))),
  'contra-angle': long((p) =>
    at(-14, 4, contra(p, -128) + rect(-26, 30, 52, 26, 6, p.accent.deep) + rect(-30, 150, 60, 22, 6, n.steelDeep)),
  ),
  'straight-handpiece': long(
    (p) =>
      rect(-5, -170, 10, 60, 4, n.steelDeep) +
      duo(taper(-120, 130, 26, 54), n.steel, n.steelMid, 6) +
      rect(-28, 6, 56, 24, 6, p.accent.mid) +
      block(-28, 26, 56, 120, 14, n.steel, n.steelMid) +
      stroke('M-18 60H18M-18 78H18M-18 96H18', n.steelDeep, 4, seen(0.5)),
  ),
  'air-motor': long(
    (p) =>
      rect(-8, -160, 16, 60, 5, n.steelMid) +
      block(-26, -110, 52, 120, 10, n.steel, n.steelMid) +
      rect(-30, 0, 60, 40, 8, p.accent.mid) +
      block(-24, 36, 48, 90, 10, n.steelMid, n.steelDeep) +
      stroke('M0 124C0 160 30 150 40 176', n.dark, 18),
  ),
  coupling: long(
    (p) =>
      block(-36, -110, 72, 92, 12, n.steel, n.steelMid) +
      rect(-42, -24, 84, 54, 10, p.accent.mid) +
      block(-30, 28, 60, 96, 8, n.steelMid, n.steelDeep) +
      row(2, 24, () => rect(-5, -140, 10, 40, 4, n.steelDeep)),
  ),
  rotor: standing((p) =>
    row(2, 150, (i) =>
      at(
        0,
        i ? 30 : -24,
        circle(0, 0, 62, n.steelMid) +
          circle(0, 0, 44, n.steel) +
          Array.from({ length: 8 }, (_, k) => turned(k * 45, rect(-5, -44, 10, 20, 3, n.steelDeep))).join('') +
          circle(0, 0, 17, p.accent.mid) +
          circle(0, 0, 7, n.dark),
      ),
    ),
  ),
  'handpiece-oil': standing(
    (p) =>
      rect(-16, -146, 32, 24, 6, n.dark) +
      duo('M-62 -84Q-62 -124 0 -124Q62 -124 62 -84V150H-62Z', p.accent.mid, p.accent.deep, 20) +
      rect(-62, -92, 124, 10, 0, n.steelMid) +
      rect(-62, -20, 124, 100, 0, n.white) +
      circle(0, 30, 28, p.accent.light) +
      path('M0 6Q18 30 0 48Q-18 30 0 6Z', p.accent.deep) +
      rect(-62, 136, 124, 14, 4, n.steelMid),
  ),
  'bur-round': several((p) =>
    row(3, 96, (i) => at(0, i === 1 ? -20 : 8, bur(head.round ?? pick(0), ...diamond, p.accent.mid))),
  ),
  'bur-taper': several((p) =>
    row(3, 96, (i) => at(0, i === 1 ? -14 : 8, bur(head.taper ?? pick(0), ...diamond, p.accent.mid))),
  ),
  'bur-flame': several((p) =>
    row(3, 96, (i) => at(0, i === 1 ? -14 : 8, bur(head.flame ?? pick(0), ...diamond, p.accent.mid))),
  ),
  'bur-wheel': several((p) =>
    row(3, 104, (i) =>
      at(0, i === 1 ? -20 : 8, bur((i === 1 ? head.football : head.wheel) ?? pick(0), ...diamond, p.accent.mid)),
    ),
  ),
  'bur-set': solo((p) => holder(p, ...diamond, 0)),
  'carbide-bur': several((p) =>
    row(3, 96, (i) => at(0, i === 1 ? -20 : 8, bur(pick(i * 2 + 1), ...carbide, p.accent.mid))),
  ),
  'carbide-set': solo((p) => holder(p, ...carbide, 3)),
  'surgical-bur': long(
    (p) =>
      rect(-9, -40, 18, 200, 5, n.steel) +
      rect(-9, 110, 18, 14, 2, p.accent.mid) +
      duo('M0 -170Q30 -130 20 -40H-20Q-30 -130 0 -170Z', ...carbide, 2) +
      stroke('M-14 -70L12 -90M-18 -96L14 -118M-14 -124L8 -140', n.goldDeep, 5),
  ),
  'polishing-points': several((p) =>
    row(4, 76, (i) =>
      at(
        0,
        i % 2 ? 20 : -10,
        bur(
          pick(i + 2),
          [p.accent.light, p.accent.mid, p.tint.mid, p.accent.deep][i] ?? p.accent.mid,
          [p.accent.mid, p.accent.deep, p.tint.deep, p.accent.ink][i] ?? p.accent.deep,
          n.gold,
        ),
      ),
    ),
  ),
  'lab-bur': long(
    (p) =>
      block(-10, 0, 20, 160, 6, n.steel, n.steelMid) +
      rect(-10, 60, 20, 14, 2, p.accent.mid) +
      duo('M-8 -160Q0 -170 8 -160Q40 -80 30 0H-30Q-40 -80 -8 -160Z', ...carbide, 2) +
      stroke('M-26 -20L18 -60M-30 -60L22 -106M-22 -104L14 -134', n.goldDeep, 5),
  ),
  'bur-block': solo(
    (p) =>
      ellipse(0, 20, 150, 30, n.steelMid) +
      row(7, 38, (i) => at(0, 0, rect(-5, -40, 10, 60, 3, n.steelMid) + at(0, -38, pick(i)(...diamond)))) +
      duo('M-150 20H150V120Q150 146 120 146H-120Q-150 146 -150 120Z', p.accent.light, p.accent.mid, 50) +
      printed(-110, 76, 140, 2, n.white),
  ),
  'oil-bottle': standing(
    (p) => bottle(p, { w: 110, h: 200, neck: 36, cap: 56 }) + stroke('M0 -126V-160L30 -170', n.steelDeep, 7),
  ),
  'spray-nozzle': standing(
    (p) =>
      duo(taper(-60, 170, 70, 120), p.accent.light, p.accent.mid, 12) +
      rect(-20, -120, 40, 66, 8, n.steelMid) +
      rect(-70, 104, 140, 40, 10, p.accent.deep),
  ),
}
