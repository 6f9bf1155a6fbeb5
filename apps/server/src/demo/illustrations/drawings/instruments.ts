import { grip, printed, rod } from '../containers'
import { long, solo, standing } from '../drawing'
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
  taper,
} from '../shapes'

const pivot = (p: Paint, y: number): string => circle(0, y, 13, n.steelDeep) + circle(0, y, 6, p.accent.light)

/** Two crossed handles; `jaw` is drawn once and mirrored. */
const scissorLike = (p: Paint, jaw: string, ring: number): string => {
  const half = (colour: string) =>
    path(jaw, colour) +
    stroke('M2 -14L-44 98', colour, 17) +
    circle(-52, 128, ring, 'none', ` stroke="${colour}" stroke-width="14"`)
  return half(n.steelMid) + group('scale(-1 1)', half(n.steel)) + pivot(p, -18)
}

const plier = (p: Paint, jaw: string): string => {
  const half = (light: string, dark: string) =>
    path(jaw, light) +
    stroke('M6 -36C-20 10 -62 50 -46 160', dark, 24) +
    stroke('M-48 70C-56 100 -50 140 -46 160', p.accent.mid, 13)
  return half(n.steelMid, n.steelDeep) + group('scale(-1 1)', half(n.steel, n.steelMid)) + pivot(p, -40)
}

