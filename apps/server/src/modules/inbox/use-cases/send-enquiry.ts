import { inbox } from '@cusp/contract'
import { isPhone } from '@cusp/kernel'
import { queueMessage } from '../../../platform/messages'
import { useCase } from '../../../platform/use-case'
import { shopEmail } from '../../information'
import { receivedLetter } from '../letters'
import { perAddress, perMailbox, together } from '../limits'
import { insertEnquiry } from '../store'

export const sendEnquiry = useCase(inbox.sendEnquiry, async (call, { website, areaCode, phone: typed, ...written }) => {
  const { now, language, platform, read, write, fail, mayTry, address } = call
  const number = typed.replace(/[\s-]/g, '')
  if (number !== '' && !isPhone(areaCode, number)) return fail('notUnderstood', { field: 'phone' })
  // A person does not see the field; a machine is thanked like everybody.
  if (website !== '') return null
  const mayWrite =
    (await mayTry(`enquiry from ${address}`, perAddress)) &&
    (await mayTry(`enquiry by ${written.email.toLowerCase()}`, perMailbox)) &&
    (await mayTry('enquiries', together))
  if (!mayWrite) return fail('tooManyRequests')

  const enquiry = { ...written, phone: number === '' ? '' : `${areaCode} ${number}` }
  const to = await shopEmail(read)
  await write(async (tx) => {
    await insertEnquiry(tx, { ...enquiry, at: now, language })
    if (to !== '')
      await queueMessage(tx, { channel: 'mail', to, ...platform.wording.letter(receivedLetter(enquiry, language)) })
  })
  return null
})
