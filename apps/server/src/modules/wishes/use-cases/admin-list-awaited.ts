import { wishes } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findAwaited } from '../store/awaited'

export const adminListAwaited = useCase(wishes.adminListAwaited, async ({ read }, { keyword, pageIndex, pageSize }) => {
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { variants, total } = await findAwaited(read, keyword, page)
  return { list: variants, totalCount: total, totalPage: Math.ceil(total / pageSize) }
})
