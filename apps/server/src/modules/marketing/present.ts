import { type marketing, states } from '@cusp/contract'
import type { Counted, InvitationCode, InvitedClinic } from './invitation-code'
import { dayBefore, dayOf } from './rules/days'

export const funnel = ({ key: _key, outsideValidity: _outside, ...numbers }: Counted) => numbers

export const codeRow = (code: InvitationCode & Counted): marketing.InvitationCodeRow => ({
  id: code.id,
  invitationCode: code.code,
  owner: code.owner,
  note: code.note,
  validFrom: code.validFrom && dayOf(code.validFrom),
  validUntil: code.validUntil && dayBefore(code.validUntil),
  isActive: code.deactivatedAt === null,
  version: code.version,
  registered: code.registered,
  submitted: code.submitted,
  approved: code.approved,
  ordered: code.ordered,
  firstOrdersHkd: code.firstOrdersHkd,
  firstOrdersUsd: code.firstOrdersUsd,
  outsideValidity: code.outsideValidity,
})

// Object.keys forgets the names that the table declares.
const statuses = Object.keys(states.clinicStates.states) as marketing.InvitedClinicRow['authStatus'][]

export function clinicRow(clinic: InvitedClinic): marketing.InvitedClinicRow {
  const { orderNo, orderedAt, payable, currency } = clinic
  const hasOrdered = orderNo !== null && orderedAt !== null && payable !== null && currency !== null
  return {
    id: clinic.id,
    name: clinic.name,
    authStatus: statuses.find((status) => status === clinic.status) ?? 'notSubmitted',
    registeredAt: clinic.registeredAt,
    approvedAt: clinic.approvedAt,
    firstOrder: hasOrdered ? { orderNo, at: orderedAt, payable, currency } : null,
    isWithinValidity: clinic.isWithinValidity,
  }
}
