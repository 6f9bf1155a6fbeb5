import { inbox } from '@cusp/contract'
import { languageFrom } from '@cusp/kernel'
import { queueMessage } from '../../../platform/messages'
import { useCase } from '../../../platform/use-case'
import { answerLetter } from '../letters'
import { changeEnquiry, findEnquiry, insertAnswer } from '../store'

/** Of two who answer at the same time, one is told: nobody gets two answers to one question unawares. */
export const adminAnswerEnquiry = useCase(inbox.adminAnswerEnquiry, (call, { text, ...which }) =>
  call.write(async (tx) => {
    const { actor, now, platform } = call
    const before = await findEnquiry(tx, which.id)
    if (!before) return call.fail('notFound')
    const taker = before.takenById === null ? { takenById: actor.operatorId, takenBy: actor.name } : {}
    const row = await changeEnquiry(tx, which, { state: 'answered', ...taker })
    if (!row) return call.fail('changedMeanwhile')
    await insertAnswer(tx, row.id, { at: now, byName: actor.name, text })
    const letter = platform.wording.letter(answerLetter(row, text, languageFrom(row.language)))
    await queueMessage(tx, { channel: 'mail', to: row.email, ...letter })
    call.about(`enquiry ${row.id}`)
    return null
  }),
)
