import type { LocalizedText } from '@cusp/kernel'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { shopText } from '../schema'

export type ShopText = { readonly key: string; readonly value: LocalizedText; readonly version: number }

export const findTexts = (read: Reader, keys: readonly string[]): Promise<ShopText[]> =>
  read
    .select({ key: shopText.key, value: shopText.value, version: shopText.version })
    .from(shopText)
    .where(inArray(shopText.key, [...keys]))

/** Puts a text in force if nobody has changed it since `version`, which is 0 while there is none. */
export async function putText(tx: Writer, { key, value, version }: ShopText): Promise<boolean> {
  const put =
    version === 0
      ? await tx.insert(shopText).values({ key, value }).onConflictDoNothing().returning({ version: shopText.version })
      : await tx
          .update(shopText)
          .set({ value, version: sql`${shopText.version} + 1` })
          .where(and(eq(shopText.key, key), eq(shopText.version, version)))
          .returning({ version: shopText.version })
  return put.length > 0
}
