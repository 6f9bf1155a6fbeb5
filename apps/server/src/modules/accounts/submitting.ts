import { randomUUID } from 'node:crypto'
import type { Writer } from '../../platform/database'
import { publish } from '../../platform/events'
import { hongKong } from '../addresses'
import type { Certificate, Clinic, ClinicFields } from './account'
import { moveClinic } from './store/clinics'
import { insertCertificate } from './store/files'

/** Puts a clinic into the review queue; false when it is not open for that, or not any more. */
export async function submitForReview(
  tx: Writer,
  clinic: Clinic,
  fields: ClinicFields,
  { certificate, by, now }: { certificate: Omit<Certificate, 'id'> | undefined; by: string; now: Date },
): Promise<boolean> {
  const file = certificate && { id: randomUUID(), ...certificate }
  if (file) await insertCertificate(tx, clinic.id, file, now)
  const stepId = await moveClinic(
    tx,
    clinic,
    'submit',
    { kind: 'buyer', name: by, now },
    {
      ...fields,
      ...(file ? { certificateFileId: file.id } : {}),
      // Later on it is what an operator says.
      ...(clinic.status === 'notSubmitted' ? { isHkCustomer: fields.province === hongKong } : {}),
      submittedAt: now,
      reason: '',
    },
  )
  if (stepId === undefined) return false
  await publish(tx, 'clinicSubmitted', { clinicId: clinic.id, stepId })
  return true
}
