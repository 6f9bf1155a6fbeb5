import type { orders } from '@cusp/contract'
import { typedFrom } from '../../platform/money-input'
import { momentText } from '../../platform/time'
import { type Words, wordOr } from '../../platform/words'

/** The header and cells of an exported order list; amounts are plain decimals that a spreadsheet adds up. */
export function orderSheet(t: Words, rows: readonly orders.AdminOrderRow[]): { header: string[]; cells: string[][] } {
  return {
    header: [
      t('orders.orderNo'),
      t('orders.createTime'),
      t('orders.clinic'),
      t('common.status'),
      t('orders.paymentMethod'),
      t('orders.payable'),
      t('orders.currency'),
      t('orders.lines'),
      t('products.medicine'),
    ],
    cells: rows.map((row) => [
      row.orderNo,
      momentText(row.createTime),
      row.clinicName,
      t(`orderStatus.${row.status}`),
      row.paymentType ? wordOr(t, 'paymentMethods', row.paymentType) : '',
      typedFrom(row.payable),
      row.currency,
      String(row.lines),
      row.hasMedicine ? t('common.yes') : t('common.no'),
    ]),
  }
}
