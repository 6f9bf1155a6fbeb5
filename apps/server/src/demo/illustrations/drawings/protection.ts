import { printed } from '../containers'
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

const hand = (light: string, dark: string, cuff: string): string =>
  [-52, -18, 16, 48]
    .map((x, i) => {
      const y = [-96, -124, -116, -84][i] ?? -100
      return block(x - 15, y, 30, 130, 15, light, dark)
    })
    .join('') +
  at(60, 40, turned(38, block(-16, -78, 32, 100, 16, light, dark))) +
  duo(rounded(-68, -26, 134, 112, 34, 40), light, dark, 20) +
  rect(-54, 66, 104, 66, 12, light) +
  rect(14, 66, 36, 66, 12, dark) +
  rect(-58, 124, 112, 16, 8, cuff)

const gloveBox = (p: Paint): string =>
  at(0, -62, scaled(0.62, hand(p.accent.light, p.accent.mid, p.accent.deep))) +
  block(-150, -30, 300, 180, 16, p.accent.mid, p.accent.deep) +
  ellipse(0, 4, 84, 22, p.accent.ink, seen(0.55)) +
  path('M-46 4Q-40 -40 0 -40Q40 -40 46 4Q0 18 -46 4Z', p.accent.light) +
  rect(-150, 52, 300, 58, 0, n.white) +
  printed(-128, 66, 110, 2, p.accent.light) +
  circle(104, 81, 17, p.accent.mid)