export const instruments = {
  mirror: long(
    (p) =>
      grip(p, -20, 190) +
      rod(-90, 76, 9, 14) +
      at(
        0,
        -124,
        circle(0, 0, 46, n.steelDeep) +
          circle(0, 0, 38, n.glass) +
          path('M-26 10A30 30 0 0 1 12 -26L20 -14A34 34 0 0 0 -16 18Z', n.white),
      ),
  ),
  probe: long(
    (p) =>
      grip(p, -30, 170) +
      stroke('M0 -30V-96C0 -140 44 -150 50 -112', n.steelDeep, 8) +
      stroke('M0 140V168C4 186 -24 184 -26 172', n.steelDeep, 8),
  ),
  'perio-probe': long(
    (p) =>
      grip(p, -30, 170) +
      stroke('M0 -30V-80L46 -150', n.steelDeep, 8) +
      [0, 1, 2]
        .map((i) => stroke(`M${16 + i * 12} ${-104 - i * 18}L${20 + i * 12} ${-110 - i * 18}`, p.accent.deep, 10))
        .join(''),
  ),
  tweezers: long(
    (p) =>
      duo('M-26 160Q-44 20 -14 -60L14 -150L22 -146L-2 -50Q-20 20 -4 160Z', n.steel, n.steelMid, -18) +
      duo('M26 160Q44 20 30 -40L16 -150L8 -148L14 -40Q22 20 4 160Z', n.steelMid, n.steelDeep, 22) +
      rect(-26, 132, 52, 34, 12, p.accent.mid) +
      stroke('M-22 40V90M24 40V90', n.steelDeep, 4),
  ),
  'hand-instrument': long(
    (p) =>
      grip(p, -70, 160) +
      stroke('M0 -70V-110L18 -136', n.steelDeep, 10) +
      ellipse(24, -150, 13, 20, n.steelMid, ' transform="rotate(24 24 -150)"') +
      stroke('M0 90V126L-16 146', n.steelDeep, 10) +
      ellipse(-22, 158, 11, 16, n.steelMid, ' transform="rotate(24 -22 158)"'),
  ),
  curette: long(
    (p) =>
      block(-17, -70, 34, 160, 17, p.accent.mid, p.accent.deep) +
      rect(-17, -30, 34, 10, 3, p.accent.light) +
      rect(-17, 40, 34, 10, 3, p.accent.light) +
      stroke('M0 -70V-104C0 -120 26 -126 20 -144C16 -164 -8 -160 -6 -148', n.steelDeep, 9) +
      stroke('M0 90V122C0 138 -26 144 -20 160C-16 174 6 172 4 162', n.steelDeep, 9),
  ),
  spatula: long(
    (p) =>
      grip(p, -20, 130) +
      duo('M-10 -20L-20 -120Q-20 -168 0 -168Q20 -168 20 -120L10 -20Z', n.steel, n.steelMid, 2) +
      duo(taper(108, 60, 12, 26), n.steel, n.steelMid, 2),
  ),
  plugger: long(
    (p) =>
      grip(p, -50, 150) +
      rod(-110, 62, 10, 16) +
      rect(-10, -150, 20, 42, 6, n.steelMid) +
      rod(98, 46, 16, 8) +
      rect(-8, 142, 16, 26, 5, n.steelMid),
  ),
  scissors: long((p) => scissorLike(p, 'M-8 -10L-14 -110Q-6 -164 10 -168L14 -40Z', 32)),
  'curved-scissors': long((p) => scissorLike(p, 'M-8 -10Q-10 -60 -2 -110Q10 -150 34 -166Q34 -110 14 -30Z', 32)),
  'needle-holder': long(
    (p) => scissorLike(p, 'M-12 -16L-14 -96Q-12 -120 0 -122L4 -30Z', 34) + rect(-14, 62, 28, 12, 4, n.steelDeep),
  ),
  haemostat: long(
    (p) => scissorLike(p, 'M-12 -16Q-14 -90 6 -150Q20 -158 14 -140L6 -30Z', 32) + rect(-14, 66, 28, 12, 4, n.steelDeep),
  ),
  'extraction-forceps': long((p) =>
    plier(p, 'M-4 -30Q-44 -60 -34 -104Q-26 -140 -4 -156Q-20 -116 6 -92Q14 -60 10 -30Z'),
  ),
  'root-forceps': long((p) => plier(p, 'M-6 -30Q-32 -64 -24 -110L2 -168Q-2 -110 8 -86Q14 -60 10 -30Z')),
  'ortho-plier': long((p) => plier(p, 'M-6 -34Q-26 -60 -20 -90L-6 -150L4 -148L6 -80Q12 -60 10 -34Z')),
  rongeur: long(
    (p) =>
      plier(p, 'M-6 -34Q-36 -60 -30 -100Q-26 -130 8 -136Q-8 -110 8 -84Q14 -60 10 -34Z') +
      path('M-12 60L0 20L12 60L0 90Z', n.steelDeep),
  ),
  elevator: long(
    (p) =>
      duo('M-34 40Q-44 168 0 170Q44 168 34 40Q0 22 -34 40Z', n.steelMid, n.steelDeep, 8) +
      row(3, 18, () => rect(-3, 60, 6, 82, 3, n.steel)) +
      rect(-22, 14, 44, 28, 8, p.accent.mid) +
      rod(-90, 106, 14, 24) +
      duo('M-10 -88Q-18 -140 0 -170Q18 -140 10 -88Z', n.steel, n.steelMid, 0),
  ),
  scalpel: long(
    (p) =>
      block(-17, -20, 34, 186, 10, p.accent.light, p.accent.mid) +
      stroke('M-8 30H8M-8 50H8M-8 70H8', p.accent.deep, 4) +
      rect(-12, -60, 24, 46, 5, n.steelDeep) +
      duo('M-12 -60V-120Q-8 -160 14 -168Q26 -120 12 -60Z', n.steel, n.steelMid, 4),
  ),
  'scalpel-blades': standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 96,
          i ? 20 : -20,
          rect(-42, -110, 84, 220, 8, n.white) +
            rect(-42, -110, 84, 40, 8, p.accent.mid) +
            duo('M-14 86V-10Q-10 -50 16 -56Q26 -10 14 86Z', n.steel, n.steelMid, 2) +
            rect(-4, 30, 8, 40, 4, p.tint.tile),
        ),
      )
      .join(''),
  ),
  retractor: long(
    (p) =>
      stroke('M0 -40C0 -120 60 -150 70 -90', n.steelDeep, 22) +
      stroke('M0 -40C0 -120 60 -150 70 -90', n.steelMid, 12) +
      block(-17, -50, 34, 190, 12, n.steel, n.steelMid) +
      stroke('M0 140C0 180 -50 170 -54 130', n.steelDeep, 18) +
      rect(-17, 20, 34, 30, 4, p.accent.mid),
  ),
  'cheek-retractor': standing(
    (p) =>
      stroke('M-60 -90C-170 -60 -170 80 -60 110', p.accent.mid, 34) +
      stroke('M60 -90C170 -60 170 80 60 110', p.accent.mid, 34) +
      stroke('M-60 -90C-170 -60 -170 80 -60 110M60 -90C170 -60 170 80 60 110', n.white, 9, seen(0.6)) +
      stroke('M-134 10C-60 -10 60 -10 134 10', p.accent.deep, 10, seen(0.5)),
  ),
  'mouth-prop': standing((p) =>
    [-1, 1]
      .map((i) =>
        at(
          i * 76,
          i * 10,
          duo('M-56 90L-34 -90Q0 -112 34 -90L56 90Q0 112 -56 90Z', p.accent.light, p.accent.mid, 10) +
            stroke('M-30 -50H30M-36 0H36M-42 50H42', p.accent.deep, 7, seen(0.5)),
        ),
      )
      .join(''),
  ),
  suture: standing(
    (p) =>
      rect(-116, -130, 232, 280, 10, n.white) +
      rect(-116, -130, 232, 84, 10, p.accent.mid) +
      rect(-116, -70, 232, 24, 0, p.accent.deep) +
      printed(-92, -108, 96, 2, n.white) +
      stroke('M-60 60C-90 -20 90 -40 70 40C60 90 -10 96 -20 50C-24 20 40 10 50 40', p.accent.deep, 5) +
      stroke('M-84 96A64 64 0 0 0 30 118', n.steelDeep, 9),
  ),
  sponge: standing(
    (p) =>
      [-1, 0, 1]
        .map((i) =>
          at(
            i * 92,
            i ? 36 : -40,
            path('M-44 -20L-30 -46H54L40 -20Z', n.white) +
              rect(-44, -20, 84, 74, 6, '#f6e7d2') +
              path('M40 -20L54 -46V28L40 54Z', '#e2cba9') +
              [
                [-24, 4],
                [4, 30],
                [20, 2],
                [-14, 36],
              ]
                .map(([x, y]) => circle(x ?? 0, y ?? 0, 4, '#dcc39d'))
                .join(''),
          ),
        )
        .join('') + rect(-140, 112, 280, 38, 12, p.accent.mid),
  ),
  'suture-box': standing((p) =>
    scaled(
      1,
      block(-140, -40, 280, 190, 14, n.white, n.shade) +
        rect(-140, 20, 280, 70, 0, p.accent.mid) +
        printed(-116, 36, 130, 3, n.white) +
        rect(-104, -92, 208, 60, 8, p.accent.light) +
        stroke('M-60 -56A56 56 0 0 0 40 -60', n.steelDeep, 8),
    ),
  ),
  'instrument-set': solo(
    (p) =>
      duo(rounded(-164, -100, 328, 250, 24), p.accent.mid, p.accent.deep, 60) +
      rect(-144, -80, 288, 210, 14, p.accent.light, seen(0.6)) +
      row(5, 56, (i) =>
        at(
          0,
          26,
          scaled(
            0.6,
            grip(p, -60, 180) +
              (i % 2
                ? stroke('M0 -60V-120L18 -140', n.steelDeep, 12)
                : rect(-4, -110, 8, 52, 3, n.steelMid) +
                  circle(0, -124, 28, n.steelDeep) +
                  circle(0, -124, 20, n.glass)),
          ),
        ),
      ),
  ),
  'irrigation-tip': long(
    (p) =>
      stroke('M0 -40V-120L20 -160', n.steelDeep, 9) +
      duo(taper(-44, 90, 26, 54), p.accent.light, p.accent.mid, 4) +
      rect(-32, 40, 64, 50, 8, p.accent.deep),
  ),
}
