import { orders } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { awaitedVariants } from '../../catalogue'
import { findQueues } from '../store/pre-orders'

export const adminListAwaited = useCase(orders.adminListAwaited, async ({ read }, { pageIndex, pageSize, keyword }) => {
  const { rows, total } = await awaitedVariants(read, keyword, { size: pageSize, skip: (pageIndex - 1) * pageSize })
  const queues = await findQueues(
    read,
    rows.map((row) => row.id),
  )
  return {
    list: rows.map(({ id, productId, ...row }) => ({
      ...row,
      searchProductId: idFrom<'Variant'>(id),
      productId: idFrom<'Product'>(productId),
      waiting: queues.filter((queued) => queued.variantId === id).map(({ variantId: _, ...queued }) => queued),
    })),
    totalPage: Math.ceil(total / pageSize),
    totalCount: total,
  }
})
