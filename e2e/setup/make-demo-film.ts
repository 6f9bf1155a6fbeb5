import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium as browser } from '@playwright/test'
import { illustrate } from '../../apps/server/src/demo/illustrations'
import { filmsFolder } from '../../apps/server/src/platform/places'
import { chromium } from './chromium'

/**
 * Makes the film of the demo shop anew: our own drawings, moved on a canvas that the browser records. Run it with
 * `npx tsx e2e/setup/make-demo-film.ts` when the drawings have changed; what it makes is part of the repository.
 */
const film = {
  file: 'scaler.mp4',
  captions: [
    ['Ultrasonic scaler, a demonstration film', '超聲波洗牙機（示範影片）'],
    ['Water and light at the tip', '水霧及照明直達工作端'],
    ['Drawn for the demo shop', '為示範商店而繪製'],
  ],
  pictures: (
    [
      ['scaler-unit', 'mint', 'green'],
      ['prophy-jar', 'jade', 'pink'],
      ['prophy-cups', 'mint', 'blue'],
    ] as const
  ).map(([type, tint, accent]) => illustrate({ type, tint, accent, pose: 0 })),
  seconds: 8,
}

const open = await browser.launch(chromium)
const page = await open.newPage()
// The runner names functions with a helper that a page does not have.
await page.evaluate('globalThis.__name = (named) => named')
const recorded = await page.evaluate(async ({ captions, pictures, seconds }) => {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 360
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('there is nothing to draw on')
  const images = await Promise.all(
    pictures.map(async (svg) => {
      const image = new Image()
      image.src = `data:image/svg+xml;base64,${btoa(svg)}`
      await image.decode()
      return image
    }),
  )
  const draw = (second: number) => {
    const scene = Math.min(captions.length - 1, Math.floor((second / seconds) * captions.length))
    const within = (second / seconds) * captions.length - scene
    const ground = pen.createLinearGradient(0, 0, 640, 360)
    ground.addColorStop(0, '#0b4a3f')
    ground.addColorStop(1, '#1f7a68')
    pen.fillStyle = ground
    pen.fillRect(0, 0, 640, 360)
    pen.fillStyle = 'rgba(255, 255, 255, 0.12)'
    for (let drop = 0; drop < 14; drop++) {
      const way = (second * 0.35 + drop / 14) % 1
      pen.beginPath()
      pen.arc(400 + way * 230, 180 + Math.sin(drop * 2.4) * 150 * way, 4 + (drop % 4) * 2, 0, Math.PI * 2)
      pen.fill()
    }
    const image = images[scene]
    if (image) {
      const size = 220 + within * 24
      pen.save()
      pen.beginPath()
      pen.roundRect(190 - size / 2, 165 - size / 2, size, size, 28)
      pen.clip()
      pen.drawImage(image, 190 - size / 2, 165 - size / 2, size, size)
      pen.restore()
    }
    pen.fillStyle = '#ffffff'
    pen.textAlign = 'center'
    pen.font = '600 22px sans-serif'
    pen.fillText(captions[scene]?.[0] ?? '', 320, 318)
    pen.font = '18px sans-serif'
    pen.fillText(captions[scene]?.[1] ?? '', 320, 345)
  }
  draw(0)
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/mp4;codecs=avc1.42E01F',
    videoBitsPerSecond: 250_000,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((done) => recorder.addEventListener('stop', done))
  recorder.start()
  const from = performance.now()
  await new Promise<void>((done) => {
    const next = () => {
      const second = (performance.now() - from) / 1000
      if (second >= seconds) return done()
      draw(second)
      requestAnimationFrame(next)
    }
    next()
  })
  recorder.stop()
  await stopped
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
}, film)
await open.close()
await writeFile(join(filmsFolder, film.file), Buffer.from(recorded))
console.log(`${film.file}: ${Math.round(recorded.length / 1024)} KB`)
