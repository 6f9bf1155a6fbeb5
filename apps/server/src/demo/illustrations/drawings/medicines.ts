import { bottle, carton, label, printed, syringe, tube } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n, type Paint } from '../paint'
import { at, block, circle, duo, ellipse, rect, rounded, row, scaled, seen, stroke, turned } from '../shapes'

const cartridge = (p: Paint): string =>
  block(-22, -130, 44, 30, 8, n.steelMid, n.steelDeep) +
  duo(rounded(-26, -106, 52, 220, 8), n.glass, n.shade, 6) +
  rect(-20, -60, 40, 130, 4, p.tint.light, seen(0.6)) +
  rect(-26, -20, 52, 60, 0, n.white) +
  rect(-26, -20, 52, 18, 0, p.accent.mid) +
  rect(-22, 84, 44, 30, 6, p.accent.deep)

const blister = (p: Paint, oval: boolean): string =>
  duo(rounded(-84, -120, 168, 240, 14), n.steel, n.steelMid, 26) +
  [-74, 0, 74]
    .map((y) =>
      [-40, 40]
        .map((x) =>
          oval
            ? ellipse(x, y, 28, 20, p.accent.light) + ellipse(x + 9, y, 18, 18, p.accent.mid)
            : circle(x, y, 24, n.white) +
              circle(x, y, 24, p.accent.light, seen(0.6)) +
              stroke(`M${x - 12} ${y}H${x + 12}`, p.accent.mid, 4),
        )
        .join(''),
    )
    .join('')

export const medicines = {
  cartridge: several((p) => row(4, 70, (i) => at(0, i % 2 ? 14 : -8, cartridge(p)))),
  'cartridge-box': solo(
    (p) =>
      at(-84, -64, turned(-12, scaled(0.72, cartridge(p)))) +
      at(-22, -76, scaled(0.72, cartridge(p))) +
      at(42, -64, turned(10, scaled(0.72, cartridge(p)))) +
      block(-150, 10, 300, 140, 12, n.white, n.shade) +
      rect(-150, 52, 300, 62, 0, p.accent.mid) +
      printed(-126, 68, 130, 2, n.white) +
      circle(110, 83, 18, n.white),
  ),
  'cartridge-syringe': long(
    (p) =>
      circle(0, -148, 26, 'none', ` stroke="${n.steelDeep}" stroke-width="12"`) +
      rect(-6, -126, 12, 70, 4, n.steelDeep) +
      rect(-60, -64, 120, 18, 9, n.steelMid) +
      duo(rounded(-28, -50, 56, 150, 10), n.steel, n.steelMid, 6) +
      rect(-14, -32, 28, 110, 8, p.accent.light) +
      rect(-12, 98, 24, 24, 5, n.steelDeep) +
      stroke('M0 120V172', n.steelDeep, 5),
  ),
  'medicine-box': standing(
    (p) => at(30, 0, carton(p, 190, 200)) + at(-104, 90, turned(-14, scaled(0.5, blister(p, false)))),
  ),
  blister: standing((p) => at(-44, 10, turned(-10, blister(p, false))) + at(62, -4, turned(10, blister(p, false)))),
  capsules: standing((p) => at(-44, 10, turned(-10, blister(p, true))) + at(62, -4, turned(10, blister(p, true)))),
  ointment: standing((p) => tube(p, 110, 230)),
  'topical-gel': standing(
    (p) =>
      block(-90, -10, 180, 160, 24, n.white, n.shade) +
      rect(-90, 30, 180, 70, 0, p.accent.mid) +
      printed(-54, 50, 108, 2, n.white) +
      block(-98, -52, 196, 54, 14, p.accent.deep, p.accent.ink),
  ),
  vial: standing((p) =>
    row(2, 150, (i) =>
      at(
        0,
        0,
        duo(rounded(-56, i ? 10 : -20, 112, i ? 140 : 170, 30, 14), n.glass, n.shade, 14) +
          label(-42, i ? 54 : 34, 84, 76, p.accent) +
          rect(-32, i ? -22 : -54, 64, 40, 8, n.steelMid) +
          block(-38, i ? -44 : -76, 76, 28, 8, p.accent.mid, p.accent.deep),
      ),
    ),
  ),
  ampoule: several((p) =>
    row(4, 70, (i) =>
      at(
        0,
        i % 2 ? 12 : -8,
        duo(
          'M-8 -130Q0 -142 8 -130L12 -70Q8 -56 26 -36V110Q26 124 12 124H-12Q-26 124 -26 110V-36Q-8 -56 -12 -70Z',
          '#e6c48d',
          '#cfa765',
          4,
        ) +
          rect(-26, 10, 52, 64, 0, n.white) +
          rect(-26, 10, 52, 18, 0, p.accent.mid) +
          rect(-14, -66, 28, 6, 2, n.white),
      ),
    ),
  ),
  'spray-bottle': standing(
    (p) =>
      rect(-14, -136, 28, 30, 6, n.white) +
      stroke('M-6 -128H-70', n.white, 9) +
      block(-34, -108, 68, 46, 10, p.accent.mid, p.accent.deep) +
      duo(rounded(-60, -66, 120, 216, 30, 18), '#8a5a2b', '#6f4620', 18) +
      label(-44, -6, 88, 118, p.accent),
  ),
  'medicine-bottle': standing((p) => bottle(p, { w: 140, h: 200, neck: 66, cap: 46, glass: ['#b77a3d', '#96602b'] })),
  inhaler: solo(
    (p) =>
      block(-36, -150, 72, 100, 16, n.steelMid, n.steelDeep) +
      duo(
        'M-54 -80H54V60H120Q140 60 140 80V120Q140 140 120 140H-14Q-54 140 -54 100Z',
        p.accent.mid,
        p.accent.deep,
        20,
      ) +
      rect(116, 66, 34, 70, 8, p.accent.light) +
      rect(-34, -20, 68, 60, 8, n.white) +
      printed(-22, -4, 44, 2, p.accent.mid),
  ),
  'oral-paste': standing((p) => tube(p, 84, 180) + circle(96, 128, 18, p.accent.light)),
  'gel-syringe': long((p) => syringe(p, { w: 44, h: 172, fill: p.tint.mid, tip: 'blunt' })),
  rinse: standing((p) => bottle(p, { w: 126, h: 220, neck: 54, cap: 44, glass: [p.tint.light, p.tint.mid] })),
  'dry-socket': standing(
    (p) =>
      at(0, 10, duo(rounded(-78, -50, 156, 190, 20), '#8a5a2b', '#6f4620', 20)) +
      label(-58, 10, 116, 108, p.accent) +
      block(-84, -96, 168, 60, 14, p.accent.mid, p.accent.deep),
  ),
  'emergency-kit': solo(
    (p) =>
      rect(-50, -130, 100, 40, 16, 'none', ` stroke="${p.accent.ink}" stroke-width="14"`) +
      duo(rounded(-160, -100, 320, 250, 26), p.accent.mid, p.accent.deep, 60) +
      circle(0, 24, 72, n.white) +
      rect(-15, -22, 30, 92, 6, p.accent.deep) +
      rect(-46, 9, 92, 30, 6, p.accent.deep),
  ),
}
