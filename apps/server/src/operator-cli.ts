import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type OperatorRole, operatorRoles } from '@cusp/contract'
import { emailShape } from '@cusp/kernel'
import { openLog } from './app'
import { addOperator } from './modules/operators'
import { pepperOf } from './pepper'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/database'
import { migrate } from './platform/migrate'
import { openPasswords } from './platform/passwords'

const usage = `Makes an operator, such as the first one of an empty shop, and prints a password to change after signing in.

  npm run operator -- --email ADDRESS --name NAME [--role ${Object.keys(operatorRoles).join('|')}]
`

const isRole = (text: string): text is OperatorRole => Object.hasOwn(operatorRoles, text)

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string', default: 'admin' } },
  })
  const { email = '', name = '', role } = values
  if (!emailShape.test(email) || name.trim() === '' || !isRole(role)) {
    console.error(usage)
    process.exit(1)
  }
  const config = readConfig(process.env)
  const database = await openDatabase(config, openLog('warn'))
  try {
    await migrate(database, openLog('warn'))
    const passwords = await openPasswords(pepperOf(config))
    const password = `${randomBytes(9).toString('base64url')}7a`
    const fields = {
      email: email.toLowerCase(),
      name: name.trim(),
      role,
      isDisabled: false,
      passwordHash: await passwords.hash(password),
    }
    const isMade = await database.transaction((tx) => addOperator(tx, fields, new Date()))
    if (!isMade) throw new Error(`An operator with the email ${email} exists already.`)
    console.log(
      `${name.trim()} may sign in at ${config.publicUrl}/backoffice with ${email} and the password ${password}`,
    )
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
