import type { LocalizedText } from '@cusp/kernel'
import { sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../platform/database'

export type BannerRow = {
  readonly title: LocalizedText
  readonly link: string
  readonly image: string
  readonly imagePhone: string
}

export const findBanners = (read: Reader, now: Date): Promise<BannerRow[]> =>
  read
    .select({
      title: sql<LocalizedText>`title`,
      link: sql<string>`link`,
      image: sql<string>`image`,
      imagePhone: sql<string>`image_phone`,
    })
    .from(sql`banner`)
    .where(
      sql`(from_at is null or from_at <= ${now.toISOString()}::timestamptz) and (until_at is null or until_at > ${now.toISOString()}::timestamptz)`,
    )
    .orderBy(sql`position, id`)

/** Touches banners whose time began or ended lately, so that answers kept in memory are made anew. */
export async function touchTurningBanners(tx: Writer, now: Date, seconds: number): Promise<void> {
  await tx.execute(sql`
    update banner set position = position
    where from_at between ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}) and ${now.toISOString()}::timestamptz
       or until_at between ${now.toISOString()}::timestamptz - make_interval(secs => ${seconds}) and ${now.toISOString()}::timestamptz`)
}
