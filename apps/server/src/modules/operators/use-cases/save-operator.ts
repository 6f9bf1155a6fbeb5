import { operators } from '@cusp/contract'
import { emailShape } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { tellOperator } from '../letters'
import { newPasswordProblem } from '../new-password'
import { firstPasswordMs } from '../operator'
import { leavesNoAdmin } from '../rules/last-admin'
import { findOperators, insertOperator, lockOperators, revokeSessionsOf, updateOperator } from '../store/operators'

export const saveOperator = useCase(operators.saveOperator, async (call, { id, password, reason, ...input }) => {
  const { actor, fail, now, language, write, platform, about } = call
  const fields = { ...input, email: input.email.toLowerCase() }
  if (!emailShape.test(fields.email)) return fail('notUnderstood', { field: 'email' })
  if (id === undefined && password === undefined) return fail('operatorPasswordWeak', { field: 'password' })
  const problem = password === undefined ? undefined : newPasswordProblem(password)
  if (problem) return fail(problem, { field: 'password' })
  // Hashing takes long, and the list is locked as short as can be.
  const newHash = password === undefined ? undefined : await platform.passwords.hash(password)
  const isOwn = id === actor.operatorId
  const passwordExpiresAt = isOwn ? null : new Date(now.getTime() + firstPasswordMs)

  return write(async (tx) => {
    await lockOperators(tx)
    const everyone = await findOperators(tx)
    if (everyone.some((other) => other.email === fields.email && other.id !== id)) {
      return fail('operatorTaken', { field: 'email' })
    }
    if (id === undefined) {
      const made = await insertOperator(
        tx,
        { ...fields, passwordHash: newHash ?? '', passwordExpiresAt, worksIn: language },
        now,
      )
      about(`operator ${made}`)
      return { id: made }
    }
    about(`operator ${id}`)
    const before = everyone.find((operator) => operator.id === id)
    if (!before) return fail('operatorNotFound')
    if (fields.isDisabled && !before.isDisabled && reason === '') return fail('reasonMissing', { field: 'reason' })
    if (leavesNoAdmin(everyone, { ...fields, id })) return fail('lastAdmin')
    await updateOperator(
      tx,
      id,
      {
        ...fields,
        passwordHash: newHash ?? before.passwordHash,
        passwordExpiresAt: newHash ? passwordExpiresAt : before.passwordExpiresAt,
      },
      now,
    )
    const isOutForGood = fields.isDisabled || fields.role !== before.role
    if (isOutForGood || newHash) await revokeSessionsOf(tx, id, now, isOutForGood ? '' : actor.sessionHash)
    // To the address that was theirs until now.
    if (newHash) await tellOperator(tx, call, before, 'password')
    return { id }
  })
})
