import { bottle, carton, console as device, jar, label, printed, syringe, tube } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import { at, block, circle, duo, ellipse, path, rect, rounded, row, scaled, seen, stroke, turned } from '../shapes'
import { tooth } from './restorative'

const scalerTip = (p: Paint): string =>
  rect(-20, 60, 40, 70, 8, n.steelMid) +
  rect(-20, 84, 40, 12, 0, p.accent.mid) +
  duo('M-16 62L-12 -10Q-10 -70 34 -104Q52 -116 56 -100Q8 -66 12 -8L16 62Z', n.steel, n.steelMid, 0)

const brush = (p: Paint, handleTo: number): string =>
  block(-15, -30, 30, handleTo + 30, 15, p.accent.mid, p.accent.deep) +
  duo(rounded(-17, -164, 34, 110, 16), p.accent.light, p.accent.mid, 4) +
  rect(-9, -60, 18, 40, 8, p.accent.mid) +
  Array.from({ length: 5 }, (_, i) => rect(-38, -156 + i * 19, 34, 13, 4, i % 2 ? p.tint.light : n.white)).join('')

export const hygiene = {
  'scaler-tip': several((p) => row(3, 104, (i) => at(0, i === 1 ? -8 : 10, scalerTip(p)))),
  'scaler-unit': solo(
    (p) =>
      device(p, 250, 190, stroke('M-60 6Q-40 -24 -20 6T20 6T60 -2', p.accent.light, 8)) +
      stroke('M120 96C180 90 176 10 146 -30', n.dark, 10) +
      at(
        140,
        -50,
        turned(
          -20,
          block(-15, -80, 30, 110, 14, p.accent.mid, p.accent.deep) + stroke('M0 -80V-112L16 -128', n.steelDeep, 8),
        ),
      ),
  ),
  'air-polisher': long(
    (p) =>
      block(-26, 30, 52, 130, 16, n.steel, n.steelMid) +
      circle(0, 0, 54, p.accent.light) +
      circle(0, 0, 38, n.white) +
      rect(-54, -10, 108, 18, 8, p.accent.mid) +
      duo('M-12 -48L-8 -130L30 -168L44 -152L12 -120L14 -48Z', n.steel, n.steelMid, 4),
  ),
  'prophy-jar': standing((p) => jar(p, 190, 190)),
  'prophy-cups': several((p) =>
    [-96, 0, 96]
      .map((x, i) =>
        at(
          x,
          i === 1 ? -40 : 46,
          duo('M-44 -30H44L32 44Q0 58 -32 44Z', n.white, n.shade, 8) +
            ellipse(0, -30, 44, 14, [p.accent.mid, p.tint.mid, p.accent.light][i] ?? p.accent.mid) +
            ellipse(0, -34, 26, 7, n.white, seen(0.35)),
        ),
      )
      .join(''),
  ),
  'prophy-brush': several((p) =>
    row(3, 92, (i) =>
      at(
        0,
        i === 1 ? -20 : 10,
        rect(-8, 20, 16, 110, 5, n.steelMid) +
          duo('M-26 -20H26L14 34H-14Z', n.steelMid, n.steelDeep, 4) +
          path(
            i === 1 ? 'M-26 -22Q-34 -84 -20 -92H20Q34 -84 26 -22Z' : 'M-24 -22L-30 -76Q0 -92 30 -76L24 -22Z',
            i === 1 ? p.accent.mid : p.accent.light,
          ) +
          stroke('M-12 -30V-76M0 -30V-82M12 -30V-76', p.accent.deep, 4, seen(0.5)),
      ),
    ),
  ),
  'prophy-powder': standing((p) => bottle(p, { w: 150, h: 190, neck: 90, cap: 40 })),
  'varnish-tube': standing((p) => tube(p, 120, 240)),
  'varnish-dose': standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 96,
          i === 0 ? -20 : 24,
          rect(-38, -100, 76, 190, 12, n.steel) +
            ellipse(0, 30, 26, 40, [p.accent.light, n.gold, p.tint.light][i + 1] ?? p.accent.light) +
            rect(-38, -100, 76, 44, 12, p.accent.mid) +
            printed(-24, -86, 48, 2, n.white),
        ),
      )
      .join(''),
  ),
  'fluoride-foam': standing(
    (p) =>
      rect(-20, -146, 40, 30, 8, p.accent.deep) +
      duo('M-66 -90Q-66 -124 0 -124Q66 -124 66 -90V150H-66Z', n.white, n.shade, 22) +
      rect(-66, -50, 132, 150, 0, p.accent.mid) +
      at(0, 20, scaled(0.36, tooth())) +
      rect(-66, 132, 132, 18, 5, n.steelMid),
  ),
  sealant: long((p) => syringe(p, { w: 40, h: 176, fill: p.accent.light, tip: 'bent' })),
  toothbrush: long((p) => brush(p, 196)),
  'toothbrush-child': long((p) =>
    at(
      0,
      20,
      scaled(
        0.92,
        brush(p, 150) +
          circle(0, 140, 26, p.accent.light) +
          circle(-8, 136, 4, n.dark) +
          circle(8, 136, 4, n.dark) +
          stroke('M-8 148Q0 154 8 148', n.dark, 3),
      ),
    ),
  ),
  'interdental-brush': several((p) =>
    row(4, 76, (i) =>
      at(
        0,
        i % 2 ? 16 : -8,
        block(
          -15,
          10,
          30,
          120,
          14,
          [p.accent.mid, p.tint.mid, p.accent.deep, p.tint.deep][i] ?? p.accent.mid,
          p.accent.deep,
        ) +
          stroke('M0 10V-110', n.steelDeep, 5) +
          Array.from({ length: 7 }, (_, k) =>
            stroke(`M${-18 + k} ${-14 - k * 14}L${18 - k} ${-20 - k * 14}`, n.white, 6),
          ).join(''),
      ),
    ),
  ),
  floss: standing(
    (p) =>
      stroke('M40 -66C110 -120 150 -60 130 0', n.white, 7) +
      duo(
        'M-104 -60Q-104 -110 -54 -110H54Q104 -110 104 -60V90Q104 150 44 150H-44Q-104 150 -104 90Z',
        p.accent.light,
        p.accent.mid,
        30,
      ) +
      path('M-104 -44H104V-60Q104 -110 54 -110H-54Q-104 -110 -104 -60Z', p.accent.deep) +
      rect(24, -82, 34, 18, 5, n.steel) +
      circle(0, 50, 52, n.white) +
      at(0, 52, scaled(0.26, tooth(p.tint.light, p.tint.mid))),
  ),
  'floss-picks': several((p) =>
    row(4, 78, (i) =>
      at(
        0,
        i % 2 ? 12 : -12,
        duo('M-10 -40H10V110Q0 140 -10 110Z', p.accent.light, p.accent.mid, 2) +
          stroke('M0 -40C-50 -44 -34 -100 -30 -116M0 -40C50 -44 34 -100 30 -116', p.accent.mid, 13) +
          stroke('M-30 -108H30', n.white, 5),
      ),
    ),
  ),
  mouthwash: standing((p) => bottle(p, { w: 134, h: 226, neck: 60, cap: 50, glass: [p.accent.light, p.accent.mid] })),
  toothpaste: standing((p) => tube(p, 134, 250)),
  'whitening-kit': solo(
    (p) =>
      path('M-150 20L-126 -96H126L150 20Z', p.accent.mid) +
      block(-160, 20, 320, 124, 16, n.white, n.shade) +
      rect(-144, 36, 288, 92, 10, p.tint.halo) +
      row(3, 62, () =>
        at(-60, 84, turned(90, scaled(0.4, syringe(p, { w: 50, h: 130, fill: p.tint.light, tip: 'luer' })))),
      ) +
      at(
        96,
        82,
        scaled(
          0.42,
          stroke('M-80 70C-100 -80 100 -80 80 70', n.glass, 54) +
            stroke('M-80 70C-100 -80 100 -80 80 70', p.tint.mid, 8),
        ),
      ) +
      at(0, -40, scaled(0.34, tooth(n.white, n.paper))),
  ),
  'whitening-syringe': long((p) => syringe(p, { w: 52, h: 176, fill: p.accent.light, tip: 'luer' })),
  'disclosing-tablets': several((p) =>
    [-96, 0, 96]
      .map((x) =>
        at(
          x,
          30,
          rect(-42, -90, 84, 180, 12, n.steel) +
            [-50, 0, 50].map((y) => circle(0, y, 22, p.accent.mid) + stroke(`M-10 ${y}H10`, p.accent.deep, 4)).join(''),
        ),
      )
      .join(''),
  ),
  'tongue-cleaner': long(
    (p) =>
      stroke('M-30 -60C-60 -180 60 -180 30 -60', p.accent.mid, 18) +
      block(-17, -66, 34, 226, 16, p.accent.mid, p.accent.deep) +
      rect(-8, 20, 16, 100, 8, p.accent.light),
  ),
  'water-flosser': solo(
    (p) =>
      duo('M-70 -60Q-70 -90 -40 -90H40Q70 -90 70 -60V100H-70Z', n.white, n.shade, 24) +
      rect(-82, 60, 164, 90, 18, p.tint.light) +
      circle(0, -20, 26, p.accent.mid) +
      stroke('M0 -90V-130L54 -170', p.accent.mid, 12) +
      rect(-40, 24, 80, 12, 6, n.line),
  ),
  'hygiene-carton': standing((p) => carton(p, 190, 190, p.accent.light)),
  'remineralising-cream': standing(
    (p) =>
      at(0, 4, tube({ ...p, accent: { ...p.accent, mid: p.accent.light } }, 118, 220)) +
      label(-30, 14, 60, 44, p.accent),
  ),
}
