import { inbox } from '@cusp/contract'
import { inLanguage } from '@cusp/kernel'
import { queueMessage } from '../../../platform/messages'
import { useCase } from '../../../platform/use-case'
import { sellableVariants } from '../../catalogue'
import { shopEmail } from '../../information'
import { receivedLetter } from '../letters'
import { pricesPerClinic, together } from '../limits'
import { findAsker, insertPriceQuestion } from '../store'

/** The goods stand in the words of the message, as they were called when they were asked for. */
export const askForPrice = useCase(inbox.askForPrice, async (call, { searchProductId, count, message, email }) => {
  const { actor, currency, language, now, platform, read, write, fail, mayTry } = call
  const [[goods], asker, to] = await Promise.all([
    sellableVariants(read, [searchProductId], currency, now),
    findAsker(read, actor.accountId),
    shopEmail(read),
  ])
  if (!goods?.isOnShelf || !asker) return fail('variantNotFound', { field: 'searchProductId' })
  if (!goods.isOnInquiry) return fail('notOnInquiry', { field: 'searchProductId' })
  const answerTo = email || asker.email
  if (answerTo === '') return fail('answerEmailNeeded', { field: 'email' })
  const mayAsk =
    (await mayTry(`price asked by ${actor.clinicId}`, pricesPerClinic)) && (await mayTry('enquiries', together))
  if (!mayAsk) return fail('tooManyRequests')

  const called = [inLanguage(goods.name, language), inLanguage(goods.standard, language)].filter(Boolean).join(' ')
  const enquiry = {
    name: `${asker.name}, ${asker.clinic}`,
    email: answerTo,
    phone: asker.phone,
    message: [`${called} (${goods.articleNumber}) × ${count}`, message].filter(Boolean).join('\n\n'),
  }
  return write(async (tx) => {
    const goodsOf = { clinicId: actor.clinicId, variantId: searchProductId, quantity: count }
    if (!(await insertPriceQuestion(tx, { ...enquiry, ...goodsOf, at: now, language })))
      return fail('priceAlreadyAsked')
    if (to !== '')
      await queueMessage(tx, { channel: 'mail', to, ...platform.wording.letter(receivedLetter(enquiry, language)) })
    return null
  })
})
