import { like } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { setting } from '../../../platform/tables'

export type ClinicSettings = {
  /** Days before the expiry of a certificate at which its clinic is asked for a new one (`clinics.certificateNoticeDays`). */
  readonly certificateNoticeDays: number
}

const noticeKey = 'clinics.certificateNoticeDays'

export async function putCertificateNotice(tx: Writer, value: number): Promise<void> {
  await tx.insert(setting).values({ key: noticeKey, value }).onConflictDoUpdate({ target: setting.key, set: { value } })
}

/** What is missing or makes no sense takes its default. */
export async function readSettings(read: Reader): Promise<ClinicSettings> {
  const rows = await read.select().from(setting).where(like(setting.key, 'clinics.%'))
  const days = rows.find(({ key }) => key === noticeKey)?.value
  return {
    certificateNoticeDays: typeof days === 'number' && Number.isInteger(days) && days > 0 && days <= 365 ? days : 30,
  }
}
