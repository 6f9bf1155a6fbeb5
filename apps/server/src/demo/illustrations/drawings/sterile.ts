import { bag, bottle, carton, console as device, jar, label, printed } from '../containers'
import { long, several, solo, standing } from '../drawing'
import { neutral as n } from '../paint'
import { at, block, circle, duo, ellipse, path, rect, rounded, row, scaled, seen, stroke, turned } from '../shapes'

export const sterile = {
  pouch: standing(
    (p) =>
      rect(-92, -160, 184, 310, 8, n.white) +
      rect(-92, -160, 184, 252, 8, n.glass) +
      rect(-78, -120, 156, 206, 4, p.accent.light, seen(0.55)) +
      at(
        0,
        -20,
        turned(
          12,
          rect(-7, -86, 14, 172, 7, n.steelMid) + circle(0, -92, 20, n.steelDeep) + circle(0, -92, 13, n.white),
        ),
      ) +
      path('M-92 -146L0 -166L92 -146V-160H-92Z', p.accent.mid) +
      rect(-92, 92, 184, 58, 6, n.paper) +
      printed(-74, 104, 96, 2, n.line) +
      circle(64, 118, 13, p.accent.mid),
  ),
  'pouch-reel': standing(
    (p) =>
      ellipse(-20, -20, 128, 128, n.white) +
      path('M-20 -148H70A60 128 0 0 1 70 108H-20Z', p.accent.light) +
      path('M70 -148A60 128 0 0 1 70 108L64 150H150V10C150 -80 110 -148 70 -148Z', n.glass) +
      ellipse(-20, -20, 128, 128, n.paper) +
      ellipse(-20, -20, 128, 128, p.accent.light, seen(0.5)) +
      [104, 82, 60]
        .map((r) => circle(-20, -20, r, 'none', ` stroke="${p.accent.mid}" stroke-width="4" opacity="0.5"`))
        .join('') +
      circle(-20, -20, 42, n.white) +
      circle(-20, -20, 28, p.accent.deep),
  ),
  'indicator-strip': long(
    (p) =>
      rect(-34, -164, 68, 328, 8, n.white) +
      rect(-34, -164, 68, 54, 8, p.accent.mid) +
      rect(-20, -84, 40, 90, 6, p.tint.light) +
      rect(-20, 20, 40, 60, 6, p.accent.deep) +
      printed(-20, 102, 40, 3, n.line),
  ),
  'indicator-tape': standing((p) => {
    const stripes = Array.from({ length: 6 }, (_, i) => rect(30 + i * 22, 112, 9, 30, 2, p.tint.deep, seen(0.75)))
    return (
      rect(-30, 108, 200, 40, 4, p.accent.light) +
      stripes.join('') +
      circle(-30, 10, 138, p.accent.light) +
      circle(-30, 10, 138, 'none', ` stroke="${p.accent.mid}" stroke-width="8"`) +
      [112, 94]
        .map((r) => circle(-30, 10, r, 'none', ` stroke="${p.accent.mid}" stroke-width="4" opacity="0.5"`))
        .join('') +
      circle(-30, 10, 74, n.white) +
      circle(-30, 10, 58, p.tint.halo)
    )
  }),
  'spore-vial': several((p) =>
    row(3, 92, (i) =>
      at(
        0,
        i === 1 ? -10 : 10,
        duo(rounded(-32, -70, 64, 210, 6, 30), n.glass, n.shade, 8) +
          path('M-32 50H32V112Q32 140 0 140Q-32 140 -32 112Z', i === 1 ? p.accent.mid : p.tint.mid) +
          block(-38, -120, 76, 60, 10, p.accent.mid, p.accent.deep) +
          rect(-24, -40, 48, 62, 4, n.white) +
          printed(-16, -28, 32, 3, n.line),
      ),
    ),
  ),
  'disinfectant-spray': standing(
    (p) =>
      duo(rounded(-74, -40, 148, 190, 56, 20), n.white, n.shade, 20) +
      label(-56, 12, 112, 110, p.accent) +
      rect(-26, -76, 52, 48, 6, p.accent.deep) +
      duo(
        'M-44 -144H48Q62 -144 62 -130V-76H-36V-96Q-76 -100 -92 -122Q-96 -136 -84 -138Z',
        p.accent.mid,
        p.accent.deep,
        20,
      ) +
      path('M-36 -92Q-76 -72 -58 -26L-44 -30Q-54 -66 -30 -84Z', p.accent.deep) +
      [
        [-122, -150],
        [-142, -126],
        [-128, -104],
      ]
        .map(([x, y]) => circle(x ?? 0, y ?? 0, 7, p.tint.mid))
        .join(''),
  ),
  'disinfectant-can': standing(
    (p) =>
      duo(
        'M-110 -66Q-110 -96 -80 -96H-20V-120H60V-96H84Q114 -96 114 -66V126Q114 150 90 150H-86Q-110 150 -110 126Z',
        n.white,
        n.shade,
        40,
      ) +
      path('M-84 -70H-22Q-10 -70 -10 -58V-40Q-10 -28 -22 -28H-84Q-94 -28 -94 -38V-60Q-94 -70 -84 -70Z', p.tint.halo) +
      label(-84, 0, 172, 118, p.accent) +
      block(-16, -156, 72, 42, 8, p.accent.mid, p.accent.deep),
  ),
  'wipes-tub': standing(
    (p) =>
      path('M-14 -132Q20 -186 50 -150Q30 -136 34 -108H-20Z', n.white) +
      duo(rounded(-100, -84, 200, 234, 12, 24), n.white, n.shade, 28) +
      rect(-100, -30, 200, 124, 0, p.accent.mid) +
      rect(24, -30, 76, 124, 0, p.accent.deep) +
      circle(-42, 30, 34, n.white) +
      stroke('M-42 12V48M-60 30H-24', p.accent.mid, 11) +
      printed(12, 12, 60, 3, n.white) +
      block(-110, -120, 220, 46, 14, p.accent.light, p.accent.mid),
  ),
  'wipes-pack': standing(
    (p) =>
      path('M-40 -84Q0 -140 50 -96L40 -50H-36Z', n.white) +
      duo('M-148 -56H148Q136 46 148 140H-148Q-136 46 -148 -56Z', p.accent.light, p.accent.mid, 50) +
      rect(-152, -60, 20, 204, 4, p.accent.deep) +
      rect(132, -60, 20, 204, 4, p.accent.deep) +
      block(-78, -46, 156, 86, 20, n.white, n.shade) +
      rect(-50, -26, 100, 40, 16, p.tint.halo) +
      printed(-70, 72, 140, 3, n.white),
  ),
  'hand-sanitiser': standing(
    (p) =>
      stroke('M0 -108V-146H-54', p.accent.deep, 16) +
      rect(-30, -112, 60, 34, 6, p.accent.deep) +
      duo(rounded(-82, -84, 164, 234, 44, 22), n.glass, n.shade, 24) +
      path('M-82 -6H82V128Q82 150 60 150H-60Q-82 150 -82 128Z', p.accent.light, seen(0.85)) +
      label(-58, -16, 116, 120, p.accent) +
      path('M-66 -126Q-50 -100 -66 -92Q-82 -100 -66 -126Z', p.tint.mid),
  ),
  'soap-bottle': standing((p) => bottle(p, { w: 150, h: 220, neck: 56, cap: 36 })),
  concentrate: standing((p) => bottle(p, { w: 120, h: 236, neck: 46, cap: 34, glass: [p.accent.light, p.accent.mid] })),
  'cleaning-brush': long(
    (p) =>
      block(-16, -30, 32, 196, 16, p.accent.mid, p.accent.deep) +
      rect(-9, -60, 18, 50, 6, n.steelMid) +
      rect(-26, -168, 52, 112, 10, n.white) +
      Array.from({ length: 7 }, (_, i) => rect(-44, -160 + i * 15, 88, 7, 3, i % 2 ? p.tint.mid : p.tint.light)).join(
        '',
      ) +
      rect(-12, -168, 24, 116, 8, n.steelDeep),
  ),
  cassette: solo(
    (p) =>
      block(-160, -70, 320, 200, 18, n.steel, n.steelMid) +
      Array.from({ length: 24 }, (_, i) =>
        circle(-126 + (i % 8) * 36, -40 + Math.floor(i / 8) * 34, 9, p.tint.halo),
      ).join('') +
      rect(-140, 62, 280, 22, 8, p.accent.mid) +
      row(5, 44, () => rect(-6, 56, 12, 34, 5, n.steelDeep)) +
      rect(-44, -98, 88, 34, 12, p.accent.deep) +
      rect(-160, 112, 320, 18, 9, n.steelDeep),
  ),
  'ultrasonic-cleaner': solo(
    (p) =>
      rect(-150, -96, 300, 40, 14, n.steelMid) +
      rect(-134, -84, 268, 22, 8, p.tint.mid) +
      block(-160, -64, 320, 206, 26, n.white, n.shade) +
      rect(-126, -24, 150, 66, 12, p.tint.ink) +
      stroke('M-106 10Q-92 -18 -78 10T-50 10T-22 10T0 4', p.accent.light, 7) +
      circle(86, 10, 38, p.accent.mid) +
      stroke('M86 10V-18', n.white, 9) +
      rect(-126, 74, 212, 12, 6, n.shade) +
      rect(-130, 136, 50, 16, 6, n.dark) +
      rect(80, 136, 50, 16, 6, n.dark),
  ),
  autoclave: solo(
    (p) =>
      block(-164, -124, 328, 266, 28, n.white, n.shade) +
      circle(-36, 12, 100, n.steelMid) +
      circle(-36, 12, 82, n.steel) +
      circle(-36, 12, 54, p.tint.light) +
      stroke('M-36 12L-36 -30M-36 12L2 34M-36 12L-74 34', n.steelDeep, 13) +
      circle(-36, 12, 20, p.accent.deep) +
      rect(86, -88, 56, 74, 10, p.tint.ink) +
      printed(96, -72, 36, 3, p.accent.light) +
      circle(114, 20, 15, p.accent.mid) +
      circle(114, 62, 15, n.line) +
      rect(-132, 138, 54, 14, 6, n.dark) +
      rect(78, 138, 54, 14, 6, n.dark),
  ),
  sealer: solo(
    (p) =>
      path('M-150 60L-110 -40H120L150 60Z', n.white) +
      block(-160, 54, 320, 84, 18, n.white, n.shade) +
      rect(-118, -64, 236, 34, 12, p.accent.mid) +
      rect(-128, 6, 256, 18, 8, p.tint.ink) +
      rect(-96, 20, 192, 60, 4, n.glass) +
      circle(110, 104, 14, p.accent.mid) +
      rect(-136, 92, 90, 24, 8, p.tint.halo),
  ),
  distiller: solo(
    (p) =>
      device(p, 220, 210, circle(0, 0, 20, p.accent.mid)) +
      rect(-70, -104, 140, 50, 20, n.steelMid) +
      rect(-24, -128, 48, 26, 10, p.accent.deep),
  ),
  'cleaner-tablets': standing(
    (p) => at(0, 0, jar(p, 170, 190)) + at(116, 128, circle(0, 0, 24, n.white) + stroke('M-12 0H12', p.tint.light, 5)),
  ),
  'cleaner-carton': standing((p) => carton(p, 180, 210)),
  'cleaner-bag': standing((p) => bag(p, 200, 250)),
  tray: solo(
    (p) =>
      duo(rounded(-164, -84, 328, 220, 30), n.steel, n.steelMid, 60) +
      rect(-140, -62, 280, 176, 20, n.white, seen(0.6)) +
      [-90, -30, 30, 90]
        .map((x, i) =>
          at(
            x,
            24,
            rect(-8, -70, 16, 140, 8, n.steelDeep) +
              rect(-8, -20, 16, 34, 4, i % 2 ? p.accent.mid : p.tint.mid) +
              (i === 0 ? circle(0, -70, 22, n.steelMid) : scaled(0.5, rect(-8, -160, 16, 40, 8, n.steelMid))),
          ),
        )
        .join(''),
  ),
}
