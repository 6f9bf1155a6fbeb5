import { label, printed } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n } from '../paint'
import { at, block, circle, duo, ellipse, path, rect, rounded, row, scaled, seen, stroke, turned } from '../shapes'
import { tooth } from './restorative'

const bracket = (light: string, dark: string): string =>
  duo(rounded(-40, -40, 80, 80, 14), light, dark, 8) +
  [-26, 26].map((x) => rect(x - 16, -54, 32, 40, 8, light) + rect(x - 16, 14, 32, 40, 8, dark)).join('') +
  rect(-46, -11, 92, 22, 4, n.dark, seen(0.55))

const screw = (from: number, to: number): string =>
  duo(`M-30 ${from}H30L24 ${to - 20}Q0 ${to + 14} -24 ${to - 20}Z`, n.steel, n.steelMid, 4) +
  Array.from({ length: Math.floor((to - from) / 22) }, (_, i) =>
    stroke(`M-34 ${from + 14 + i * 22}L34 ${from + 4 + i * 22}`, n.steelDeep, 8),
  ).join('')

const shell = (colour: string): string =>
  stroke('M-110 96C-130 -110 130 -110 110 96', colour, 62) +
  stroke('M-110 96C-130 -110 130 -110 110 96', n.white, 22, seen(0.5))

