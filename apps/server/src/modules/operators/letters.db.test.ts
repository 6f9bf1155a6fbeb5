import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../../test/desk'
import { useCases } from './routes'
import { getLetterLanguage } from './use-cases/get-letter-language'
import { operatorLogIn } from './use-cases/operator-log-in'
import { saveLetterLanguage } from './use-cases/save-letter-language'
import { saveOperator } from './use-cases/save-operator'
import { updateOperatorPassword } from './use-cases/update-operator-password'
import { findOperator } from './who-is'

let shop: Desk
let passwordHash: string
let boss: string
const password = 'molars4all'
const inEnglish = 'Your password for the Cusp back office was changed'
const inChinese = '您的 Cusp 後台密碼已更改'

beforeAll(async () => {
  shop = await openDesk(useCases, { operator: findOperator })
  passwordHash = await shop.platform.passwords.hash(password)
  boss = await signIn(await person('boss', 'admin'), 'en')
})
afterAll(() => shop.close())

type Person = { readonly id: string; readonly email: string; readonly name: string; readonly role: string }
async function person(name: string, role = 'review'): Promise<Person> {
  const email = `${name}@cusp.test`
  const [row] = await shop.rows<{ id: string }>(
    'insert into operator (name, email, password_hash, role) values ($1, $2, $3, $4) returning id',
    [name, email, passwordHash, role],
  )
  return { id: row?.id ?? '', email, name, role }
}
async function signIn({ email }: Person, language: 'en' | 'zh-Hant'): Promise<string> {
  const { session } = await shop.ask(operatorLogIn, { email, password }, { language })
  if (session?.kind !== 'start') throw new Error(`${email} could not log in`)
  return session.token
}
/** An administrator who works in English gives somebody another password; gives the subject of the letter. */
async function letterTo({ id, name, email, role }: Person): Promise<string | undefined> {
  const fields = { id, name, email, role, isDisabled: false, password: 'another good password' }
  const saved = await shop.ask(saveOperator, fields, { token: boss, language: 'en' })
  if (saved.result !== 'ok') throw new Error(saved.result)
  const [letter] = await shop.rows<{ subject: string }>(
    'select subject from message where recipient = $1 order by id desc limit 1',
    [email],
  )
  return letter?.subject
}

describe('a letter to an operator', () => {
  it('is in the language in which they have logged in last, whoever caused it', async () => {
    const mei = await person('mei')
    expect(await letterTo(mei)).toBe(inEnglish)
    await shop.rows('update operator set password_hash = $1 where id = $2', [passwordHash, mei.id])
    await signIn(mei, 'zh-Hant')
    expect(await letterTo(mei)).toBe(inChinese)
  })

  it('is in the language that they have chosen instead, until they take the choice back', async () => {
    const ka = await person('ka')
    const token = await signIn(ka, 'en')
    const choose = (language: string | null) => shop.ask(saveLetterLanguage, { language }, { token })
    const chosen = async () => (await shop.ask(getLetterLanguage, {}, { token })).data.language
    expect(await chosen()).toBeNull()
    expect((await choose('zh-Hant')).result).toBe('ok')
    expect(await chosen()).toBe('zh-Hant')
    const change = (oldPassword: string, newPassword: string) =>
      shop.ask(updateOperatorPassword, { oldPassword, newPassword }, { token, language: 'en' })
    const newest = async () =>
      (
        await shop.rows<{ subject: string }>(
          'select subject from message where recipient = $1 order by id desc limit 1',
          [ka.email],
        )
      )[0]?.subject
    expect((await change(password, 'a first new password')).result).toBe('ok')
    expect(await newest()).toBe(inChinese)
    await choose(null)
    expect((await change('a first new password', 'a second new password')).result).toBe('ok')
    expect(await newest()).toBe(inEnglish)
    expect(await choose('fr')).toMatchObject({ result: 'notUnderstood', field: 'language' })
    expect(
      await shop.rows(`select 1 from audit_entry where action = '/opsapi/me/letterLanguage/save' and subject = $1`, [
        `operator ${ka.id}`,
      ]),
    ).toHaveLength(2)
  })

  it('is, for somebody who has not logged in yet, in the language of who has made them', async () => {
    const fields = {
      name: 'New',
      email: 'new@cusp.test',
      role: 'review',
      isDisabled: false,
      password: 'a good password',
    }
    const made = await shop.ask(saveOperator, fields, { token: boss, language: 'zh-Hant' })
    expect(made.result).toBe('ok')
    expect(await letterTo({ ...fields, id: String(made.data.id) })).toBe(inChinese)
  })
})
