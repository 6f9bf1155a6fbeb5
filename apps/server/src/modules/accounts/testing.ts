import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { type Desk, openDesk } from '../../../test/desk'
import type { Operator } from '../../platform/actor'
import { useCases as addressUseCases } from '../addresses/routes'
import { useCases } from './routes'
import { sealOfCaptcha } from './seals'
import { registerWithClinic } from './use-cases/register-with-clinic'
import { registerWithoutClinic } from './use-cases/register-without-clinic'
import { sendCode } from './use-cases/send-code'
import { findBuyer } from './who-is'

export const reviewer = 'a token that stands for the reviewer'
export const operator: Operator = {
  kind: 'operator',
  sessionHash: 'r',
  operatorId: idFrom('reviewer'),
  name: 'Rita Review',
  email: 'rita@cusp.test',
  role: 'review',
  hasTwoFactor: false,
  mustSetUpTwoFactor: false,
  mustChangePassword: false,
}

export const goodPassword = 'teeth4all'
export const clinicForm = {
  name: 'Dr Lee',
  companyName: 'Harbour Dental',
  province: 'HK●Hong Kong',
  district: 'HK-wan-chai●Wan Chai',
  street: '1 Queen’s Road East',
  address: '12/F',
}

export type Clinics = Desk & {
  /** A picture whose answer the test knows. */
  captcha(): Promise<{ captchaId: string; captcha: string }>
  /** The newest code that was sent to an address. */
  codeSentTo(address: string): Promise<string>
  askForCode(email: string, type?: string): Promise<string>
  /** Registers without clinic details and gives the session's token. */
  registered(email: string): Promise<string>
  /** Registers and submits a clinic; gives token and clinic. */
  submitted(email: string): Promise<{ token: string; clinicId: string }>
}

/** The accounts module with a database of its own; operators are whoever brings the token `reviewer`, or one given for another role. */
export async function openClinics(also: Readonly<Partial<Record<OperatorRole, string>>> = {}): Promise<Clinics> {
  // Object.entries forgets that the names are roles.
  const roles = Object.entries({ review: reviewer, ...also }) as [OperatorRole, string][]
  const operators = new Map(roles.map(([role, token]) => [token, { ...operator, role }]))
  const desk = await openDesk([...useCases, ...addressUseCases], {
    buyer: findBuyer,
    operator: async (_, token) => {
      const actor = operators.get(token)
      return actor ? { kind: 'known', actor, contentVersion: 1 } : { kind: 'unknown' }
    },
  })
  const captcha = async () => {
    const id = randomUUID()
    const expiresAt = new Date(desk.clock.now.getTime() + 120_000).toISOString()
    await desk.rows('insert into captcha (id, answer_hash, expires_at) values ($1, $2, $3)', [
      id,
      sealOfCaptcha(desk.platform, id, 'AKRY'),
      expiresAt,
    ])
    return { captchaId: id, captcha: 'akry' }
  }
  const codeSentTo = async (address: string) => {
    const [row] = await desk.rows<{ body: string }>(
      'select body from message where recipient = $1 order by id desc limit 1',
      [address],
    )
    return /\d{6}/.exec(row?.body ?? '')?.[0] ?? ''
  }
  const askForCode = async (email: string, type = 'register') => {
    await desk.ask(sendCode, { email, type, ...(await captcha()) })
    return codeSentTo(email)
  }
  const passwords = { password: goodPassword, repassword: goodPassword }

  return Object.assign(desk, {
    captcha,
    codeSentTo,
    askForCode,
    async registered(email: string) {
      const answer = await desk.ask(registerWithoutClinic, { email, captcha: await askForCode(email), ...passwords })
      if (answer.result !== 'ok') throw new Error(`${email} could not register: ${answer.result}`)
      return answer.data.token
    },
    async submitted(email: string) {
      const input = { email, captcha: await askForCode(email), ...passwords, ...clinicForm }
      const answer = await desk.ask(registerWithClinic, input, { files: { businessLicense: [await desk.picture()] } })
      if (answer.result !== 'ok') throw new Error(`${email} could not register: ${answer.result}`)
      const [row] = await desk.rows<{ clinic_id: string }>('select clinic_id from account where email = $1', [email])
      return { token: answer.data.token, clinicId: row?.clinic_id ?? '' }
    },
  })
}
