import { bottle, console as device, printed, rod, syringe } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import { at, block, circle, duo, ellipse, path, rect, rounded, row, seen, stroke, turned } from '../shapes'

const isoColours = ['#ffffff', '#f2cf4e', '#d9534f', '#4f86d9', '#57a667', '#4a5c63']

const file = (handle: string, dark: string): string =>
  block(-20, -120, 40, 92, 12, handle, dark) +
  stroke('M-14 -100H14M-14 -82H14M-14 -64H14', n.white, 4, seen(0.6)) +
  rect(-16, 10, 32, 16, 7, '#d9534f') +
  stroke('M0 -28V128', n.steelDeep, 7) +
  stroke('M-5 40L5 50M-5 58L5 68M-5 76L5 86M-5 94L5 104', n.steel, 4)

const point = (body: string, dark: string, head: string): string =>
  duo('M-13 -104H13L4 120Q0 128 -4 120Z', body, dark, 1) + rect(-13, -118, 26, 24, 8, head)

export const endodontics = {
  'endo-files': several((p) =>
    row(5, 62, (i) =>
      at(
        0,
        i % 2 ? 14 : -8,
        file(
          [p.accent.mid, '#f2cf4e', '#d9534f', '#4f86d9', '#57a667'][i] ?? p.accent.mid,
          [p.accent.deep, '#d3ad2d', '#b93f3b', '#3a6bb8', '#438651'][i] ?? p.accent.deep,
        ),
      ),
    ),
  ),
  'rotary-files': several((p) =>
    row(4, 74, (i) =>
      at(
        0,
        i % 2 ? 12 : -10,
        rect(-9, -128, 18, 70, 4, n.gold) +
          rect(-14, -86, 28, 26, 6, n.goldDeep) +
          rect(-9, -110, 18, 10, 2, isoColours[(i % 4) + 1] ?? p.accent.mid) +
          rect(-15, 0, 30, 14, 6, p.accent.mid) +
          duo('M-8 -60H8L3 130H-3Z', n.steelMid, n.steelDeep, 0) +
          stroke('M-6 30L5 44M-6 52L5 66M-5 74L4 88M-4 96L3 108', n.steel, 4),
      ),
    ),
  ),
  'gutta-percha': several(
    (p) =>
      at(
        0,
        -10,
        row(7, 40, (i) => at(0, (i % 2) * 16, point('#f2a287', '#e58a6c', isoColours[(i % 5) + 1] ?? p.accent.mid))),
      ) +
      block(-156, 96, 312, 54, 12, p.accent.mid, p.accent.deep) +
      printed(-134, 112, 120, 2, n.white),
  ),
  'paper-points': several(
    (p) =>
      at(
        0,
        -10,
        row(7, 40, (i) => at(0, (i % 2) * 16, point(n.white, n.shade, isoColours[(i % 5) + 1] ?? p.accent.mid))),
      ) +
      block(-156, 96, 312, 54, 12, p.accent.light, p.accent.mid) +
      printed(-134, 112, 120, 2, n.white),
  ),
  'endo-box': solo(
    (p) =>
      block(-150, 10, 300, 140, 18, p.accent.mid, p.accent.deep) +
      rect(-132, -10, 264, 40, 10, n.steelMid) +
      [0, 1]
        .map((r) =>
          row(8, 31, (i) =>
            at(
              0,
              r * 30 - 60,
              rect(-10, -30, 20, 50, 6, isoColours[(i + r) % 6] ?? p.accent.mid) + rect(-2, 18, 4, 40, 2, n.steelDeep),
            ),
          ),
        )
        .join('') +
      rect(-120, 76, 240, 40, 8, n.white) +
      printed(-100, 88, 120, 2, p.accent.light),
  ),
  'apex-locator': solo(
    (p) =>
      device(
        p,
        230,
        230,
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) => rect(-66 + i * 20, -22, 13, 44, 4, i < 4 ? '#8fd19e' : i < 6 ? '#f2cf4e' : '#e06a63'))
          .join(''),
      ) +
      stroke('M115 60C170 60 170 130 140 140', p.accent.deep, 7) +
      stroke('M-115 60C-170 60 -170 120 -150 150', p.accent.mid, 7) +
      rect(-162, 120, 22, 40, 8, n.steelMid),
  ),
  'endo-motor': solo(
    (p) =>
      at(
        30,
        -10,
        turned(
          28,
          block(-28, -160, 56, 250, 26, n.white, n.shade) +
            rect(-17, -60, 34, 56, 8, p.tint.ink) +
            rect(-10, -48, 20, 8, 4, p.accent.light) +
            circle(0, 26, 13, p.accent.mid) +
            block(-18, -184, 36, 34, 8, n.steelMid, n.steelDeep) +
            block(-44, -204, 58, 28, 12, n.steelMid, n.steelDeep),
        ),
      ) +
      block(-120, 112, 200, 38, 18, p.accent.mid, p.accent.deep) +
      ellipse(-20, 112, 60, 14, p.accent.ink, seen(0.5)),
  ),
  obturator: solo(
    (p) =>
      at(
        10,
        0,
        turned(
          -30,
          block(-30, -110, 60, 220, 28, n.white, n.shade) +
            rect(-16, -40, 32, 50, 8, p.tint.ink) +
            circle(0, 40, 14, p.accent.mid) +
            block(-20, -142, 40, 44, 10, p.accent.mid, p.accent.deep) +
            stroke('M0 -140V-176L24 -196', n.steelDeep, 9),
        ),
      ) +
      block(-40, 112, 180, 38, 18, n.white, n.shade) +
      rect(-10, 124, 80, 12, 6, p.accent.light),
  ),
  'irrigation-syringe': long((p) => syringe(p, { w: 54, h: 180, fill: p.tint.light, tip: 'luer' })),
  irrigant: standing((p) => bottle(p, { w: 132, h: 226, neck: 44, cap: 34 })),
  'rubber-dam': standing(
    (p) =>
      [0, 1, 2]
        .map((i) =>
          at(
            -28 + i * 28,
            22 - i * 22,
            duo(
              rounded(-116, -116, 232, 232, 10),
              [p.accent.deep, p.accent.mid, p.accent.light][i] ?? p.accent.mid,
              [p.accent.deep, p.accent.deep, p.accent.mid][i] ?? p.accent.deep,
              60,
            ),
          ),
        )
        .join('') +
      [
        [-30, -40],
        [0, -56],
        [34, -58],
        [66, -44],
        [88, -18],
      ]
        .map(([x, y], i) => circle((x ?? 0) + 6, y ?? 0, 6 + (i % 3), p.accent.ink))
        .join(''),
  ),
  'dam-clamp': standing(
    (p) =>
      stroke('M-84 40C-150 -130 150 -130 84 40', n.steelDeep, 26) +
      stroke('M-84 40C-150 -130 150 -130 84 40', n.steelMid, 14) +
      duo('M-132 40Q-70 10 -34 60Q-70 104 -132 92Z', n.steel, n.steelMid, -60) +
      duo('M132 40Q70 10 34 60Q70 104 132 92Z', n.steel, n.steelMid, 90) +
      circle(-92, 66, 12, p.tint.tile) +
      circle(92, 66, 12, p.tint.tile) +
      rect(-16, -112, 32, 16, 6, p.accent.mid),
  ),
  'dam-frame': standing(
    (p) =>
      stroke('M-130 -130V40C-130 110 -80 136 0 136C80 136 130 110 130 40V-130', p.accent.deep, 24) +
      stroke('M-130 -130V40C-130 110 -80 136 0 136C80 136 130 110 130 40V-130', p.accent.mid, 12) +
      [-110, -50, 10].map((y) => circle(-148, y, 8, p.accent.deep) + circle(148, y, 8, p.accent.deep)).join('') +
      path('M-96 -96H96V40C96 80 60 98 0 98C-60 98 -96 80 -96 40Z', p.tint.light),
  ),
  'endo-ruler': long(
    (p) =>
      rect(-40, -164, 80, 328, 12, n.steel) +
      Array.from({ length: 15 }, (_, i) => rect(-40, -146 + i * 21, i % 5 === 0 ? 40 : 22, 4, 2, n.steelDeep)).join(
        '',
      ) +
      circle(14, 130, 16, p.accent.mid) +
      rod(-164, 4, 80, 80),
  ),
  'mta-jar': standing(
    (p: Paint) =>
      at(
        0,
        40,
        block(-66, -20, 132, 110, 18, n.white, n.shade) +
          rect(-66, 20, 132, 38, 0, p.accent.mid) +
          block(-72, -52, 144, 44, 12, p.accent.mid, p.accent.deep),
      ) +
      at(
        0,
        -80,
        turned(60, rod(-120, 200, 14, 10) + duo('M-14 80H14Q20 110 0 124Q-20 110 -14 80Z', n.steel, n.steelMid, 0)),
      ),
  ),
}
