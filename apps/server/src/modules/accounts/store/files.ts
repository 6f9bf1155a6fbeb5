import type { ClinicId } from '@cusp/kernel'
import { and, eq } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import { storedFile } from '../../../platform/tables'
import type { Certificate, ClinicFile } from '../account'

type Kind = 'certificate' | 'avatar'

const audienceOf = (id: ClinicId): string => `clinic:${id}`

async function insertFile(
  tx: Writer,
  kind: Kind,
  clinicId: ClinicId,
  file: ClinicFile,
  createdAt: Date,
): Promise<void> {
  await tx.insert(storedFile).values({ audience: audienceOf(clinicId), kind, ...file, createdAt })
}

export const insertCertificate = (tx: Writer, clinicId: ClinicId, certificate: Certificate, at: Date): Promise<void> =>
  insertFile(tx, 'certificate', clinicId, certificate, at)

export const insertAvatar = (tx: Writer, clinicId: ClinicId, avatar: ClinicFile, at: Date): Promise<void> =>
  insertFile(tx, 'avatar', clinicId, avatar, at)

async function findFile(
  read: Reader,
  kind: Kind,
  id: string,
  clinicId: ClinicId | undefined,
): Promise<ClinicFile | undefined> {
  const [row] = await read
    .select({
      id: storedFile.id,
      path: storedFile.path,
      mediaType: storedFile.mediaType,
      bytes: storedFile.bytes,
      originalName: storedFile.originalName,
    })
    .from(storedFile)
    .where(
      and(
        eq(storedFile.id, id),
        eq(storedFile.kind, kind),
        clinicId === undefined ? undefined : eq(storedFile.audience, audienceOf(clinicId)),
      ),
    )
  return row
}

/** A certificate for whoever may see it: one clinic's people, or operators, for whom `clinicId` is undefined. */
export const findCertificate = (
  read: Reader,
  id: string,
  clinicId: ClinicId | undefined,
): Promise<Certificate | undefined> => findFile(read, 'certificate', id, clinicId)

/** A person's picture, for the people of the same clinic. */
export const findAvatar = (read: Reader, id: string, clinicId: ClinicId): Promise<ClinicFile | undefined> =>
  findFile(read, 'avatar', id, clinicId)

/** Forgets a picture that was replaced and gives the place of its bytes. */
export async function removeAvatar(tx: Writer, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(storedFile)
    .where(and(eq(storedFile.id, id), eq(storedFile.kind, 'avatar')))
    .returning({ path: storedFile.path })
  return gone?.path
}
