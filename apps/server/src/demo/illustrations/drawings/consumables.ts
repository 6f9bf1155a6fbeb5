import { bag, bottle, carton, console as device, printed, syringe } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n } from '../paint'
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

export const consumables = {
  syringe: long(
    (p) =>
      syringe(p, { w: 58, h: 190, fill: n.glass, tip: 'luer' }) +
      at(0, 0, Array.from({ length: 6 }, (_, i) => rect(4, -36 + i * 18, 18, 4, 2, n.dark, seen(0.5))).join('')),
  ),
  'insulin-syringe': long((p) => syringe(p, { w: 30, h: 200, fill: n.glass, tip: 'luer' })),
  needle: several((p) =>
    row(4, 72, (i) =>
      at(
        0,
        i % 2 ? 14 : -10,
        stroke('M0 -24V-150', n.steelDeep, 6) +
          duo(
            taper(-30, 60, 30, 54),
            [p.accent.light, p.accent.mid, p.tint.light, p.tint.mid][i] ?? p.accent.mid,
            p.accent.deep,
            6,
          ) +
          rect(-30, 28, 60, 52, 8, n.white) +
          rect(-30, 40, 60, 16, 0, p.accent.light),
      ),
    ),
  ),
  'dental-needle': several((p) =>
    row(3, 92, (i) =>
      at(
        0,
        i === 1 ? -10 : 14,
        i === 1
          ? stroke('M0 -10V-146', n.steelDeep, 5) +
              duo(taper(-16, 44, 26, 44), p.accent.mid, p.accent.deep, 4) +
              block(-30, 26, 60, 90, 12, n.white, n.shade)
          : block(-24, -120, 48, 130, 16, p.accent.mid, p.accent.deep) +
              block(-30, 4, 60, 112, 12, n.white, n.shade) +
              rect(-30, 40, 60, 30, 0, p.accent.light),
      ),
    ),
  ),
  cannula: long(
    (p) =>
      stroke('M0 -60V-160', n.steelDeep, 5) +
      path('M-7 -60L-4 -130H4L7 -60Z', n.white) +
      duo(taper(-64, 60, 26, 50), p.accent.mid, p.accent.deep, 4) +
      path('M-24 -20L-110 -6Q-120 20 -100 26L-24 14ZM24 -20L110 -6Q120 20 100 26L24 14Z', p.accent.light) +
      block(-22, 0, 44, 100, 10, n.glass, n.shade) +
      rect(-26, 96, 52, 40, 10, n.white),
  ),
  'sharps-bin': standing(
    (p) =>
      duo(taper(-70, 220, 250, 200), '#f2c84b', '#d9ab2a', 40) +
      rect(-136, -110, 272, 50, 16, '#d9534f') +
      rect(-60, -126, 120, 24, 10, '#b93f3b') +
      rect(-74, -16, 148, 110, 10, n.white) +
      stroke('M0 0L40 66H-40Z', p.accent.ink, 9) +
      stroke('M0 24V40', p.accent.ink, 8),
  ),
  gauze: standing(
    (p) =>
      [0, 1, 2, 3]
        .map((i) =>
          at(
            0,
            90 - i * 44,
            path('M-140 20L-90 -30H140L90 20Z', i % 2 ? n.white : n.paper) +
              path('M-140 20H90V44H-140Z', n.shade) +
              path('M90 20L140 -30V-6L90 44Z', n.line),
          ),
        )
        .join('') +
      at(
        0,
        -42,
        stroke('M-100 0H110M-116 12H96M-80 -20L-110 14M-30 -26L-64 16M20 -26L-14 16M70 -26L36 16', p.accent.light, 3),
      ),
  ),
  'cotton-rolls': standing((p) =>
    [
      [-96, 92],
      [0, 92],
      [96, 92],
      [-48, 16],
      [48, 16],
      [0, -60],
    ]
      .map(([x, y]) =>
        at(
          x ?? 0,
          y ?? 0,
          circle(0, 0, 48, n.shade) +
            circle(-2, -2, 44, n.white) +
            stroke('M0 -24A24 24 0 1 1 -24 4A16 16 0 1 1 8 6', p.accent.light, 5),
        ),
      )
      .join(''),
  ),
  'cotton-pellets': standing(
    (p) =>
      [
        [-60, -70, 40],
        [10, -92, 46],
        [72, -56, 38],
        [-20, -40, 38],
      ]
        .map(([x, y, r]) => circle(x ?? 0, y ?? 0, r ?? 40, n.white))
        .join('') +
      duo(rounded(-110, -40, 220, 190, 16, 30), n.glass, n.shade, 34) +
      rect(-110, 20, 220, 80, 0, p.accent.mid) +
      printed(-70, 44, 140, 2, n.white),
  ),
  bandage: standing(
    (p) =>
      path('M40 40H150V108H20Z', n.white) +
      path('M40 100H150V108H20Z', n.shade) +
      duo(rounded(-130, -60, 200, 176, 30), n.white, n.shade, 10) +
      ellipse(-30, -60, 100, 34, n.paper) +
      stroke('M-96 -60A66 20 0 1 0 36 -60A50 14 0 1 0 -60 -56', p.accent.mid, 6) +
      stroke('M-120 0H60M-120 40H60M-120 80H60', n.line, 3),
  ),
  tape: standing(
    (p) =>
      path('M-20 128H150V150H-20Z', p.accent.light) +
      circle(-20, 20, 128, p.accent.light) +
      circle(-20, 20, 128, 'none', ` stroke="${p.accent.mid}" stroke-width="7"`) +
      circle(-20, 20, 78, n.white) +
      circle(-20, 20, 60, p.tint.halo),
  ),
  plaster: standing(() =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 70,
          i * 46,
          turned(
            -34,
            duo(rounded(-120, -36, 240, 72, 36), '#f0c49c', '#e2ad7e', 60) +
              rect(-40, -36, 80, 72, 6, '#f8dfc6') +
              [
                [-20, -14],
                [0, -14],
                [20, -14],
                [-20, 12],
                [0, 12],
                [20, 12],
              ]
                .map(([x, y]) => circle(x ?? 0, y ?? 0, 4, '#d99d69'))
                .join(''),
          ),
        ),
      )
      .join(''),
  ),
  dressing: standing(
    (p) =>
      at(
        -26,
        0,
        turned(
          -6,
          rect(-110, -120, 200, 240, 12, n.white) +
            rect(-110, -120, 200, 46, 12, p.accent.mid) +
            printed(-90, -104, 90, 1, n.white),
        ),
      ) +
      at(
        44,
        34,
        turned(8, rect(-90, -90, 180, 180, 24, p.accent.light, seen(0.9)) + rect(-52, -52, 104, 104, 10, n.white)),
      ),
  ),
  swab: standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 92,
          i ? 24 : -16,
          rect(-42, -56, 84, 112, 6, n.white) +
            rect(-42, -56, 84, 112, 6, p.accent.mid, seen(0.25)) +
            rect(-42, -56, 84, 26, 6, p.accent.mid) +
            printed(-26, -12, 52, 3, p.accent.deep) +
            stroke('M-42 -40H42', n.white, 2),
        ),
      )
      .join(''),
  ),
  'cotton-buds': long((p) =>
    row(4, 34, (i) =>
      at(
        0,
        i % 2 ? 10 : -10,
        rect(-4, -130, 8, 260, 4, i % 2 ? p.accent.mid : '#e0c9a0') + ellipse(0, -134, 12, 26, n.white),
      ),
    ),
  ),
  'saline-bottle': standing((p) => bottle(p, { w: 140, h: 240, neck: 44, cap: 30, glass: [n.glass, n.shade] })),
  'drip-bag': standing(
    (p) =>
      circle(0, -146, 14, 'none', ` stroke="${n.line}" stroke-width="8"`) +
      duo(rounded(-94, -130, 188, 230, 26, 50), n.glass, n.shade, 26) +
      path('M-94 -40H94V50Q94 100 44 100H-44Q-94 100 -94 50Z', p.tint.light, seen(0.8)) +
      rect(-58, -70, 116, 96, 8, n.white) +
      rect(-58, -70, 116, 26, 8, p.accent.mid) +
      printed(-42, -30, 84, 3, n.line) +
      rect(-30, 98, 18, 44, 6, p.accent.deep) +
      rect(12, 98, 18, 44, 6, p.accent.mid),
  ),
  'saliva-ejector': several((p) =>
    row(4, 62, (i) =>
      at(
        0,
        (i % 2) * 14,
        stroke(
          'M0 150V-70C0 -140 52 -140 52 -100',
          [p.accent.mid, n.white, p.tint.mid, p.accent.light][i] ?? n.white,
          22,
        ) + circle(52, -92, 17, p.accent.deep),
      ),
    ),
  ),
  'aspirator-tip': several((p) =>
    row(3, 98, (i) =>
      at(
        0,
        i === 1 ? -6 : 12,
        duo(
          'M-26 140L-22 -60L-30 -136H30L22 -60L26 140Z',
          [p.accent.light, n.white, p.tint.light][i] ?? n.white,
          [p.accent.mid, n.shade, p.tint.mid][i] ?? n.shade,
          4,
        ) +
          path('M-30 -136H30L24 -106H-26Z', p.accent.deep, seen(0.6)) +
          stroke('M-10 -20V90', n.white, 6, seen(0.6)),
      ),
    ),
  ),
  'surgical-aspirator': long(
    (p) =>
      duo('M-17 150V0L-9 -70L20 -150L38 -142L12 -66L17 0V150Z', p.accent.light, p.accent.mid, 2) +
      rect(-24, 60, 48, 90, 14, p.accent.deep) +
      circle(30, -148, 10, p.accent.ink),
  ),
  bib: standing(
    (p) =>
      at(14, -14, rect(-116, -130, 232, 270, 16, p.accent.deep)) +
      rect(-130, -120, 232, 270, 16, p.accent.light) +
      [0, 1, 2, 3, 4, 5, 6].map((i) => stroke(`M-130 ${-96 + i * 36}H102`, p.accent.mid, 3, seen(0.5))).join('') +
      path('M-60 -120Q-14 -70 32 -120Z', p.tint.tile),
  ),
  cup: standing(
    (p) =>
      at(50, -24, duo(taper(-110, 200, 130, 96), p.accent.mid, p.accent.deep, 14)) +
      at(
        -30,
        0,
        duo(taper(-90, 240, 170, 126), n.white, n.shade, 22) +
          ellipse(0, -90, 85, 20, p.tint.light) +
          path('M-80 -30H80L72 50H-72Z', p.accent.light),
      ),
  ),
  'tray-paper': standing(
    (p) =>
      [0, 1, 2, 3]
        .map((i) =>
          at(
            -18 + i * 12,
            60 - i * 28,
            path('M-150 50L-100 -40H150L100 50Z', i === 3 ? n.white : i % 2 ? p.accent.light : n.shade),
          ),
        )
        .join('') + at(18, -24, circle(0, 4, 24, p.accent.mid, seen(0.5))),
  ),
  'barrier-film': standing(
    (p) =>
      circle(-30, 0, 120, p.accent.light) +
      [98, 78]
        .map((r) => circle(-30, 0, r, 'none', ` stroke="${p.accent.mid}" stroke-width="4" opacity="0.6"`))
        .join('') +
      circle(-30, 0, 46, n.white) +
      circle(-30, 0, 28, p.tint.halo) +
      path('M-30 120H150V40L130 26L110 40V100H-30Z', p.accent.mid, seen(0.75)),
  ),
  'air-water-tip': several((p) =>
    row(4, 66, (i) =>
      at(
        0,
        i % 2 ? 12 : -8,
        stroke('M0 130V-60L28 -124', [n.white, p.accent.mid, p.tint.mid, p.accent.light][i] ?? n.white, 17) +
          rect(-14, 76, 28, 54, 8, p.accent.deep),
      ),
    ),
  ),
  'headrest-cover': standing(
    (p) =>
      duo('M-130 150L-110 -90Q-104 -130 -64 -130H64Q104 -130 110 -90L130 150Z', n.white, n.shade, 40) +
      path('M-116 -30H116L124 60H-124Z', p.accent.light) +
      stroke('M-126 140H126', p.accent.mid, 9),
  ),
  thermometer: long(
    (p) =>
      block(-30, -60, 60, 220, 28, n.white, n.shade) +
      rect(-18, -20, 36, 70, 8, p.tint.halo) +
      printed(-10, 0, 20, 2, p.tint.deep) +
      circle(0, 90, 14, p.accent.mid) +
      duo(taper(-140, 84, 14, 36), p.accent.light, p.accent.mid, 2) +
      rect(-7, -166, 14, 34, 6, n.steelMid),
  ),
  'forehead-thermometer': solo(
    (p) =>
      duo(
        'M-90 -130H70Q110 -130 110 -90V-50Q110 -20 80 -20H20L0 130Q-4 150 -24 150H-60Q-84 150 -80 126L-62 -20H-90Q-130 -20 -130 -60V-90Q-130 -130 -90 -130Z',
        n.white,
        n.shade,
        10,
      ) +
      rect(-96, -104, 96, 60, 12, p.tint.ink) +
      printed(-80, -86, 60, 2, '#8fd19e') +
      circle(104, -74, 24, p.accent.deep) +
      rect(-26, 4, 26, 44, 10, p.accent.mid),
  ),
  'bp-monitor': solo(
    (p) =>
      stroke('M30 40C80 120 150 120 140 20', n.dark, 10) +
      at(
        98,
        -40,
        duo(rounded(-56, -80, 112, 130, 20), p.accent.mid, p.accent.deep, 10) +
          rect(-56, -30, 112, 26, 0, p.accent.light),
      ) +
      at(
        -56,
        4,
        block(-104, -90, 190, 236, 24, n.white, n.shade) +
          rect(-82, -68, 146, 128, 12, p.tint.ink) +
          printed(-66, -48, 80, 3, p.accent.light) +
          rect(-66, 14, 50, 24, 5, '#8fd19e') +
          circle(-8, 102, 26, p.accent.mid),
      ),
  ),
  stethoscope: solo(
    (p) =>
      stroke('M-90 -140V-60C-90 60 90 60 90 -60V-140', n.dark, 15) +
      stroke('M0 30V80C0 160 120 150 120 80', n.dark, 15) +
      stroke('M-90 -140L-70 -156M90 -140L70 -156', n.steelMid, 15) +
      circle(120, 50, 42, n.steelDeep) +
      circle(120, 50, 31, n.steel) +
      circle(120, 50, 17, p.accent.mid) +
      rect(-15, 16, 30, 34, 10, p.accent.mid),
  ),
  oximeter: standing(
    (p) =>
      duo('M-120 -60Q-120 -90 -90 -90H90Q120 -90 120 -60V0H-120Z', p.accent.mid, p.accent.deep, 40) +
      duo('M-120 10H120V70Q120 110 80 110H-80Q-120 110 -120 70Z', n.white, n.shade, 40) +
      rect(-80, -70, 130, 56, 10, p.tint.ink) +
      stroke('M-64 -40H-34L-24 -58L-8 -26L2 -40H36', '#8fd19e', 6) +
      rect(-120, -4, 240, 16, 6, n.dark) +
      circle(84, -42, 13, n.white),
  ),
  glucometer: standing(
    (p) => device(p, 160, 240, printed(-40, -18, 80, 3, p.accent.light)) + rect(-18, 140, 36, 30, 5, p.accent.mid),
  ),
  'test-kit': standing((p) =>
    [-1, 1]
      .map((i) =>
        at(
          i * 66,
          i * 8,
          turned(
            i * 7,
            duo(rounded(-46, -130, 92, 250, 22), n.white, n.shade, 12) +
              rect(-22, -70, 44, 76, 10, p.tint.halo) +
              rect(-22, -50, 44, 6, 2, '#c94f4f') +
              rect(-22, i < 0 ? -20 : -50, 44, 6, 2, '#c94f4f') +
              ellipse(0, 64, 22, 28, p.accent.light),
          ),
        ),
      )
      .join(''),
  ),
  lancet: several((p) =>
    row(4, 70, (i) =>
      at(
        0,
        i % 2 ? 14 : -10,
        block(
          -24,
          -40,
          48,
          140,
          12,
          [p.accent.light, p.accent.mid, p.tint.light, p.tint.mid][i] ?? p.accent.mid,
          p.accent.deep,
        ) +
          rect(-13, -70, 26, 34, 6, n.white) +
          stroke('M0 -70V-88', n.steelDeep, 4),
      ),
    ),
  ),
  'ice-pack': standing(
    (p) =>
      duo(rounded(-120, -90, 240, 220, 40), p.accent.light, p.accent.mid, 40) +
      stroke('M0 -30V70M-44 -4L44 44M-44 44L44 -4', n.white, 13),
  ),
  'consumable-carton': standing((p) => carton(p, 200, 190)),
  'consumable-bag': standing((p) => bag(p, 210, 240)),
  'denture-cup': standing(
    (p) =>
      at(0, 20, scaled(1, duo(taper(-40, 150, 240, 180), p.accent.light, p.accent.mid, 30))) +
      rect(-132, -50, 264, 40, 16, p.accent.deep) +
      ellipse(0, -50, 110, 20, p.accent.mid) +
      rect(-30, 50, 60, 40, 10, n.white),
  ),
}
