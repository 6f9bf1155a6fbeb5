import { bag, carton, jar, printed, rod, tube } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import {
  at,
  block,
  circle,
  duo,
  ellipse,
  group,
  path,
  rect,
  rounded,
  row,
  scaled,
  seen,
  stroke,
  turned,
} from '../shapes'
import { tooth } from './restorative'

const arch =
  'M-150 110C-160 -60 -110 -140 0 -140C110 -140 160 -60 150 110H84C92 -20 68 -66 0 -66C-68 -66 -92 -20 -84 110Z'

const holes = (colour: string): string =>
  [
    [-116, 60],
    [-118, 10],
    [-108, -40],
    [-80, -84],
    [-36, -108],
    [36, -108],
    [80, -84],
    [108, -40],
    [118, 10],
    [116, 60],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 8, colour))
    .join('')

const cartridge = (p: Paint): string =>
  block(-66, -140, 132, 26, 10, p.accent.mid, p.accent.deep) +
  duo(rounded(-58, -116, 54, 190, 6, 12), n.white, n.shade, -20) +
  duo(rounded(4, -116, 54, 190, 6, 12), n.white, n.shade, 40) +
  rect(-58, -60, 54, 92, 0, p.accent.mid) +
  rect(4, -60, 54, 92, 0, p.accent.light) +
  printed(-48, -44, 34, 3, n.white) +
  block(-50, 72, 100, 28, 8, p.accent.deep, p.accent.ink) +
  path('M-20 100H20L9 168Q0 178 -9 168Z', p.accent.light)

const tip = (p: Paint): string =>
  block(-28, -150, 56, 48, 10, p.accent.mid, p.accent.deep) +
  duo('M-20 -104H20V70L7 150H-7L-20 70Z', n.glass, n.shade, 4) +
  stroke(
    'M-14 -84L14 -64M14 -64L-14 -44M-14 -44L14 -24M14 -24L-14 -4M-14 -4L14 16M14 16L-14 36M-14 36L12 56',
    p.accent.mid,
    7,
    seen(0.75),
  )

