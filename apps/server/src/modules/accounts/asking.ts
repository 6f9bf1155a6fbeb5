import type { Mover } from '@cusp/kernel'
import type { Background } from '../../platform/background'
import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import type { Clinic } from './account'
import { dayAhead, keptUntil } from './rules/certificate-days'
import { findExpiring, lockExpiring, moveClinic } from './store/clinics'
import { readSettings } from './store/settings'

/** Asks a clinic for a new certificate and has it told; false when it is not approved, or not any more. */
export async function askForNewCertificate(
  tx: Writer,
  clinic: Pick<Clinic, 'id' | 'status'>,
  by: { readonly kind: Mover; readonly name: string; readonly now: Date },
  { reason, until, expiresOn }: { readonly reason: string; readonly until: Date; readonly expiresOn: string | null },
): Promise<boolean> {
  const stepId = await moveClinic(tx, clinic, 'askForNewCertificate', by, { reason, approvedUntil: until })
  if (stepId === undefined) return false
  await publish(tx, 'certificateAsked', {
    clinicId: clinic.id,
    stepId,
    reason,
    until: until.toISOString(),
    expiresOn,
  })
  return true
}

/** Asks every clinic whose certificate expires soon, each once for the day that was entered, however many servers do this. */
export async function askBeforeExpiry({ now, read, write }: Background): Promise<void> {
  const { certificateNoticeDays } = await readSettings(read)
  const soon = dayAhead(now, certificateNoticeDays)
  for (const id of await findExpiring(read, soon)) {
    await write(async (tx) => {
      const due = await lockExpiring(tx, id, soon)
      if (!due) return
      const { expiresOn } = due
      const until = keptUntil(expiresOn, now, certificateNoticeDays)
      await askForNewCertificate(tx, due, { kind: 'system', name: '', now }, { reason: '', until, expiresOn })
    })
  }
}
