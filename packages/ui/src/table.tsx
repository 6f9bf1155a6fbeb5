import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type Column<Row> = {
  key: string
  /** The column's heading, and the name of its value on a phone's card. */
  label: string
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end' | undefined
  /** The card's heading on a phone, drawn without its name. */
  title?: boolean | undefined
  /** Full width and without its name on a phone's card, for buttons. */
  actions?: boolean | undefined
  className?: string | undefined
}

const aligns = { start: 'md:text-start', center: 'md:text-center', end: 'md:text-end' } as const

// An element that is not laid out as a table loses its meaning in Safari unless the role is spelt out.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Rows in columns; on phones each row becomes a card of names and values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  dense = false,
  className,
}: {
  /** Read aloud, not drawn. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  dense?: boolean | undefined
  className?: string | undefined
}) {
  const pad = dense ? 'md:px-3 md:py-2' : 'md:px-4 md:py-3'
  return (
    <table {...roles.table} className={classNames('block w-full text-sm md:table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup} className="hidden md:table-header-group">
        <tr {...roles.row} className="border-b border-line bg-canvas">
          {columns.map((column) => (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              className={classNames(
                'py-2.5 text-xs font-medium text-ink-mute',
                dense ? 'px-3' : 'px-4',
                aligns[column.align ?? 'start'],
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="block divide-y divide-line md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...roles.row}
            className="block px-4 py-3 transition-colors md:table-row md:p-0 md:hover:bg-canvas"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                {...roles.cell}
                className={classNames(
                  'flex min-h-7 items-center justify-between gap-4 text-end md:table-cell md:align-middle',
                  pad,
                  aligns[column.align ?? 'start'],
                  column.align === 'end' && 'tabular',
                  column.title === true && 'pb-1 text-start font-medium md:font-normal',
                  column.actions === true && 'justify-end pt-2 empty:hidden',
                  column.className,
                )}
              >
                {column.title !== true && column.actions !== true && (
                  <span className="shrink-0 text-ink-mute md:hidden">{column.label}</span>
                )}
                <div className="min-w-0 max-md:max-w-full">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
