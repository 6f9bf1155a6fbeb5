import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { account, clinic, clinicHistory, paymentPassword } from '../../modules/accounts/schema'
import { deliveryAddress } from '../../modules/addresses/schema'
import { invitationCode } from '../../modules/marketing/schema'
import { operator } from '../../modules/operators/schema'
import type { Writer } from '../../platform/database'
import type { Platform } from '../../platform/platform'
import { storedFile } from '../../platform/tables'
import {
  broughtCodes,
  demoClinics,
  demoInvitationCodes,
  demoOperators,
  demoPassword,
  demoPaymentPassword,
  operatorPassword,
} from '../people'
import { sampleCertificate } from '../scenery'

const movesTo = {
  notSubmitted: [],
  underReview: [['notSubmitted', 'submit', 'underReview', 'buyer', '']],
  approved: [
    ['notSubmitted', 'submit', 'underReview', 'buyer', ''],
    ['underReview', 'approve', 'approved', 'operator', ''],
  ],
  rejected: [
    ['notSubmitted', 'submit', 'underReview', 'buyer', ''],
    ['underReview', 'reject', 'rejected', 'operator', 'reason'],
  ],
} as const

/** Limits in cents of Hong Kong dollars. */
const demoCredit = {
  mayPayByCheque: true,
  chequeLimit: 2_000_000,
  chequeDays: 14,
  hasCredit: true,
  creditLimit: 5_000_000,
  creditDays: 30,
}

/** A sample certificate per clinic, made before the transaction: pictures take their time. */
export async function keepCertificates(platform: Platform): Promise<Map<string, { path: string; bytes: number }>> {
  const kept = new Map<string, { path: string; bytes: number }>()
  for (const { key, name, status } of demoClinics) {
    if (status === 'notSubmitted') continue
    const file = path.join(tmpdir(), `cusp-sample-${process.pid}-${key}.png`)
    await writeFile(
      file,
      await sharp(Buffer.from(sampleCertificate(name)))
        .png()
        .toBuffer(),
    )
    kept.set(key, await platform.files.keepPicture('certificates', file, 1400))
  }
  return kept
}

export async function writePeople(
  tx: Writer,
  platform: Platform,
  certificates: ReadonlyMap<string, { path: string; bytes: number }>,
  now: Date,
): Promise<Map<string, string>> {
  const [buyers, operators, payments] = [
    await platform.passwords.hash(demoPassword),
    await platform.passwords.hash(operatorPassword),
    await platform.passwords.hash(demoPaymentPassword),
  ]
  await tx.insert(operator).values(demoOperators.map((o) => ({ ...o, passwordHash: operators })))
  const createdAt = new Date(now.getTime() - 90 * 86_400_000)
  await tx.insert(invitationCode).values(demoInvitationCodes.map((code) => ({ ...code, createdAt })))

  const accounts = new Map<string, string>()
  for (const c of demoClinics) {
    const wasApproved = c.status === 'approved'
    const submitted = c.status === 'notSubmitted' ? null : new Date(now.getTime() - (wasApproved ? 60 : 1) * 86_400_000)
    const [row] = await tx
      .insert(clinic)
      .values({
        name: c.name,
        status: c.status,
        reason: c.reason ?? '',
        contactName: c.accounts[0]?.name ?? '',
        province: c.province,
        district: c.district,
        street: c.street,
        address: c.address,
        isHkCustomer: c.isHkCustomer ?? true,
        invitationCode: broughtCodes[c.key] ?? '',
        createdAt: new Date(now.getTime() - 61 * 86_400_000),
        submittedAt: submitted,
        firstApprovedAt: wasApproved ? submitted : null,
        ...(c.paysLater ? demoCredit : {}),
      })
      .returning({ id: clinic.id })
    if (!row) continue
    const moves = movesTo[c.status]
    if (moves.length > 0) {
      await tx.insert(clinicHistory).values(
        moves.map(([fromStatus, move, toStatus, byKind, reason]) => ({
          clinicId: row.id,
          fromStatus,
          move,
          toStatus,
          byKind,
          byName: byKind === 'operator' ? 'Rita Review' : (c.accounts[0]?.name ?? ''),
          reason: reason === 'reason' ? (c.reason ?? '') : '',
          at: submitted ?? now,
        })),
      )
    }
    const kept = certificates.get(c.key)
    if (kept) {
      const fileId = crypto.randomUUID()
      await tx.insert(storedFile).values({
        id: fileId,
        audience: `clinic:${row.id}`,
        kind: 'certificate',
        path: kept.path,
        originalName: 'sample-certificate.png',
        mediaType: 'image/webp',
        bytes: kept.bytes,
      })
      await tx.update(clinic).set({ certificateFileId: fileId }).where(eq(clinic.id, row.id))
    }
    for (const person of c.accounts) {
      const [made] = await tx
        .insert(account)
        .values({
          clinicId: row.id,
          name: person.name,
          email: person.email,
          areaCode: c.province === 'MO' ? '+853' : '+852',
          phone: person.phone,
          passwordHash: buyers,
          roles: [...person.roles],
          isAdmin: person === c.accounts[0],
        })
        .returning({ id: account.id })
      if (!made) continue
      accounts.set(person.email, made.id)
      if (person.hasPaymentPassword)
        await tx.insert(paymentPassword).values({ accountId: made.id, passwordHash: payments, setAt: now })
    }
    if (c.status !== 'notSubmitted') {
      await tx.insert(deliveryAddress).values({
        clinicId: row.id,
        name: c.accounts[0]?.name ?? '',
        areaCode: c.province === 'MO' ? '+853' : '+852',
        phone: c.accounts[0]?.phone ?? '',
        province: c.province,
        district: c.district,
        street: c.street,
        address: c.address,
        isDefault: true,
      })
    }
  }
  return accounts
}
