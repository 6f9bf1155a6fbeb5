import { operators } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { messageRow, messageText } from '../present'
import { findMessage } from '../store/records'

export const getMessage = useCase(operators.getMessage, async ({ read, fail }, { id }) => {
  const found = /^\d{1,15}$/.test(id) ? await findMessage(read, Number(id)) : undefined
  return found ? { ...messageRow(found), text: messageText(found) } : fail('messageNotFound')
})
