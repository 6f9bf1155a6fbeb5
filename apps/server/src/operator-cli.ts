import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type OperatorRole, operatorRoles } from '@cusp/contract'
import { emailShape } from '@cusp/kernel'
import { openLog } from './app'
import { addOperator, firstPasswordMs, removeTwoFactor } from './modules/operators'
import { pepperOf } from './pepper'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { migrate } from './platform/migrate'
import { openPasswords } from './platform/passwords'

const usage = `Makes an operator, such as the first one of an empty shop, and prints a password to change after signing in.

  npm run operator -- --email ADDRESS --name NAME [--role ${Object.keys(operatorRoles).join('|')}]

Takes away the authenticator of an operator who has lost it, when no other administrator can.

  npm run operator -- --email ADDRESS --reset-two-factor
`

const isRole = (text: string): text is OperatorRole => Object.hasOwn(operatorRoles, text)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string', default: 'admin' },
      'reset-two-factor': { type: 'boolean', default: false },
    },
  })
  const { email = '', name = '', role, 'reset-two-factor': isReset } = values
  if (!emailShape.test(email) || (name.trim() === '' && !isReset) || !isRole(role)) {
    console.error(usage)
    process.exit(1)
  }
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog('warn'))
  try {
    await migrate(database, openLog('warn'))
    if (isReset) {
      const isGone = await database.transaction((tx) => removeTwoFactor(tx, email.toLowerCase(), new Date()))
      if (!isGone) throw new Error(`No operator with the email ${email} has an authenticator.`)
      console.log(`${email} may sign in with the password alone.`)
      return
    }
    const passwords = await openPasswords(pepperOf(config))
    const password = `${randomBytes(9).toString('base64url')}7a`
    const now = new Date()
    const fields = {
      email: email.toLowerCase(),
      name: name.trim(),
      role,
      isDisabled: false,
      worksIn: 'en' as const,
      passwordHash: await passwords.hash(password),
      passwordExpiresAt: new Date(now.getTime() + firstPasswordMs),
    }
    const isMade = await database.transaction((tx) => addOperator(tx, fields, now))
    if (!isMade) throw new Error(`An operator with the email ${email} exists already.`)
    console.log(
      `${name.trim()} may sign in at ${config.publicUrl}/backoffice with ${email} and the password ${password}, within three days, and then chooses another one`,
    )
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
