import type { accounts } from '@cusp/contract'
import { formatMoney, toMinor } from '@cusp/kernel'
import { useWords, type Words, wordOr } from '../../platform/words'

const amounts = ['chequeLimit', 'creditLimit']

function said(t: Words, field: string, value: string): string {
  if (value === '') return t('clinics.nothing')
  if (value === 'true') return t('common.yes')
  if (value === 'false') return t('common.no')
  if (amounts.includes(field)) return formatMoney(toMinor(Number(value)), 'HKD')
  if (field !== 'roles') return value
  return value
    .split(' ')
    .map((role) => wordOr(t, 'clinicRoles', role))
    .join(' + ')
}

/** What was changed, from what to what. */
export function Differences({ changes }: { changes: readonly accounts.Difference[] }) {
  const t = useWords()
  return changes.map(({ field, before, after }) => (
    <div key={field} className="anywhere">
      {t('clinics.changed', {
        field: wordOr(t, 'clinics.fields', field),
        before: said(t, field, before),
        after: said(t, field, after),
      })}
    </div>
  ))
}
