import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mail = { readonly to: readonly string[]; readonly subject: string; readonly text: string }

const charsOf = (bytes: Buffer): string => bytes.toString('utf8')
const unquoted = (body: string): string =>
  charsOf(
    Buffer.from(
      body
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
      'latin1',
    ),
  )

const decoded = (body: string, encoding: string): string => {
  if (encoding === 'base64') return charsOf(Buffer.from(body, 'base64'))
  return encoding === 'quoted-printable' ? unquoted(body) : charsOf(Buffer.from(body, 'latin1'))
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
const decodedWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decoded(word.replaceAll('_', '=20'), kind.toUpperCase() === 'B' ? 'base64' : 'quoted-printable'),
    )

/** Reads a mail of one plain part, the only kind that the shop sends. */
function readMail(raw: string, to: readonly string[]): Mail {
  const end = raw.search(/\r?\n\r?\n/)
  const headers = raw.slice(0, end).replace(/\r?\n[ \t]+/g, ' ')
  const header = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(headers)?.[1]?.trim() ?? ''
  const encoding = header('Content-Transfer-Encoding').toLowerCase()
  return { to, subject: decodedWords(header('Subject')), text: decoded(raw.slice(end).trim(), encoding) }
}

/** A mail server that delivers nothing and shows what it was given, oldest first, at `/`. */
export async function openMailbox(): Promise<{ smtpUrl: string; url: string; close(): void }> {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      stream.setEncoding('latin1')
      text(stream).then(
        (raw) => {
          mails.push(
            readMail(
              raw,
              session.envelope.rcptTo.map(({ address }) => address),
            ),
          )
          done()
        },
        (error) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  const http = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails)),
  )
  // A server that listens on a port, as both do, has an address of this kind.
  const portOf = (address: ReturnType<typeof http.address>) => (address as AddressInfo).port
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    url: `http://127.0.0.1:${portOf(http.address())}`,
    close() {
      smtp.close()
      http.close()
    },
  }
}
