import { codeLog } from '@cusp/contract'
import { operatorMay } from '../../../platform/actor'
import { useCase } from '../../../platform/use-case'
import { codeRequestRow } from '../present'
import { typedTarget } from '../rules/code-log'
import { codeLogDays, findCodeRequests } from '../store/code-requests'

export const listCodeRequests = useCase(codeLog.listCodeRequests, async ({ actor, now, read }, input) => {
  const { pageIndex, pageSize, purpose, outcome } = input
  const target = input.target === '' ? undefined : typedTarget(input.target)
  const keptDays = await codeLogDays(read)
  if (input.target !== '' && target === undefined) return { list: [], totalCount: 0, totalPage: 0, keptDays }
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { requests, total } = await findCodeRequests(read, { target, purpose, outcome }, page)
  const isRevealed = operatorMay(actor, 'codeLog.reveal')
  return {
    list: requests.map((request) => codeRequestRow(request, isRevealed, now)),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    keptDays,
  }
})
