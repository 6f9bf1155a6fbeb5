import type { accounts } from '@cusp/contract'
import type { Say } from '../../platform/words'

const names = {
  Buyer: 'account.roleBuyer',
  Seller: 'account.roleSeller',
  Finance: 'account.roleFinance',
} as const satisfies Record<accounts.ClinicRole, string>

/** The roles of somebody in words; without one they look after the money (decision 21). */
export const rolesInWords = (say: Say, roles: readonly accounts.ClinicRole[]): string =>
  roles.map((role) => say(names[role])).join(', ') || say('account.roleFinance')

/** The one role that a form shows for somebody. */
export const mainRole = (roles: readonly accounts.ClinicRole[]): accounts.ClinicRole =>
  roles.includes('Buyer') ? 'Buyer' : roles.includes('Seller') ? 'Seller' : 'Finance'
