import { accounts } from '@cusp/contract'
import { newToken } from '../../../platform/tokens'
import { useCase } from '../../../platform/use-case'
import { tryCode } from '../codes'
import { loginTarget } from '../rules/target'
import { openSession, welcome } from '../signing-in'
import { findAccountByTarget } from '../store/accounts'
import { consumeCode } from '../store/codes'

export const logInByCode = useCase(accounts.logInByCode, async (call, { userName, areaCode, code, autoLogin }) => {
  const { fail, now, read, write } = call
  const target = loginTarget(userName, areaCode)
  const codeId = target && (await tryCode(call, 'login', target, code))
  const account = target && (await findAccountByTarget(read, target))
  if (codeId === undefined || !account) return fail('codeWrong', { field: 'code' })

  const token = newToken()
  const refused = await write(async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field: 'code' })
    await openSession(tx, call, account, token)
    return undefined
  })
  return refused ?? welcome(call, account, token, autoLogin)
})
