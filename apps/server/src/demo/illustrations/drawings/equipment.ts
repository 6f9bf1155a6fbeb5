import { console as device, printed } from '../containers'
import { long, solo, standing } from '../drawing'
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
import { tooth } from './restorative'

const curingLight = long(
  (p) =>
    block(-34, -40, 68, 200, 30, n.white, n.shade) +
    rect(-19, 0, 38, 50, 8, p.tint.ink) +
    rect(-11, 12, 22, 8, 4, p.accent.light) +
    circle(0, 84, 14, p.accent.mid) +
    duo(taper(-80, 46, 40, 64), p.accent.mid, p.accent.deep, 4) +
    stroke('M0 -80V-116C0 -146 20 -152 44 -154', n.dark, 22) +
    circle(52, -154, 13, '#7db7ff') +
    path('M62 -166L120 -186V-122L62 -142Z', '#bcdcff', seen(0.75)) +
    ellipse(0, -60, 46, 16, '#f0a03c', seen(0.9)),
)

export const equipment = {
  'curing-light': curingLight,
  'curing-station': solo(
    (p) =>
      block(-90, 104, 180, 46, 20, n.white, n.shade) +
      rect(-44, 118, 60, 10, 5, p.accent.mid) +
      at(0, -16, scaled(0.8, curingLight.draw(p))),
  ),
  'light-meter': standing(
    (p) =>
      device(p, 150, 220, circle(0, 0, 30, p.accent.mid) + stroke('M0 0L16 -18', n.white, 6)) +
      circle(0, 62, 24, n.dark),
  ),
  'led-lamp': solo(
    (p) =>
      stroke('M-130 150V-60C-130 -130 -60 -130 -30 -90', n.line, 20) +
      rect(-164, 134, 70, 16, 8, n.steelDeep) +
      at(
        40,
        -50,
        turned(
          18,
          duo(rounded(-110, -46, 220, 92, 40), n.white, n.shade, 40) +
            row(4, 48, () => circle(0, 0, 18, '#fff1b8')) +
            rect(-130, -14, 26, 28, 10, p.accent.mid),
        ),
      ) +
      path('M-40 24L130 44L160 150H-60Z', '#fff6d6', seen(0.7)),
  ),
  'dental-chair': solo(
    (p) =>
      rect(-70, 128, 180, 22, 10, n.steelDeep) +
      block(-10, 60, 54, 76, 10, n.steelMid, n.steelDeep) +
      path(
        'M-160 70Q-160 50 -138 48L40 34Q64 32 74 12L120 -94Q128 -112 146 -104Q164 -96 158 -78L116 40Q104 76 66 78L-136 92Q-160 92 -160 70Z',
        p.accent.mid,
      ) +
      path('M40 34Q64 32 74 12L120 -94Q128 -112 146 -104Q164 -96 158 -78L116 40Q104 76 66 78Z', p.accent.deep) +
      block(112, -150, 50, 44, 16, p.accent.light, p.accent.mid) +
      stroke('M-40 150V-110Q-40 -136 -10 -136H50', n.line, 13) +
      block(30, -162, 70, 40, 16, n.white, n.shade) +
      block(-130, -50, 110, 30, 12, n.white, n.shade) +
      row(4, 24, (i) => at(-76, -66, rect(-5, -16, 10, 34, 4, i % 2 ? p.tint.mid : n.steelDeep))) +
      rect(-20, 10, 90, 16, 8, p.accent.light),
  ),
  stool: solo(
    (p) =>
      row(2, 200, () => circle(0, 138, 14, n.dark)) +
      circle(0, 142, 14, n.dark) +
      stroke('M-100 128Q0 84 100 128', n.steelDeep, 16) +
      block(-12, 20, 24, 90, 6, n.steel, n.steelMid) +
      duo(rounded(-110, -24, 220, 52, 26), p.accent.mid, p.accent.deep, 40) +
      stroke('M90 0C140 -10 130 -60 116 -84', n.steelDeep, 12) +
      block(30, -150, 120, 74, 30, p.accent.light, p.accent.mid),
  ),
  cabinet: solo(
    (p) =>
      block(-120, -130, 240, 260, 16, n.white, n.shade) +
      rect(-120, -130, 240, 34, 12, p.accent.mid) +
      [-80, -30, 20, 70]
        .map((y) => rect(-100, y, 200, 40, 8, n.paper) + rect(-26, y + 14, 52, 10, 5, n.steelDeep))
        .join('') +
      [-84, 84].map((x) => circle(x, 140, 13, n.dark)).join(''),
  ),
  compressor: solo(
    (p) =>
      duo(rounded(-156, 10, 312, 110, 54), p.accent.mid, p.accent.deep, 60) +
      block(-90, -100, 90, 116, 16, n.white, n.shade) +
      block(16, -76, 84, 90, 16, n.steelMid, n.steelDeep) +
      stroke('M-60 -60H-30M-60 -36H-30M-60 -12H-30', n.line, 8) +
      circle(58, -104, 26, n.white) +
      stroke('M58 -104L70 -116', p.accent.deep, 6) +
      [-100, 100].map((x) => rect(x - 12, 116, 24, 34, 6, n.dark)).join(''),
  ),
  'suction-unit': solo(
    (p) =>
      block(-80, -20, 160, 160, 20, n.white, n.shade) +
      duo(rounded(-58, -140, 116, 130, 20, 8), n.glass, n.shade, 16) +
      rect(-58, -66, 116, 56, 0, p.tint.light) +
      rect(-66, -152, 132, 22, 8, p.accent.mid) +
      stroke('M58 -130C140 -130 150 0 130 90', p.accent.deep, 12) +
      circle(0, 66, 24, p.accent.mid) +
      [-54, 54].map((x) => circle(x, 142, 12, n.dark)).join(''),
  ),
  'xray-unit': solo(
    (p) =>
      stroke('M-140 150V-100H-30', n.line, 22) +
      stroke('M-30 -100L40 -30', n.line, 20) +
      circle(-30, -100, 18, p.accent.mid) +
      block(0, -60, 130, 110, 34, n.white, n.shade) +
      block(24, 44, 82, 70, 10, p.accent.light, p.accent.mid) +
      rect(30, 106, 70, 22, 6, n.dark) +
      rect(-166, 134, 60, 16, 8, n.steelDeep),
  ),
  'xray-sensor': standing(
    (p) =>
      stroke('M0 60C0 130 100 90 110 150', n.dark, 13) +
      duo(rounded(-84, -130, 168, 200, 40), n.dark, '#3b4a50', 26) +
      rect(-58, -106, 116, 152, 20, p.tint.ink) +
      at(0, -32, scaled(0.42, tooth(p.tint.light, p.tint.mid))) +
      rect(-30, 60, 60, 26, 10, p.accent.mid),
  ),
  'phosphor-plate': standing((p) =>
    [-1, 0, 1]
      .map((i) =>
        at(
          i * 88,
          i ? 20 : -16,
          duo(rounded(-50, -90, 100, 180, 26), [p.accent.light, n.white, p.tint.light][i + 1] ?? n.white, n.shade, 14) +
            rect(-30, -64, 60, 100, 16, p.accent.mid, seen(0.6)) +
            printed(-24, 52, 48, 1, n.line),
        ),
      )
      .join(''),
  ),
  'film-holder': standing(
    (p) =>
      circle(-70, -30, 74, 'none', ` stroke="${p.accent.mid}" stroke-width="22"`) +
      stroke('M-40 40L120 96', n.steelMid, 13) +
      block(84, -20, 60, 130, 12, p.accent.light, p.accent.mid) +
      rect(96, -8, 36, 80, 6, n.white) +
      rect(-6, 46, 40, 40, 8, p.accent.deep),
  ),
  'xray-film': standing((p) =>
    [0, 1, 2]
      .map((i) =>
        at(
          -40 + i * 40,
          24 - i * 28,
          turned(
            -8 + i * 8,
            rect(-70, -90, 140, 180, 14, i === 2 ? n.dark : n.white) +
              (i === 2
                ? at(0, -4, scaled(0.5, tooth('#cfd9dc', '#a9b8bd')))
                : rect(-70, -90, 140, 36, 14, p.accent.mid)),
          ),
        ),
      )
      .join(''),
  ),
  cbct: solo(
    (p) =>
      rect(-50, 134, 190, 16, 8, n.steelDeep) +
      block(60, -150, 60, 288, 16, n.white, n.shade) +
      block(-140, -146, 240, 60, 28, n.white, n.shade) +
      block(-150, -96, 62, 130, 20, p.accent.light, p.accent.mid) +
      block(0, -96, 50, 100, 16, p.accent.mid, p.accent.deep) +
      rect(-60, 30, 140, 18, 9, n.steelMid) +
      block(-62, 20, 34, 60, 12, n.steelMid, n.steelDeep) +
      circle(90, -40, 12, p.accent.mid),
  ),
  panoramic: solo(
    (p) =>
      rect(-90, 134, 200, 16, 8, n.steelDeep) +
      block(40, -150, 44, 288, 12, n.white, n.shade) +
      path('M-160 -120Q-160 -150 -130 -150H70V-100H-100V20H-160Z', n.white) +
      rect(-160, -20, 60, 60, 16, p.accent.mid) +
      rect(-30, -100, 44, 90, 14, p.accent.light) +
      rect(-30, 40, 80, 16, 8, n.steelMid),
  ),
  monitor: solo(
    (p) =>
      block(-160, -120, 320, 204, 18, n.dark, '#3b4a50') +
      rect(-144, -104, 288, 172, 8, p.tint.ink) +
      [-84, 0, 84].map((x) => at(x, -14, scaled(0.42, tooth(p.tint.light, p.tint.mid)))).join('') +
      rect(-24, 84, 48, 40, 4, n.steelMid) +
      rect(-90, 124, 180, 22, 10, n.steelDeep) +
      circle(0, 76, 4, p.accent.mid),
  ),
  loupes: solo(
    (p) =>
      stroke('M-140 -30L-164 60M140 -30L164 60', p.accent.deep, 12) +
      duo(
        'M-144 -54Q0 -80 144 -54Q148 44 90 50Q40 50 16 0Q0 -12 -16 0Q-40 50 -90 50Q-148 44 -144 -54Z',
        n.glass,
        n.shade,
        60,
      ) +
      stroke('M-144 -54Q0 -80 144 -54', p.accent.mid, 14) +
      [-66, 66]
        .map((x) =>
          at(
            x,
            10,
            block(-36, -40, 72, 84, 14, n.dark, '#35444a') +
              rect(-40, 28, 80, 26, 10, p.accent.deep) +
              ellipse(0, 58, 34, 11, '#bcdcff'),
          ),
        )
        .join(''),
  ),
  headlamp: solo(
    (p) =>
      stroke('M-130 50C-170 -120 170 -120 130 50', p.accent.deep, 24) +
      stroke('M-130 50C-170 -120 170 -120 130 50', p.accent.mid, 10) +
      block(-54, -116, 108, 90, 24, n.dark, '#35444a') +
      circle(0, -70, 32, '#fff1b8') +
      path('M-32 -50L-90 150H90L32 -50Z', '#fff6d6', seen(0.7)),
  ),
  camera: long(
    (p) =>
      block(-24, -60, 48, 226, 24, n.white, n.shade) +
      block(-18, -150, 36, 100, 14, p.accent.light, p.accent.mid) +
      circle(0, -136, 15, n.dark) +
      circle(0, -136, 8, '#bcdcff') +
      circle(0, -20, 13, p.accent.mid) +
      rect(-12, 20, 24, 8, 4, n.line),
  ),
  'apron-lead': standing(
    (p) =>
      duo('M-60 -130Q0 -96 60 -130L120 -96L104 150H-104L-120 -96Z', p.accent.deep, p.accent.ink, 24) +
      path('M-64 -128Q0 -90 64 -128L50 -80Q0 -60 -50 -80Z', p.accent.mid) +
      stroke('M-86 30H86', p.accent.light, 8, seen(0.6)) +
      rect(-40, 60, 80, 50, 8, p.accent.mid, seen(0.7)),
  ),
  'operating-light': solo(
    (p) =>
      stroke('M0 -160V-110', n.line, 18) +
      duo('M-160 10Q-150 -110 0 -110Q150 -110 160 10Q0 50 -160 10Z', n.white, n.shade, 50) +
      ellipse(0, 10, 160, 30, p.accent.light) +
      row(5, 54, () => ellipse(0, 12, 18, 10, '#fff6d6')) +
      path('M-110 36L-150 150H150L110 36Z', '#fff6d6', seen(0.55)) +
      circle(0, 60, 13, p.accent.mid),
  ),
}
