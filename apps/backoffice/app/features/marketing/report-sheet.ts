import type { marketing } from '@cusp/contract'
import type { AnswerOf } from '../../platform/answers'
import { typedFrom } from '../../platform/money-input'
import type { Words } from '../../platform/words'

/** The whole report as a sheet: known codes, then unknown ones, then clinics without one; amounts are plain decimals. */
export function reportSheet(
  t: Words,
  { known, unknown, without }: AnswerOf<typeof marketing.reportInvitationCodes>,
): { header: string[]; cells: (string | number)[][] } {
  const numbers = (row: (typeof unknown)[number] | typeof without) => [
    row.registered,
    row.submitted,
    row.approved,
    row.ordered,
    typedFrom(row.firstOrdersHkd),
    typedFrom(row.firstOrdersUsd),
  ]
  return {
    header: [
      t('invitationCodes.code'),
      t('invitationCodes.kind'),
      t('invitationCodes.owner'),
      t('invitationCodes.note'),
      t('invitationCodes.validFrom'),
      t('invitationCodes.validUntil'),
      t('invitationCodes.registered'),
      t('invitationCodes.submitted'),
      t('invitationCodes.approved'),
      t('invitationCodes.ordered'),
      t('invitationCodes.valueIn', { currency: 'HKD' }),
      t('invitationCodes.valueIn', { currency: 'USD' }),
      t('invitationCodes.outside'),
    ],
    cells: [
      ...known.map((row) => [
        row.invitationCode,
        row.isActive ? t('invitationCodes.active') : t('invitationCodes.inactive'),
        row.owner,
        row.note,
        row.validFrom ?? '',
        row.validUntil ?? '',
        ...numbers(row),
        row.outsideValidity,
      ]),
      ...unknown.map((row) => [
        row.invitationCode,
        t('invitationCodes.kinds.unknown'),
        '',
        '',
        '',
        '',
        ...numbers(row),
        '',
      ]),
      ['', t('invitationCodes.noCode'), '', '', '', '', ...numbers(without), ''],
    ],
  }
}
