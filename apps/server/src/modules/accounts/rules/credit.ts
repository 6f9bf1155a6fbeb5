import type { CreditTerms } from '../account'

/** Cents; more than any clinic is ever trusted with, and far below what the database can count. */
const mostCents = 10_000_000_000

/** The field of the form that does not fit: what is allowed needs a limit, and no limit is negative or beyond reason. */
export function termsFieldAtFault(terms: CreditTerms): 'chequeLimit' | 'creditLimit' | undefined {
  const isWrong = (isAllowed: boolean, limit: number): boolean =>
    limit < 0 || limit > mostCents || (isAllowed && limit === 0)
  if (isWrong(terms.mayPayByCheque, terms.chequeLimit)) return 'chequeLimit'
  return isWrong(terms.hasCredit, terms.creditLimit) ? 'creditLimit' : undefined
}
