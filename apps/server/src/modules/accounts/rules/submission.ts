import { states } from '@cusp/contract'
import { after } from '@cusp/kernel'
import type { Clinic, ClinicFields } from '../account'

/** What a clinic may change when it submits itself for review, by where it stands (decision 20). */
const editable: Partial<Readonly<Record<Clinic['status'], readonly (keyof ClinicFields)[]>>> = {
  notSubmitted: ['name', 'contactName', 'province', 'city', 'district', 'street', 'address'],
  rejected: ['name', 'contactName'],
  certificateExpired: [],
}

export const maySubmit = (status: Clinic['status']): boolean =>
  after(states.clinicStates, status, 'submit', 'buyer') !== undefined

/** The clinic as it would be after submitting what was typed: fields that are not open stay as they are. */
export function submitted(clinic: Clinic, typed: Partial<ClinicFields>): ClinicFields {
  const open = editable[clinic.status] ?? []
  const take = (field: keyof ClinicFields): string => (open.includes(field) && typed[field]) || clinic[field]
  return {
    name: take('name'),
    contactName: take('contactName'),
    province: take('province'),
    city: take('city'),
    district: take('district'),
    street: take('street'),
    address: take('address'),
  }
}

/** A certificate that is on file will do for a rejected clinic, but not for one that was asked for a new one. */
export const needsCertificate = (clinic: Clinic): boolean =>
  clinic.status === 'certificateExpired' || clinic.certificateFileId === null

/** The field, as the form names it, that a clinic lacks before it can be reviewed. */
export function missingField(fields: ClinicFields): string | undefined {
  if (fields.name === '') return 'companyName'
  if (fields.contactName === '') return 'name'
  // Spec A113: a clinic's address needs a unit or a street.
  return fields.street === '' && fields.address === '' ? 'street' : undefined
}

/** Clinics that were approved keep buying until a deadline while a new certificate is asked for and reviewed. */
export function isApproved(status: string, approvedUntil: Date | null, now: Date): boolean {
  if (status === 'approved') return true
  if (status === 'certificateExpired') return approvedUntil === null || approvedUntil > now
  return status === 'underReview' && approvedUntil !== null && approvedUntil > now
}
