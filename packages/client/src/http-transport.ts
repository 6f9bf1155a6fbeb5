import { type Currency, type Language, languageSpelling } from '@cusp/kernel'
import type { Envelope, Files, Transport } from './client'

export type HttpOptions = {
  /** Where the API answers; empty for the page's own origin. */
  readonly baseUrl: string
  readonly language: Language
  readonly currency: Currency
  /** For clients that keep their own token; browsers send their cookie. */
  readonly token?: string | undefined
}

/** Posts calls as JSON, or as multipart when files come along. */
export function httpTransport({ baseUrl, language, currency, token }: HttpOptions): Transport {
  const always = {
    LangEnv: languageSpelling[language].header,
    Currency: currency,
    ...(token === undefined ? {} : { Authorization: token }),
  }
  return async (path, body, files) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: files ? always : { ...always, 'Content-Type': 'application/json' },
      body: files ? multipart(body, files) : JSON.stringify(body),
    })
    return envelopeOf(await answer.json())
  }
}

function multipart(body: unknown, files: Files): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  for (const [field, list] of Object.entries(files)) for (const file of list) form.append(field, file, file.name)
  return form
}

function envelopeOf(answer: unknown): Envelope {
  if (typeof answer !== 'object' || answer === null || !('resultID' in answer) || typeof answer.resultID !== 'number')
    throw new TypeError('the answer is no envelope')
  return {
    resultID: answer.resultID,
    message: 'message' in answer && typeof answer.message === 'string' ? answer.message : '',
    data: 'data' in answer ? answer.data : null,
  }
}