export const protection = {
  'glove-box': solo(gloveBox),
  'glove-pair': standing(
    (p) =>
      at(-52, 6, turned(-14, scaled(0.94, hand(p.accent.mid, p.accent.deep, p.accent.ink)))) +
      at(56, 12, turned(12, scaled(0.94, hand(p.accent.light, p.accent.mid, p.accent.deep)))),
  ),
  'glove-sterile': standing(
    (p) =>
      rect(-140, -110, 280, 260, 10, n.white) +
      rect(0, -110, 140, 260, 10, n.paper) +
      stroke('M0 -110V150', n.shade, 4) +
      at(-70, 22, scaled(0.7, hand(p.accent.light, p.accent.mid, p.accent.deep))) +
      at(70, 22, group('scale(-.7 .7)', hand(p.accent.light, p.accent.mid, p.accent.deep))) +
      rect(-140, 122, 280, 28, 8, p.accent.mid) +
      printed(-122, 130, 70, 1, n.white),
  ),
  mask: standing(
    (p) =>
      stroke('M-118 -20C-190 -60 -190 90 -116 62', p.accent.light, 8) +
      stroke('M118 -20C190 -60 190 90 116 62', p.accent.light, 8) +
      duo(
        'M-122 -44Q0 -74 122 -44Q134 -40 134 -28V56Q134 70 122 76Q0 124 -122 76Q-134 70 -134 56V-28Q-134 -40 -122 -44Z',
        p.accent.light,
        p.accent.mid,
        40,
      ) +
      stroke('M-130 -8Q0 18 130 -8M-132 26Q0 56 132 26M-126 58Q0 90 126 58', p.accent.deep, 5, seen(0.6)) +
      stroke('M-46 -50Q0 -60 46 -50', n.steelDeep, 8),
  ),
  'mask-box': solo(
    (p) =>
      group('translate(0 -74) scale(.8)', protectionMask(p)) +
      block(-150, -28, 300, 178, 14, n.white, n.shade) +
      rect(-150, 36, 300, 70, 0, p.accent.mid) +
      printed(-126, 54, 120, 3, n.white) +
      ellipse(0, -28, 110, 14, p.tint.deep, seen(0.35)),
  ),
  respirator: standing(
    (p) =>
      stroke('M-124 -10C-190 -90 190 -90 124 -10', p.accent.mid, 9) +
      stroke('M-120 50C-180 130 180 130 120 50', p.accent.mid, 9) +
      duo(
        'M0 -104C78 -104 132 -40 132 28C132 92 70 126 0 126C-70 126 -132 92 -132 28C-132 -40 -78 -104 0 -104Z',
        n.white,
        n.shade,
        36,
      ) +
      stroke('M-118 52Q0 96 118 52', n.line, 5) +
      stroke('M-34 -88Q0 -104 34 -88', n.steelDeep, 10) +
      circle(0, 26, 40, p.accent.mid) +
      circle(0, 26, 27, p.accent.deep) +
      stroke('M-14 16H14M-14 27H14M-14 38H14', p.accent.light, 5),
  ),
  gown: standing(
    (p) =>
      duo(
        'M-44 -148Q0 -118 44 -148L96 -122Q124 -108 138 -72L168 34L116 54L96 -6L112 150H-112L-96 -6L-116 54L-168 34L-138 -72Q-124 -108 -96 -122Z',
        p.accent.light,
        p.accent.mid,
        24,
      ) +
      stroke('M-44 -148Q0 -104 44 -148', p.accent.deep, 8) +
      stroke('M-102 50Q0 76 102 50', p.accent.deep, 9) +
      stroke('M24 64Q20 96 34 120M24 64Q44 90 64 108', p.accent.deep, 7) +
      rect(-166, 24, 44, 18, 8, n.white) +
      rect(122, 24, 44, 18, 8, n.white),
  ),
  apron: standing(
    (p) =>
      stroke('M-58 -120C-60 -176 60 -176 58 -120', p.accent.deep, 9) +
      duo(
        'M-62 -124H62Q66 -50 124 -30L132 138Q132 150 120 150H-120Q-132 150 -132 138L-124 -30Q-66 -50 -62 -124Z',
        p.accent.mid,
        p.accent.deep,
        30,
      ) +
      stroke('M-124 -20H-166M124 -20H166', p.accent.deep, 9) +
      rect(-70, 14, 140, 78, 12, p.accent.light, seen(0.55)) +
      stroke('M-70 36H70', p.accent.deep, 4, seen(0.6)),
  ),
  cap: several(
    (p) =>
      duo('M-142 62C-168 -60 -84 -118 0 -118C84 -118 168 -60 142 62Z', p.accent.light, p.accent.mid, 40) +
      stroke(
        'M-92 44C-104 -30 -62 -84 -40 -100M-32 44C-36 -30 -14 -84 -8 -110M32 44C36 -30 20 -84 12 -110M92 44C104 -30 66 -84 44 -100',
        p.accent.deep,
        4,
        seen(0.5),
      ) +
      rect(-150, 48, 300, 34, 17, p.accent.deep) +
      row(9, 31, () => rect(-4, 52, 8, 26, 4, p.accent.mid)),
  ),
  'shoe-cover': standing((p) => {
    const shoe =
      duo(
        'M-140 40C-142 -30 -110 -76 -66 -78C-20 -80 -22 -30 34 -22C96 -14 138 8 138 46Q138 72 110 72H-112Q-138 72 -140 40Z',
        p.accent.light,
        p.accent.mid,
        30,
      ) +
      stroke('M-104 -44Q-70 -70 -34 -50', p.accent.deep, 10) +
      stroke('M-122 56H116', p.accent.deep, 6, seen(0.6)) +
      stroke('M-80 -20Q-60 10 -70 40M-34 -10Q-16 16 -24 44M34 2Q44 22 36 46', p.accent.deep, 4, seen(0.45))
    return at(18, -46, scaled(0.86, shoe)) + at(-12, 76, shoe)
  }),
  'face-shield': standing(
    (p) =>
      path('M-126 -76C-132 60 -96 140 0 150C96 140 132 60 126 -76Z', n.glass, seen(0.95)) +
      path('M-126 -76C-132 60 -96 140 0 150L-20 -76Z', n.white, seen(0.6)) +
      stroke('M-126 -70C-132 60 -96 140 0 148C96 140 132 60 126 -70', p.tint.mid, 5) +
      duo('M-140 -118Q0 -150 140 -118V-70Q0 -100 -140 -70Z', p.accent.mid, p.accent.deep, 30) +
      rect(-84, -112, 168, 20, 10, p.accent.light) +
      stroke('M66 -20L96 60', n.white, 12, seen(0.9)),
  ),
  goggles: standing(
    (p) =>
      stroke('M-148 0C-176 -70 176 -70 148 0', p.accent.deep, 14) +
      duo(
        'M-130 -52H130Q158 -52 158 -22V20Q158 70 104 70Q54 70 30 40Q0 14 -30 40Q-54 70 -104 70Q-158 70 -158 20V-22Q-158 -52 -130 -52Z',
        p.accent.mid,
        p.accent.deep,
        40,
      ) +
      path(
        'M-122 -32H122Q138 -32 138 -16V16Q138 50 104 50Q66 50 44 24Q0 -14 -44 24Q-66 50 -104 50Q-138 50 -138 16V-16Q-138 -32 -122 -32Z',
        n.glass,
      ) +
      stroke('M-108 24L-74 -14M-84 30L-58 0', n.white, 9),
  ),
  'safety-glasses': standing(
    (p) =>
      stroke('M-140 -30L-166 40M140 -30L166 40', p.accent.deep, 12) +
      duo(
        'M-144 -46Q0 -70 144 -46Q150 60 84 60Q34 60 14 4Q0 -6 -14 4Q-34 60 -84 60Q-150 60 -144 -46Z',
        n.glass,
        n.shade,
        60,
      ) +
      stroke('M-146 -44Q0 -68 146 -44', p.accent.mid, 16) +
      stroke('M-104 30L-78 -14', n.white, 10),
  ),
  sleeve: long(
    (p) =>
      duo(rounded(-52, -160, 104, 320, 16), n.glass, n.shade, 16) +
      rect(-52, -160, 104, 40, 12, p.accent.mid) +
      stroke('M-30 -100V140M0 -100V140', n.white, 6, seen(0.8)) +
      rect(-52, 132, 104, 28, 10, p.accent.light),
  ),
}

function protectionMask(p: Paint): string {
  return protection.mask.draw(p)
}
