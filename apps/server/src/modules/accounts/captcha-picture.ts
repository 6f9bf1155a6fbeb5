import { randomInt, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Call } from '../../platform/use-case'
import { captchaAlphabet, captchaLength, captchaLifeMs, drawCaptcha } from './rules/captcha'
import { sealOfCaptcha } from './seals'
import { insertCaptcha } from './store/codes'

/** Makes a picture and remembers the seal of its answer; the answer itself is kept nowhere. */
export async function makeCaptcha({
  now,
  write,
  platform,
}: Pick<Call, 'now' | 'write' | 'platform'>): Promise<{ id: string; png: Buffer }> {
  const id = randomUUID()
  const answer = Array.from(
    { length: captchaLength },
    () => captchaAlphabet[randomInt(captchaAlphabet.length)] ?? '',
  ).join('')
  await write((tx) =>
    insertCaptcha(tx, {
      id,
      answerHash: sealOfCaptcha(platform, id, answer),
      expiresAt: new Date(now.getTime() + captchaLifeMs),
    }),
  )
  const svg = drawCaptcha(answer, () => randomInt(1_000_000) / 1_000_000)
  const png = await sharp(Buffer.from(svg)).greyscale().png({ compressionLevel: 9 }).toBuffer()
  return { id, png }
}
