import { bottle, carton, label, printed, syringe, tube } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import {
  at,
  block,
  circle,
  duo,
  ellipse,
  path,
  rect,
  rounded,
  row,
  scaled,
  seen,
  stroke,
  taper,
  turned,
} from '../shapes'

const capsule = (p: Paint): string =>
  block(-30, -10, 60, 110, 12, n.dark, '#35444a') +
  block(-36, 84, 72, 24, 8, p.accent.mid, p.accent.deep) +
  duo('M-22 -6V-34Q-22 -52 -4 -64L30 -92L46 -76L24 -50Q22 -44 22 -6Z', n.dark, '#35444a', 8) +
  rect(-30, 24, 60, 22, 0, p.accent.mid)

const dualSyringe = (p: Paint): string =>
  rect(-40, -150, 24, 90, 6, n.line) +
  rect(16, -150, 24, 90, 6, n.line) +
  block(-58, -166, 116, 20, 8, p.accent.mid, p.accent.deep) +
  block(-84, -72, 168, 20, 10, p.accent.mid, p.accent.deep) +
  duo(rounded(-54, -56, 46, 150, 6, 12), n.white, n.shade, -24) +
  duo(rounded(8, -56, 46, 150, 6, 12), n.white, n.shade, 36) +
  rect(-46, -10, 30, 96, 6, p.accent.light) +
  rect(16, -10, 30, 96, 6, p.tint.light) +
  block(-46, 92, 92, 30, 8, p.accent.mid, p.accent.deep) +
  path('M-22 122H22L10 172Q0 180 -10 172Z', p.accent.light)

export const tooth = (light: string = n.tooth, dark: string = n.toothShade): string =>
  duo(
    'M-88 -70C-92 -130 -40 -140 0 -118C40 -140 92 -130 88 -70C86 -20 64 -10 60 40C56 96 52 140 34 140C12 140 20 60 0 60C-20 60 -12 140 -34 140C-52 140 -56 96 -60 40C-64 -10 -86 -20 -88 -70Z',
    light,
    dark,
    28,
  )

