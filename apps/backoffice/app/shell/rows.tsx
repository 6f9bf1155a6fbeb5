import type { UseQueryResult } from '@tanstack/react-query'
import { Card, Empty, Grid, Pagination, Skeleton, Table } from 'antd'
import type { ReactNode } from 'react'
import { pageSizes } from '../platform/filters'
import { useWords } from '../platform/words'
import { Facts } from './facts'
import { Problem } from './states'

export type Column<T> = {
  readonly key: string
  readonly title: string
  readonly render: (row: T) => ReactNode
  readonly isNumber?: boolean
  readonly width?: number
  /** Text that may be long wraps at this width in pixels. */
  readonly wrapsAt?: number
  /** The title of the row's card on a phone. */
  readonly isHead?: boolean
}

type Paging = {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  onPage(page: number, pageSize: number): void
}

type Shape<T> = {
  readonly columns: readonly Column<T>[]
  readonly keyOf: (row: T) => string
  readonly paging?: Paging
  /** Says that there is nothing, and what to do next. */
  readonly empty: ReactNode
  readonly emptyAction?: ReactNode
  /** Rows under a row; the table then opens and closes them. */
  readonly childrenOf?: (row: T) => readonly T[] | undefined
}

type RowsProps<A, T> = Shape<T> & { readonly query: UseQueryResult<A>; readonly rowsOf: (answer: A) => readonly T[] }

const wrapped = <T,>(column: Column<T>, row: T): ReactNode =>
  column.wrapsAt === undefined ? (
    column.render(row)
  ) : (
    <span className="wraps" style={{ maxWidth: column.wrapsAt }}>
      {column.render(row)}
    </span>
  )

/** A list that is asked for: loading, failing, empty and filled. */
export function Rows<A, T>({ query, rowsOf, ...shape }: RowsProps<A, T>) {
  if (query.error && !query.data) return <Problem error={query.error} onRetry={() => void query.refetch()} />
  return (
    <PlainRows
      {...shape}
      rows={query.data === undefined ? [] : rowsOf(query.data)}
      isFirstLoad={query.isPending}
      isStale={query.isFetching && query.isPlaceholderData}
    />
  )
}

type PlainProps<T> = Shape<T> & {
  readonly rows: readonly T[]
  readonly isFirstLoad?: boolean
  readonly isStale?: boolean
}

/** More columns than these cannot stand side by side on a tablet. */
const columnsOnTablet = 8

/** Rows that are there: a table where there is room, cards on a phone. */
export function PlainRows<T>({
  rows,
  columns,
  keyOf,
  paging,
  empty,
  emptyAction,
  childrenOf,
  isFirstLoad = false,
  isStale = false,
}: PlainProps<T>) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const nothing = (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty}>
      {emptyAction}
    </Empty>
  )
  const pager = paging && {
    current: paging.page,
    pageSize: paging.pageSize,
    total: paging.total,
    showSizeChanger: true,
    pageSizeOptions: pageSizes.map(String),
    showTotal: (total: number, [from, to]: [number, number]) => t('common.showing', { from, to, total }),
    onChange: paging.onPage,
  }

  if (screens.md === false || (screens.lg === false && columns.length > columnsOnTablet)) {
    const isHead = (column: Column<T>) => column.isHead === true
    const flat = childrenOf ? rows.flatMap((row) => [row, ...(childrenOf(row) ?? [])]) : rows
    return (
      <div className="stack" aria-busy={isFirstLoad || isStale}>
        {isFirstLoad &&
          [1, 2, 3].map((n) => (
            <Card key={n} size="small">
              <Skeleton active paragraph={{ rows: 3 }} />
            </Card>
          ))}
        {!isFirstLoad && flat.length === 0 && nothing}
        {flat.map((row) => (
          <Card
            key={keyOf(row)}
            size="small"
            title={columns.filter(isHead).map((column) => <span key={column.key}>{column.render(row)}</span>)}
          >
            <Facts
              items={columns
                .filter((column) => !isHead(column))
                .map((column) => ({ key: column.key, label: column.title, children: column.render(row) }))}
            />
          </Card>
        ))}
        {pager && paging.total > 0 && <Pagination {...pager} simple align="center" />}
      </div>
    )
  }

  return (
    <Table<T>
      size="middle"
      // antd asks for a mutable list and does not change it.
      dataSource={rows as T[]}
      columns={columns.map((column) => ({
        key: column.key,
        title: column.title,
        ...(column.width === undefined ? {} : { width: column.width }),
        ...(column.isNumber ? { align: 'right' as const, className: 'number' } : {}),
        ...(column.key === 'actions' ? { fixed: 'end' as const } : {}),
        render: (_: unknown, row: T) => wrapped(column, row),
      }))}
      key={isFirstLoad ? 'first' : 'rows'}
      expandable={{ defaultExpandAllRows: true }}
      rowKey={keyOf}
      loading={isStale}
      className="rows"
      // As wide as there is room: cells take more lines before anything has to be scrolled.
      scroll={{ x: true }}
      locale={{ emptyText: isFirstLoad ? <Skeleton active paragraph={{ rows: 5 }} title={false} /> : nothing }}
      pagination={pager ?? false}
    />
  )
}
