import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import { savePromotion } from '../../modules/catalogue/store/promotions'
import { couponCampaign } from '../../modules/coupons/schema'
import type { Writer } from '../../platform/database'
import { filmsFolder } from '../../platform/places'
import type { Platform } from '../../platform/platform'

const dayMs = 86_400_000
const leaflet = '/pictures/documents/demo-instructions.pdf'
const film = '/pictures/videos/demo-scaler.mp4'

/** One page with one line of text: enough to be opened, and it says what it is. */
function pdf(text: string): string {
  const stream = `BT /F1 16 Tf 56 760 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = body.length
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const rows = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}

type Found = {
  readonly id: string
  readonly variants: readonly { readonly id: string; readonly hkd: number }[]
  readonly picture: string
}

async function named(tx: Writer, name: string): Promise<Found | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select p.id, p.picture, json_agg(json_build_object('id', v.id, 'hkd', v.price_hkd) order by v.position) as variants
    from product p join variant v on v.product_id = p.id where p.name ->> 'en' = ${name} group by p.id`)
  return rows[0]
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const free = (name: LocalizedText, of: Found | undefined) =>
  json([{ name, link: of ? `/product/${of.variants[0]?.id}` : '', picturePath: of?.picture ?? '' }])

/** A few products that show all that a product page can: promotions, a bundle, gifts, documents, a film and coupons. */
export async function writeGoods(tx: Writer, platform: Platform, now: Date): Promise<void> {
  const folder = platform.files.absolute('public/documents')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, path.basename(leaflet)), pdf('Cusp demonstration shop: instructions for use'))
  await tx.execute(
    sql`insert into goods_file (path, kind, name, bytes) values (${leaflet}, 'document', 'instructions', 700)`,
  )

  const shown = path.join(platform.files.absolute('public/videos'), path.basename(film))
  await mkdir(path.dirname(shown), { recursive: true })
  await copyFile(path.join(filmsFolder, 'scaler.mp4'), shown)
  const { size } = await stat(shown)
  await tx.execute(sql`insert into goods_file (path, kind, name, bytes) values (${film}, 'video', 'scaler', ${size})`)

  const [scaler, tips, powder, cotton] = await Promise.all(
    [
      'Ultrasonic scaler with LED handpiece',
      'Scaler tips for piezo units',
      'Sodium bicarbonate polishing powder',
      'Dental cotton rolls',
    ].map((name) => named(tx, name)),
  )
  if (!scaler || !tips || !powder || !cotton) throw new Error('the demo shop lacks goods that it shows')

  const documents = [{ path: leaflet, name: { en: 'Instructions for use (demo)', 'zh-Hant': '使用說明（示範）' } }]
  await tx.execute(sql`update product set documents = ${json(documents)}, video = ${json({ path: film, autoplay: true })}, pictures = ${sql.param([tips.picture, powder.picture])}::text[],
    tags = array_append(array_remove(tags, 'sale'), 'sale'), version = version + 1 where id = ${scaler.id}`)
  await tx.execute(
    sql`update product set documents = ${json(documents)}, version = version + 1 where id = ${powder.id}`,
  )
  await tx.execute(sql`insert into bundle_part (product_id, variant_id, quantity, position) values
    (${scaler.id}, ${tips.variants[0]?.id}, 5, 1), (${scaler.id}, ${powder.variants[0]?.id}, 2, 2)`)
  const gift = { en: 'One bottle of polishing powder, mint', 'zh-Hant': '薄荷味拋光粉一樽' }
  await tx.execute(sql`update variant set gifts = ${free(gift, powder)} where product_id = ${scaler.id}`)

  const promote = (of: Found, percent: number, days: number, purchaseLimit: number, countsDown: boolean) =>
    savePromotion(tx, undefined, of.id, {
      startsAt: new Date(now.getTime() - dayMs),
      endsAt: new Date(now.getTime() + days * dayMs),
      purchaseLimit,
      picturePath: '',
      textColor: '',
      showsPriceBackground: countsDown,
      countsDown,
      prices: of.variants.map(({ id, hkd }) => ({
        variantId: id,
        priceHkd: Math.round((hkd * (100 - percent)) / 100),
        priceUsd: null,
      })),
    })
  await promote(scaler, 18, 3, 2, true)
  await promote(powder, 25, 20, 0, false)

  const period = { startsAt: new Date(now.getTime() - dayMs), endsAt: new Date(now.getTime() + 60 * dayMs) }
  await tx.insert(couponCampaign).values([
    {
      ...period,
      name: { en: 'Spring round for every clinic (demo)', 'zh-Hant': '全店春季優惠（示範）' },
      amountHkd: 100_00,
      amountUsd: 13_00,
      metHkd: 1_500_00,
      metUsd: 195_00,
      scope: 'all',
    },
    {
      ...period,
      name: { en: 'For the hygiene room (demo)', 'zh-Hant': '洗牙室專享（示範）' },
      percent: 8,
      metHkd: 800_00,
      metUsd: 105_00,
      scope: 'product',
      scopeIds: [scaler.id, tips.id, powder.id],
    },
  ])
}
