import type { accounts } from '@cusp/contract'
import type { AreaCode } from '@cusp/kernel'
import type { Writer } from '../../platform/database'
import { newToken } from '../../platform/tokens'
import { type Call, Failed } from '../../platform/use-case'
import type { Account, Clinic, Target } from './account'
import { tryCode } from './codes'
import { newPasswordProblem } from './new-password'
import { targetOf } from './rules/target'
import { openSession, welcome } from './signing-in'
import { insertAccount } from './store/accounts'
import { insertClinic } from './store/clinics'
import { consumeCode } from './store/codes'

type Fields = {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly areaCode?: AreaCode | undefined
  readonly captcha: string
  readonly password: string
  readonly repassword: string
  readonly invitationCode?: string | undefined
}
type Refusal = 'codeWrong' | 'accountTaken' | 'passwordWeak' | 'passwordCommon' | 'passwordsDiffer'
type RegisterCall = Call<'public', Refusal>

/** What is wrong with what was typed; or where the code was sent, and its id when it is the right one. */
export async function checkRegistration(call: RegisterCall, fields: Fields) {
  const { fail } = call
  const target = targetOf(fields)
  if ('problem' in target) return fail('notUnderstood', { field: target.problem })
  const problem = newPasswordProblem(call, fields.password, fields.repassword)
  if (problem) return fail(problem.failure, { field: problem.isAboutRepeat ? 'repassword' : 'password' })
  const codeId = await tryCode(call, 'register', target, fields.captcha)
  return codeId === undefined ? fail('codeWrong', { field: 'captcha' }) : { target, codeId }
}

/** Makes account and clinic, signs in; `more` adds to the same transaction. */
export async function register(
  call: RegisterCall,
  fields: Fields,
  { target, codeId }: { readonly target: Target; readonly codeId: number },
  name: string,
  more: (tx: Writer, account: Account, clinic: Clinic) => Promise<void>,
): Promise<accounts.SignedIn | Failed<'codeWrong' | 'accountTaken'>> {
  const { fail, now, write, platform, language } = call
  const passwordHash = await platform.passwords.hash(fields.password)
  const token = newToken()
  const made = await write(async (tx) => {
    if (!(await consumeCode(tx, codeId, now))) return fail('codeWrong', { field: 'captcha' })
    const clinic = await insertClinic(tx, fields.invitationCode ?? '', now)
    const account = await insertAccount(tx, clinic.id, target, {
      name,
      passwordHash,
      language,
      createdAt: now,
      isAdmin: true,
    })
    if (!account) return fail('accountTaken')
    await more(tx, account, clinic)
    await openSession(tx, call, account, token)
    return account
  })
  return made instanceof Failed ? made : welcome(call, made, token, false)
}
