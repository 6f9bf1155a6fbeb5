import { type ClinicId, toMinor } from '@cusp/kernel'
import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Writer } from '../../../platform/database'
import type { CreditTerms } from '../account'
import { clinic, clinicChequeUse } from '../schema'

/** What a clinic may pay later, and what live cheque orders take of that; undefined when there is no such clinic. */
export async function findCredit(
  read: Reader,
  id: ClinicId,
): Promise<(CreditTerms & { readonly chequeUsed: ReturnType<typeof toMinor> }) | undefined> {
  const [row] = await read
    .select({
      mayPayByCheque: clinic.mayPayByCheque,
      chequeLimit: clinic.chequeLimit,
      chequeDays: clinic.chequeDays,
      hasCredit: clinic.hasCredit,
      creditLimit: clinic.creditLimit,
      creditDays: clinic.creditDays,
      used: clinicChequeUse.used,
    })
    .from(clinic)
    .leftJoin(clinicChequeUse, eq(clinicChequeUse.clinicId, clinic.id))
    .where(eq(clinic.id, id))
  if (!row) return undefined
  const { used, chequeLimit, creditLimit, ...rest } = row
  return {
    ...rest,
    chequeLimit: toMinor(chequeLimit),
    creditLimit: toMinor(creditLimit),
    chequeUsed: toMinor(used ?? 0),
  }
}

/** Sets what a clinic may pay later; false when live orders take more of the cheque limit than it would be. */
export async function changeCredit(tx: Writer, id: ClinicId, terms: CreditTerms): Promise<boolean> {
  const used = sql`coalesce((select u.used from clinic_cheque_use u where u.clinic_id = ${id}), 0)`
  const changed = await tx
    .update(clinic)
    .set(terms)
    .where(and(eq(clinic.id, id), sql`${terms.chequeLimit}::bigint >= ${used}`))
    .returning({ id: clinic.id })
  return changed.length > 0
}
