import { expect } from '@playwright/test'
import { environment } from './setup/environment'
import type { Mail } from './setup/mailbox'

export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(environment('SHOP_MAILBOX_URL'))
  // The mailbox is ours and answers with nothing else.
  const mails = (await answer.json()) as Mail[]
  return mails.filter((mail) => mail.to.includes(address))
}

/** Waits for a mail to an address that says this, in its subject or its text, and comes after the first so many. */
export async function expectMail(address: string, says: string | RegExp, after = 0): Promise<Mail> {
  const fits = ({ subject, text }: Mail) => {
    const whole = `${subject}\n${text}`
    return typeof says === 'string' ? whole.includes(says) : says.test(whole)
  }
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address)
        found = mails.slice(after).findLast(fits)
        return found ? 'arrived' : `only ${JSON.stringify(mails.map((mail) => mail.subject))}`
      },
      { message: `a mail to ${address} that says ${says}`, timeout: 15_000 },
    )
    .toBe('arrived')
  if (!found) throw new Error('the mail has gone again')
  return found
}

/** The six digits of the newest code that was mailed to an address after its first so many mails. */
export async function codeMailedTo(address: string, after = 0): Promise<string> {
  const mail = await expectMail(address, /(?<!\d)\d{6}(?!\d)/, after)
  return /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0] ?? ''
}