export const orthodontics = {
  brackets: standing(
    (p) =>
      [-1, 0, 1]
        .map((i) =>
          at(
            i * 102,
            i ? -46 : -62,
            scaled(0.8, tooth(n.tooth, n.toothShade)) + at(0, -44, scaled(0.62, bracket(n.steel, n.steelMid))),
          ),
        )
        .join('') +
      stroke('M-150 -66Q0 -92 150 -66', n.steelDeep, 6) +
      rect(-150, 112, 300, 38, 14, p.accent.mid),
  ),
  'ceramic-bracket': standing(
    (p) =>
      [-1, 1]
        .map((i) =>
          at(i * 76, i * 14 - 10, scaled(1.2, bracket(n.tooth, n.toothShade) + circle(30, -34, 7, p.accent.mid))),
        )
        .join('') + stroke('M-160 -20Q0 14 160 0', n.steelDeep, 8),
  ),
  'metal-bracket': standing((p) =>
    [-1, 0, 1]
      .map((i) => at(i * 104, i ? 34 : -46, bracket(n.steel, n.steelMid) + circle(26, -34, 8, p.accent.mid)))
      .join(''),
  ),
  'buccal-tube': standing((p) =>
    [-1, 1]
      .map((i) =>
        at(
          i * 82,
          i * 20,
          duo(rounded(-62, -44, 124, 88, 18), n.steel, n.steelMid, 16) +
            block(-50, -22, 100, 40, 18, n.steelMid, n.steelDeep) +
            circle(-44, -2, 11, n.dark) +
            rect(30, -58, 12, 34, 6, p.accent.mid),
        ),
      )
      .join(''),
  ),
  archwire: standing(
    (p) =>
      [0, 1, 2]
        .map((i) =>
          stroke(
            `M${-130 + i * 24} ${124 - i * 4}C${-136 + i * 34} ${-190 + i * 48} ${136 - i * 34} ${-190 + i * 48} ${130 - i * 24} ${124 - i * 4}`,
            [n.steelDeep, n.goldDeep, n.steelMid][i] ?? n.steelDeep,
            7,
          ),
        )
        .join('') +
      rect(-40, 30, 80, 96, 8, n.white) +
      rect(-40, 30, 80, 28, 8, p.accent.mid) +
      printed(-26, 72, 52, 3, n.line),
  ),
  elastics: standing((p) =>
    [
      [-84, -52, 52],
      [36, -80, 46],
      [-20, 38, 62],
      [104, 24, 50],
      [-120, 62, 38],
      [72, 106, 38],
    ]
      .map(([x, y, r], i) =>
        circle(
          x ?? 0,
          y ?? 0,
          r ?? 40,
          'none',
          ` stroke="${[p.accent.mid, p.tint.mid, p.accent.deep, p.accent.light, p.tint.deep, p.accent.mid][i]}" stroke-width="15"`,
        ),
      )
      .join(''),
  ),
  ligatures: standing(
    (p) =>
      stroke('M0 -150V150', p.accent.deep, 10) +
      [-120, -60, 0, 60, 120]
        .map(
          (y, i) =>
            circle(
              -34,
              y,
              22,
              'none',
              ` stroke="${[p.accent.mid, p.tint.mid, p.accent.light, p.tint.deep, p.accent.deep][i]}" stroke-width="13"`,
            ) +
            circle(
              34,
              y,
              22,
              'none',
              ` stroke="${[p.tint.mid, p.accent.mid, p.tint.deep, p.accent.light, p.tint.mid][i]}" stroke-width="13"`,
            ) +
            stroke(`M-12 ${y}H12`, p.accent.deep, 8),
        )
        .join(''),
  ),
  'power-chain': several(
    (p) =>
      circle(-30, -10, 112, p.accent.light) +
      circle(-30, -10, 112, 'none', ` stroke="${p.accent.deep}" stroke-width="12"`) +
      circle(-30, -10, 46, n.white) +
      circle(-30, -10, 24, p.accent.deep) +
      row(6, 40, (i) =>
        at(20, 124, circle(0, 0, 17, 'none', ` stroke="${i % 2 ? p.accent.mid : p.accent.deep}" stroke-width="10"`)),
      ),
  ),
  'coil-spring': long(
    (p) =>
      stroke('M0 -160V160', n.steelDeep, 6) +
      Array.from({ length: 12 }, (_, i) =>
        ellipse(0, -110 + i * 20, 34, 13, 'none', ` stroke="${i % 2 ? n.steelMid : n.steelDeep}" stroke-width="9"`),
      ).join('') +
      circle(0, -150, 16, p.accent.mid) +
      circle(0, 150, 16, p.accent.mid),
  ),
  aligner: solo(
    (p) =>
      at(0, -36, scaled(0.92, shell(p.tint.light))) +
      at(0, 44, shell(p.accent.light)) +
      [-84, -34, 34, 84]
        .map((x) => at(x, 34 + (Math.abs(x) > 60 ? 40 : -22), rect(-3, -18, 6, 36, 3, n.white, seen(0.7))))
        .join(''),
  ),
  'aligner-sheet': standing(
    (p) =>
      [0, 1, 2]
        .map((i) =>
          at(
            -26 + i * 26,
            30 - i * 26,
            circle(0, 0, 118, [p.accent.mid, p.accent.light, n.glass][i] ?? n.glass, seen(0.9)),
          ),
        )
        .join('') + at(26, -26, path('M-84 30A90 90 0 0 1 30 -84L44 -66A70 70 0 0 0 -62 40Z', n.white, seen(0.85))),
  ),
  'retainer-box': standing(
    (p) =>
      duo('M-140 10C-140 120 -90 150 0 150C90 150 140 120 140 10Z', p.accent.mid, p.accent.deep, 40) +
      path('M-140 10C-130 -110 -84 -136 0 -136C84 -136 130 -110 140 10Z', p.accent.light) +
      ellipse(0, 10, 140, 30, p.accent.ink, seen(0.4)) +
      at(0, 4, scaled(0.5, shell(n.glass))) +
      rect(-28, 30, 56, 30, 10, n.white),
  ),
  retainer: standing(
    (p) =>
      path('M-120 100C-140 -80 -80 -120 0 -120C80 -120 140 -80 120 100Q60 60 0 60Q-60 60 -120 100Z', p.accent.mid) +
      path('M-90 60C-100 -50 -60 -80 0 -80C60 -80 100 -50 90 60Q40 30 0 30Q-40 30 -90 60Z', p.accent.light) +
      stroke('M-122 90C-150 -110 -90 -150 0 -150C90 -150 150 -110 122 90', n.steelDeep, 7),
  ),
  'ortho-wax': standing(
    (p) =>
      block(-110, -90, 220, 230, 22, p.accent.light, p.accent.mid) +
      [-60, 0, 60].map((x) => rect(x - 20, -64, 40, 140, 20, n.white)).join('') +
      rect(-110, 92, 220, 48, 16, p.accent.deep) +
      printed(-70, 108, 100, 1, n.white),
  ),
  expander: solo(
    (p) =>
      [-1, 1]
        .map((i) => at(i * 96, 0, duo(rounded(-50, -80, 100, 170, 40), p.accent.light, p.accent.mid, 10)))
        .join('') +
      rect(-130, -26, 260, 16, 6, n.steelDeep) +
      rect(-130, 22, 260, 16, 6, n.steelDeep) +
      block(-46, -46, 92, 104, 14, n.steel, n.steelMid) +
      circle(0, 6, 20, n.steelDeep) +
      stroke('M-10 6H10', n.white, 6),
  ),
  'mini-screw': several((p) =>
    row(3, 100, (i) =>
      at(
        0,
        i === 1 ? -14 : 14,
        scaled(
          0.72,
          screw(-10, 150) +
            rect(-24, -44, 48, 36, 6, n.steelMid) +
            block(-36, -98, 72, 58, 18, [p.accent.mid, p.tint.mid, p.accent.deep][i] ?? p.accent.mid, p.accent.deep),
        ),
      ),
    ),
  ),
  implant: solo(
    (p) =>
      at(
        0,
        10,
        scaled(
          1.05,
          screw(-20, 130) +
            rect(-34, -40, 68, 24, 6, n.steelMid) +
            duo('M-24 -40L-18 -110H18L24 -40Z', n.gold, n.goldDeep, 2),
        ),
      ) +
      path('M-166 -4Q-100 -34 -46 -14V30H-166ZM166 -4Q100 -34 46 -14V30H166Z', n.gum) +
      path('M-166 30H-46V90H-166ZM166 30H46V90H166Z', p.tint.light),
  ),
  abutment: standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 100,
          i ? 20 : -16,
          duo('M-26 90V30L-40 4H40L26 30V90Q0 106 -26 90Z', n.steel, n.steelMid, 4) +
            duo(i === 1 ? 'M-30 4L-6 -98H34L36 4Z' : 'M-32 4L-22 -98H22L32 4Z', n.gold, n.goldDeep, 6) +
            rect(-30, 36, 60, 10, 3, p.accent.mid),
        ),
      )
      .join(''),
  ),
  'healing-cap': standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 100,
          i ? 24 : -10,
          duo('M-44 -60Q0 -80 44 -60L30 10H-30Z', n.steel, n.steelMid, 6) +
            rect(-18, 10, 36, 80, 6, n.steelMid) +
            stroke('M-18 30H18M-18 50H18M-18 70H18', n.steelDeep, 6) +
            circle(0, -62, 13, [p.accent.mid, p.tint.mid, p.accent.deep][i + 1] ?? p.accent.mid),
        ),
      )
      .join(''),
  ),
  'implant-kit': solo(
    (p) =>
      path('M-150 0L-130 -120H130L150 0Z', p.accent.deep) +
      rect(-110, -100, 220, 80, 8, p.accent.mid) +
      printed(-60, -76, 120, 2, n.white) +
      block(-160, 0, 320, 146, 14, p.accent.mid, p.accent.deep) +
      rect(-142, 16, 284, 112, 8, n.steel) +
      [0, 1]
        .map((r) =>
          row(8, 34, (i) => at(0, 46 + r * 50, rect(-7, -20, 14, 40, 5, (i + r) % 3 ? n.steelDeep : p.accent.mid))),
        )
        .join(''),
  ),
  'bone-graft': standing(
    (p) =>
      duo(rounded(-70, -60, 140, 210, 16, 26), n.glass, n.shade, 20) +
      path('M-70 60H70V124Q70 150 44 150H-44Q-70 150 -70 124Z', '#f6efe0') +
      [
        [-40, 90],
        [-10, 110],
        [24, 84],
        [44, 120],
        [-30, 126],
        [6, 80],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 10, '#e6d9bd'))
        .join('') +
      label(-50, -30, 100, 76, p.accent) +
      block(-78, -112, 156, 56, 12, p.accent.mid, p.accent.deep),
  ),
  membrane: standing(
    (p) =>
      at(
        0,
        -24,
        turned(
          -8,
          duo(rounded(-96, -116, 192, 220, 16), n.white, n.shade, 26) +
            rect(-66, -86, 132, 160, 10, '#f6efe0') +
            stroke('M-50 -60H50M-50 -30H50M-50 0H50M-50 30H50', '#e6d9bd', 6),
        ),
      ) +
      rect(-120, 104, 240, 46, 12, p.accent.mid) +
      printed(-96, 120, 110, 1, n.white),
  ),
  'torque-wrench': long(
    (p) =>
      circle(0, -120, 46, n.steelMid) +
      circle(0, -120, 26, n.steelDeep) +
      circle(0, -120, 13, n.white) +
      block(-15, -80, 30, 190, 10, n.steel, n.steelMid) +
      rect(-24, 60, 48, 100, 16, p.accent.mid) +
      stroke('M-12 80H12M-12 98H12M-12 116H12', p.accent.deep, 5),
  ),
  'impression-coping': several((p) =>
    row(3, 100, (i) =>
      at(
        0,
        i === 1 ? -14 : 14,
        rect(-30, -100, 60, 60, 10, [p.accent.mid, p.tint.mid, p.accent.deep][i] ?? p.accent.mid) +
          duo('M-22 -42H22L34 30H-34Z', n.steel, n.steelMid, 4) +
          rect(-40, -10, 80, 16, 6, n.steelDeep) +
          rect(-14, 30, 28, 74, 6, n.steelMid),
      ),
    ),
  ),
}
