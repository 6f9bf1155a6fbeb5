import { orders } from '@cusp/contract'
import { Button, buttonClass, EmptyState, Pagination, TextField } from '@cusp/ui'
import { Package, Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { OrderCard } from '../features/orders/order-card'
import { readOrderQuery, tabCodes, writeOrderQuery } from '../features/orders/order-query'
import { OrderTabs } from '../features/orders/order-tabs'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/order-list'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const query = readOrderQuery(new URL(args.request.url).searchParams)
  const { tab, medicineOnly, keyword, pageIndex } = query
  const found = await apiFor(args).call(orders.listOrders, {
    status: tab,
    medicineOnly,
    keyword,
    pageIndex,
    pageSize: 20,
  })
  return { query, found }
}

export default function OrderListRoute({ loaderData: { query, found } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <>
      <title>{titleOf(say, say('orders.listTitle'))}</title>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl font-semibold">{say('orders.listTitle')}</h1>
        <Form action={paths.orderList()} role="search" className="flex w-full gap-2 sm:w-auto">
          {query.tab !== 'all' && <input type="hidden" name="status" value={tabCodes[query.tab]} />}
          {query.medicineOnly && <input type="hidden" name="isYp" value="1" />}
          <TextField
            key={query.keyword}
            label={say('orders.search')}
            labelHidden
            placeholder={say('orders.search')}
            name="keyword"
            type="search"
            maxLength={80}
            defaultValue={query.keyword}
            className="flex-1 sm:w-72"
          />
          <Button type="submit" variant="secondary" icon={<Search aria-hidden />}>
            {say('orders.searchButton')}
          </Button>
        </Form>
      </div>
      <OrderTabs query={query} counts={found} />
      {found.list.length === 0 ? (
        <EmptyState
          icon={<Package aria-hidden strokeWidth={1.5} />}
          title={say('orders.emptyTitle')}
          action={
            query.keyword === '' ? (
              <Link to={paths.home()} className={buttonClass()}>
                {say('orders.goShopping')}
              </Link>
            ) : (
              <Link
                to={paths.orderList(writeOrderQuery({ ...query, keyword: '', pageIndex: 1 }))}
                className={buttonClass({ variant: 'secondary' })}
              >
                {say('orders.clearSearch')}
              </Link>
            )
          }
        >
          {query.keyword === '' ? say('orders.emptyText') : say('orders.emptySearch', { keyword: query.keyword })}
        </EmptyState>
      ) : (
        <ol className="mt-4 flex flex-col gap-3">
          {found.list.map((order) => (
            <OrderCard key={order.orderNo} order={order} />
          ))}
        </ol>
      )}
      <Pagination
        className="mt-6"
        page={query.pageIndex}
        pageCount={found.totalPage}
        hrefFor={(pageIndex) => paths.orderList(writeOrderQuery({ ...query, pageIndex }))}
        labels={{
          navigation: say('shell.pagination'),
          previous: say('shell.previousPage'),
          next: say('shell.nextPage'),
          page: (page) => say('shell.pageNumber', { page }),
          position: say('shell.pagePosition', { page: query.pageIndex, count: found.totalPage }),
        }}
      />
    </>
  )
}
