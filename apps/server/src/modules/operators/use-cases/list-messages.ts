import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { messageRow } from '../present'
import { findMessages } from '../store/records'

export const listMessages = useCase(operators.listMessages, async ({ read, platform }, input) => {
  const { pageIndex, pageSize, keyword, channel } = input
  const page = { limit: pageSize, offset: (pageIndex - 1) * pageSize }
  const { messages, total } = await findMessages(read, { keyword, channel }, page)
  return {
    list: messages.map(messageRow),
    totalCount: total,
    totalPage: Math.ceil(total / pageSize),
    mailIsSetUp: platform.config.smtpUrl !== undefined,
    // No provider's adapter exists yet, so there is nothing that could be set up.
    smsIsSetUp: false,
  }
})
