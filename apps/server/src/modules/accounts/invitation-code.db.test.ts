import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Clinics, goodPassword, openClinics } from './testing'
import { registerWithoutClinic } from './use-cases/register-without-clinic'

let shop: Clinics
beforeAll(async () => {
  shop = await openClinics()
})
afterAll(() => shop.close())

it.each([
  ['kit-2026', 'kit-2026'],
  ['  Nobody knows this one ', 'Nobody knows this one'],
  ['邀請', '邀請'],
  ['x'.repeat(500), 'x'.repeat(40)],
  ['a\u0000b\n', 'ab'],
  [2026, '2026'],
  ['', ''],
])('no clinic is refused for its invitation code: %j', async (invitationCode, kept) => {
  const email = `code-${String(invitationCode).length}-${kept.length}@one.hk`
  const captcha = await shop.askForCode(email)
  const passwords = { password: goodPassword, repassword: goodPassword }
  expect((await shop.ask(registerWithoutClinic, { email, captcha, ...passwords, invitationCode })).result).toBe('ok')
  const [clinic] = await shop.rows<{ code: string }>(
    'select invitation_code as code from clinic c join account a on a.clinic_id = c.id where email = $1',
    [email],
  )
  expect(clinic?.code).toBe(kept)
})