export const restorative = {
  'composite-syringe': long((p) => syringe(p, { w: 62, h: 180, fill: n.toothShade, tip: 'blunt' })),
  'composite-capsule': standing(
    (p) =>
      at(-78, 30, turned(-10, capsule(p))) + at(78, 30, turned(10, capsule(p))) + at(0, 40, scaled(1.1, capsule(p))),
  ),
  'flowable-syringe': long((p) => syringe(p, { w: 46, h: 180, fill: n.toothShade, tip: 'bent' })),
  'etch-syringe': long((p) => syringe(p, { w: 44, h: 180, fill: p.accent.mid, tip: 'bent' })),
  'resin-kit': solo(
    (p) =>
      block(-164, -50, 328, 196, 16, n.white, n.shade) +
      rect(-148, -34, 296, 164, 10, p.tint.halo) +
      row(4, 70, (i) =>
        at(
          0,
          46,
          scaled(
            0.56,
            turned(
              0,
              syringe(p, {
                w: 56,
                h: 150,
                fill: [n.tooth, n.toothShade, '#e0cfa6', '#d3bd8c'][i] ?? n.tooth,
                tip: 'blunt',
              }),
            ),
          ),
        ),
      ) +
      path('M-164 -50L-140 -128H140L164 -50Z', p.accent.mid) +
      printed(-70, -104, 140, 2, n.white),
  ),
  'bonding-bottle': standing(
    (p) =>
      path('M-20 -96L-10 -150H10L20 -96Z', n.shade) +
      duo(rounded(-70, -64, 140, 214, 40, 18), n.dark, '#3b4a50', 20) +
      label(-52, -2, 104, 116, p.accent) +
      block(-42, -104, 84, 48, 10, p.accent.mid, p.accent.deep),
  ),
  'powder-liquid': standing(
    (p) =>
      at(
        -70,
        0,
        block(-62, -70, 124, 220, 18, n.white, n.shade) +
          label(-46, -26, 92, 120, p.accent) +
          block(-66, -104, 132, 46, 10, p.accent.mid, p.accent.deep),
      ) +
      at(
        84,
        0,
        duo(rounded(-44, -10, 88, 160, 30, 14), n.dark, '#3b4a50', 12) +
          label(-32, 40, 64, 76, p.tint) +
          block(-26, -50, 52, 46, 8, p.tint.mid, p.tint.deep),
      ),
  ),
  cement: long(dualSyringe),
  'cement-tubes': standing(
    (p) =>
      at(-62, 0, turned(-5, tube(p, 96, 230))) +
      at(66, 0, turned(5, tube({ ...p, accent: { ...p.accent, mid: p.tint.mid, deep: p.tint.deep } }, 96, 230))),
  ),
  'liner-syringe': long((p) => syringe(p, { w: 38, h: 170, fill: n.white, tip: 'bent' })),
  'matrix-bands': standing((p) => {
    const band = (c: string) => path('M-84 -18Q0 -64 84 -18L70 22Q0 -18 -70 22Z', c) + path('M-12 -40H12V-20H-12Z', c)
    return (
      at(0, -76, band(n.steel)) +
      at(-50, 6, turned(-8, band(n.steelMid))) +
      at(56, 20, turned(9, band(n.steel))) +
      block(-90, 76, 180, 74, 14, n.white, n.shade) +
      rect(-90, 96, 180, 30, 0, p.accent.mid)
    )
  }),
  'sectional-matrix': standing(
    (p) =>
      [0, 1, 2]
        .map((i) =>
          at(-96 + i * 96, -70, duo('M-38 -30Q0 -54 38 -30Q46 30 0 44Q-46 30 -38 -30Z', n.steel, n.steelMid, 8)),
        )
        .join('') +
      at(
        0,
        70,
        stroke('M-70 60C-130 -60 130 -60 70 60', n.goldDeep, 20) +
          stroke('M-70 60C-130 -60 130 -60 70 60', n.gold, 10) +
          block(-92, 42, 44, 36, 10, p.accent.mid, p.accent.deep) +
          block(48, 42, 44, 36, 10, p.accent.mid, p.accent.deep),
      ),
  ),
  wedges: standing((p) => {
    const wedge = (light: string, dark: string) => duo('M-16 -84Q0 -92 16 -84L10 70Q0 92 -10 70Z', light, dark, 2)
    return [
      at(-104, 30, turned(-24, wedge(p.accent.light, p.accent.mid))),
      at(-48, -18, turned(-8, wedge(p.tint.light, p.tint.mid))),
      at(8, 36, turned(6, wedge(p.accent.mid, p.accent.deep))),
      at(62, -12, turned(20, wedge(n.toothShade, '#d3bd8c'))),
      at(116, 44, turned(32, wedge(p.tint.mid, p.tint.deep))),
    ].join('')
  }),
  applicator: standing(
    (p) =>
      [-2, -1, 0, 1, 2]
        .map((i) =>
          at(
            i * 20,
            40,
            turned(
              i * 11,
              rect(-5, -170, 10, 150, 5, i % 2 ? p.accent.mid : p.accent.deep) +
                circle(0, -176, 9, n.white) +
                rect(-4, -166, 8, 18, 3, n.steelMid),
            ),
          ),
        )
        .join('') +
      duo(taper(4, 146, 168, 140), n.glass, n.shade, 24) +
      rect(-92, -6, 184, 26, 10, p.accent.mid) +
      rect(-60, 56, 120, 54, 8, n.white) +
      printed(-46, 68, 92, 2, p.accent.light),
  ),
  'articulating-paper': standing(
    (p) =>
      Array.from({ length: 4 }, (_, i) =>
        at(
          -20 + i * 12,
          -60 - i * 6,
          turned(-10 + i * 8, rect(-120, -26, 240, 52, 4, i % 2 ? p.accent.mid : '#c94f4f')),
        ),
      ).join('') +
      block(-150, 0, 300, 150, 14, n.white, n.shade) +
      rect(-150, 50, 300, 56, 0, p.accent.mid) +
      printed(-126, 64, 130, 2, n.white),
  ),
  'polishing-discs': standing((p) =>
    [
      [-76, -56, 74, p.accent.deep],
      [72, -76, 62, p.accent.mid],
      [-58, 84, 60, p.accent.light],
      [78, 68, 76, p.tint.mid],
    ]
      .map(([x, y, r, colour]) =>
        at(
          Number(x),
          Number(y),
          circle(0, 0, Number(r), String(colour)) +
            circle(0, 0, Number(r) * 0.72, n.white, seen(0.2)) +
            circle(0, 0, 15, n.steel) +
            rect(-6, -6, 12, 12, 2, n.steelDeep),
        ),
      )
      .join(''),
  ),
  'polishing-strip': standing((p) =>
    [0, 1, 2, 3]
      .map((i) =>
        stroke(
          `M-150 ${-80 + i * 54}C-60 ${-130 + i * 54} 60 ${-30 + i * 54} 150 ${-80 + i * 54}`,
          [p.accent.deep, p.accent.mid, p.accent.light, p.tint.mid][i] ?? p.accent.mid,
          24,
        ),
      )
      .join(''),
  ),
  'shade-guide': solo(
    (p) =>
      block(-160, 60, 320, 80, 18, p.accent.mid, p.accent.deep) +
      row(
        7,
        44,
        (i) =>
          rect(-5, 0, 10, 76, 4, n.steelMid) +
          duo(
            'M-17 0Q-20 -90 0 -96Q20 -90 17 0Q0 10 -17 0Z',
            ['#fffdf6', '#fbf3df', '#f5e9c9', '#eedfb6', '#e6d3a2', '#dcc58c', '#cfb477'][i] ?? n.tooth,
            n.toothShade,
            6,
          ),
      ) +
      printed(-120, 92, 240, 1, n.white),
  ),
  post: several((p) =>
    row(4, 72, (i) =>
      at(
        0,
        (i % 2) * 22 - 10,
        duo('M-14 -110H14V-20L7 110Q0 122 -7 110L-14 -20Z', n.white, n.shade, 2) +
          rect(-18, -128, 36, 30, 8, [p.accent.mid, p.tint.mid, p.accent.deep, p.tint.deep][i] ?? p.accent.mid) +
          stroke('M-10 -84H10M-10 -64H10M-10 -44H10', n.line, 4),
      ),
    ),
  ),
  'core-kit': standing((p) => carton(p, 210, 180, p.accent.light)),
  'small-bottle': standing((p) => bottle(p, { w: 108, h: 170, neck: 40, cap: 60 })),
  gun: solo(
    (p) =>
      rect(-150, -84, 190, 14, 6, n.steelMid) +
      rect(-150, -52, 190, 14, 6, n.steelMid) +
      rect(-164, -96, 16, 70, 6, n.steelDeep) +
      block(20, -110, 80, 84, 16, p.accent.mid, p.accent.deep) +
      rect(96, -96, 66, 56, 8, p.tint.mid) +
      duo('M20 -30H84L66 140Q62 150 50 150H22Q8 150 8 136Z', p.accent.mid, p.accent.deep, 46) +
      path('M-2 -28Q-54 40 -36 120L-14 116Q-24 50 22 -10Z', p.accent.deep) +
      ellipse(46, 60, 10, 44, p.accent.light, seen(0.6)),
  ),
}