export const impression = {
  'impression-tray': standing(
    (p) =>
      rect(-24, 70, 48, 80, 14, p.accent.deep) +
      duo(arch, p.accent.mid, p.accent.deep, 60) +
      path('M-84 110C-92 -20 -68 -66 0 -66C68 -66 92 -20 84 110Q0 60 -84 110Z', p.accent.light) +
      holes(p.tint.tile),
  ),
  'metal-tray': standing(
    (p) =>
      rect(-22, 64, 44, 88, 14, n.steelDeep) +
      duo(arch, n.steel, n.steelMid, 60) +
      path('M-84 110C-92 -20 -68 -66 0 -66C68 -66 92 -20 84 110Q0 60 -84 110Z', p.tint.halo) +
      holes(n.steelDeep),
  ),
  'alginate-bag': standing((p) => bag(p, 210, 280)),
  'stone-bag': standing(
    (p) =>
      at(0, 0, bag({ ...p, accent: { ...p.accent, mid: p.tint.mid } }, 230, 250)) +
      path('M60 150Q110 96 160 150Z', p.accent.light),
  ),
  'putty-jars': standing(
    (p) =>
      at(-74, 0, jar(p, 132, 150)) +
      at(80, 0, jar({ ...p, accent: { ...p.accent, mid: n.line, deep: n.steelDeep, light: n.shade } }, 132, 150)) +
      ellipse(4, 134, 56, 22, p.accent.light),
  ),
  'impression-cartridge': long(cartridge),
  'bite-cartridge': long(
    (p) =>
      at(0, -18, cartridge({ ...p, accent: { ...p.accent, light: p.tint.light } })) +
      at(0, 0, rect(-5, 140, 10, 34, 4, p.tint.deep)),
  ),
  'mixing-tips': standing((p) => at(-76, 0, turned(-10, tip(p))) + at(76, 0, turned(10, tip(p))) + at(0, -4, tip(p))),
  'mixing-bowl': standing(
    (p) =>
      at(
        58,
        -90,
        turned(
          36,
          block(-14, -90, 28, 110, 14, n.white, n.shade) +
            duo('M-24 18H24L20 150Q0 168 -20 150Z', n.steel, n.steelMid, 4),
        ),
      ) +
      duo('M-146 -10H146C142 90 84 150 0 150C-84 150 -142 90 -146 -10Z', p.accent.mid, p.accent.deep, 50) +
      ellipse(0, -10, 146, 34, p.accent.ink) +
      ellipse(0, -4, 120, 22, p.tint.light),
  ),
  'tray-adhesive': standing((p) =>
    at(
      0,
      0,
      block(-54, -30, 108, 180, 20, n.dark, '#3b4a50') +
        rect(-40, 34, 80, 72, 6, n.white) +
        printed(-28, 52, 56, 3, p.accent.mid) +
        block(-32, -110, 64, 84, 12, p.accent.mid, p.accent.deep),
    ),
  ),
  'temporary-crown': several(
    (p) =>
      row(4, 78, (i) =>
        at(
          0,
          i % 2 ? 26 : -14,
          duo('M-34 -50Q0 -78 34 -50Q40 40 24 60Q0 44 -24 60Q-40 40 -34 -50Z', n.tooth, n.toothShade, 8),
        ),
      ) + block(-150, 100, 300, 50, 14, p.accent.mid, p.accent.deep),
  ),
  'steel-crown': several(
    (p) =>
      row(3, 104, (i) =>
        at(
          0,
          i === 1 ? -46 : 16,
          duo('M-46 -40Q-24 -64 0 -48Q24 -64 46 -40Q54 30 36 60H-36Q-54 30 -46 -40Z', n.steel, n.steelMid, 10) +
            stroke('M-22 -34Q0 -18 22 -34', n.steelDeep, 5),
        ),
      ) + block(-150, 104, 300, 46, 14, p.accent.mid, p.accent.deep),
  ),
  crown: solo(
    (p) =>
      at(
        0,
        52,
        scaled(0.94, duo('M-64 -30Q-60 -70 -36 -76H36Q60 -70 64 -30L54 90H-54Z', p.tint.light, p.tint.mid, 12)),
      ) +
      at(
        0,
        -60,
        duo(
          'M-92 60C-112 -30 -92 -92 -40 -90Q-18 -74 0 -74Q18 -74 40 -90C92 -92 112 -30 92 60Q0 90 -92 60Z',
          n.tooth,
          n.toothShade,
          30,
        ) + stroke('M-34 -40Q0 -20 34 -40', '#dccba2', 6),
      ) +
      rect(-110, 132, 220, 18, 9, p.accent.mid),
  ),
  denture: standing((p) => {
    const teeth = [-110, -74, -38, 0, 38, 74, 110].map((x) => {
      const y = 30 - (1 - (x / 120) ** 2) * 46
      return at(x, y, duo('M-17 0Q-19 56 0 60Q19 56 17 0Z', n.tooth, n.toothShade, 5))
    })
    return (
      duo(
        'M-150 84C-150 -60 -100 -110 0 -110C100 -110 150 -60 150 84Q130 104 112 78C96 10 60 -22 0 -22C-60 -22 -96 10 -112 78Q-130 104 -150 84Z',
        n.gum,
        n.gumDeep,
        50,
      ) +
      teeth.join('') +
      path('M-60 120H60Q70 120 70 130T60 140H-60Q-70 140 -70 130T-60 120Z', p.accent.light)
    )
  }),
  'denture-teeth': several(
    (p) =>
      [0, 1]
        .map((r) =>
          at(
            0,
            r * 104 - 60,
            rect(-160, -10, 320, 40, 10, r ? p.accent.mid : p.accent.deep) +
              row(6, 50, () => duo('M-18 -50Q0 -64 18 -50Q22 0 14 20H-14Q-22 0 -18 -50Z', n.tooth, n.toothShade, 5)),
          ),
        )
        .join('') + rect(-160, 112, 320, 26, 10, n.white),
  ),
  wax: standing((p) =>
    [0, 1, 2]
      .map((i) =>
        at(
          -20 + i * 20,
          50 - i * 52,
          path('M-130 40L-90 -40H130L90 40Z', [p.accent.deep, p.accent.mid, p.accent.light][i] ?? p.accent.mid) +
            path('M-130 40H90V58H-130Z', p.accent.deep),
        ),
      )
      .join(''),
  ),
  acrylic: standing(
    (p) =>
      at(-60, 0, jar(p, 150, 190)) +
      at(
        92,
        0,
        block(-48, -20, 96, 170, 22, n.dark, '#3b4a50') +
          rect(-36, 40, 72, 70, 6, n.white) +
          printed(-24, 58, 48, 3, p.accent.mid) +
          block(-24, -62, 48, 46, 8, p.accent.deep, p.accent.ink),
      ),
  ),
  model: solo(
    (p) =>
      block(-150, 60, 300, 90, 16, p.accent.light, p.accent.mid) +
      [-108, -36, 36, 108].map((x) => at(x, 20, scaled(0.5, tooth(n.white, n.shade)))).join('') +
      rect(-150, 44, 300, 44, 14, n.gum),
  ),
  articulator: solo(
    (p) =>
      rect(-130, 120, 260, 28, 10, n.steelDeep) +
      rect(-110, -130, 230, 26, 10, n.steelMid) +
      block(90, -130, 30, 256, 12, n.steel, n.steelMid) +
      circle(105, -20, 24, p.accent.mid) +
      rect(-110, -104, 12, 226, 5, n.steelDeep) +
      path('M-70 -96H60L44 -20H-54Z', n.tooth) +
      path('M-54 6H44L60 118H-70Z', p.accent.light) +
      rect(-56, -30, 102, 40, 12, n.gum),
  ),
  'lab-tool': long(
    (p) =>
      rod(-160, 90, 10, 22) +
      block(-15, -72, 30, 200, 14, '#c98d54', '#a9713d') +
      rect(-15, -72, 30, 16, 5, n.steelDeep) +
      duo('M-12 126H12Q24 150 0 172Q-24 150 -12 126Z', n.steel, n.steelMid, 2) +
      rect(-15, 20, 30, 14, 3, p.accent.mid),
  ),
  'liquid-carton': standing((p) => carton(p, 160, 220)),
  'zinc-tubes': standing(
    (p) =>
      at(-56, 0, tube(p, 90, 210)) +
      at(
        70,
        0,
        group('scale(1 .86) translate(0 24)', tube({ ...p, accent: { ...p.accent, mid: p.tint.mid } }, 90, 210)),
      ),
  ),
  scanner: solo(
    (p) =>
      at(
        -30,
        0,
        turned(
          -24,
          block(-38, -150, 76, 230, 38, n.white, n.shade) +
            block(-22, -176, 44, 80, 16, n.steelMid, n.steelDeep) +
            rect(-14, -172, 28, 34, 8, p.accent.mid) +
            circle(0, -30, 15, p.accent.mid) +
            rect(-18, 10, 36, 10, 5, n.line),
        ),
      ) +
      block(-60, 96, 190, 54, 20, n.white, n.shade) +
      rect(-34, 116, 80, 12, 6, p.accent.light) +
      circle(96, 122, 9, p.accent.mid),
  ),
}
