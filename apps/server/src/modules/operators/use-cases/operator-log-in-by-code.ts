import { operators } from '@cusp/contract'
import { newToken, tokenHash } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { forgetGuesses, mayTryCode, takeCode } from '../proving'
import { openSession, welcome } from '../signing-in'
import { findOperatorById } from '../store/operators'
import { countLoginTry, takeLogin } from '../store/second-factor'

/** The try is committed before the code is looked at, so that nothing that goes wrong later gives it back. */
export const operatorLogInByCode = useCase(operators.operatorLogInByCode, async (call, { ticket, code }) => {
  const { fail, now, read, write, mayTry } = call
  const ticketHash = tokenHash(ticket)
  const operatorId = await write((tx) => countLoginTry(tx, ticketHash, now))
  const operator = operatorId && (await findOperatorById(read, operatorId))
  if (!operator) return fail('loginStepGone')
  if (!(await mayTryCode({ mayTry }, operator.id, code))) return fail('tooManyRequests')

  const token = newToken()
  const refused = await write(async (tx) => {
    if (!(await takeCode(tx, call, operator.id, code))) return fail('codeWrong', { field: 'code' })
    if (!(await takeLogin(tx, ticketHash))) return fail('loginStepGone')
    await forgetGuesses(tx, operator.id)
    await openSession(tx, call, operator, { token, action: operators.operatorLogIn.path })
    return undefined
  })
  return refused ?? welcome(call, operator, token)
})
