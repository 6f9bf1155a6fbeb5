import { languages } from '@cusp/kernel'
import { z } from 'zod'
import { endpoint } from './endpoint'
import * as wire from './wire'

const key = wire.line(80)
const language = z.enum(languages)
/** A letter is mailed or sent as a text message; a refusal is the sentence of a result code (spec A185, B246). */
const kind = z.enum(['letter', 'refusal'])
const Said = { subject: z.string(), text: z.string() }
const typed = { subject: wire.prose(200), text: wire.prose(5000) }

export const TextRow = z.object({
  key: z.string(),
  kind,
  /** The code that carries the sentence; null for a letter. */
  resultCode: wire.count.nullable(),
  /** When it is said. */
  about: z.string(),
  ...Said,
  editedIn: z.array(language),
  changedAt: wire.instant.nullable(),
})
export type TextRow = z.output<typeof TextRow>

export const listTexts = endpoint({
  access: 'operator',
  permission: 'texts.edit',
  path: '/opsapi/texts/list',
  summary: 'Every letter and every refusal that the shop says',
  input: wire.noInput,
  output: z.object({ list: z.array(TextRow) }),
  failures: [],
})

/** One text in all languages, with the places that it may name as `{name}`. */
export const TextDetail = z.object({
  key: z.string(),
  kind,
  resultCode: wire.count.nullable(),
  about: z.string(),
  places: z.array(
    z.object({ name: z.string(), about: z.string(), sample: z.string(), isNeeded: z.boolean(), isSecret: z.boolean() }),
  ),
  languages: z.array(
    z.object({
      language,
      ...Said,
      builtIn: z.object(Said),
      isEdited: z.boolean(),
      /** Named by a change, which is refused when somebody else was faster. */
      version: wire.count,
    }),
  ),
  history: z.array(
    z.object({ at: wire.instant, by: z.string(), language, ...Said, isRestored: z.boolean(), version: wire.count }),
  ),
})
export type TextDetail = z.output<typeof TextDetail>

export const getText = endpoint({
  access: 'operator',
  permission: 'texts.edit',
  path: '/opsapi/texts/detail',
  summary: 'One text in all languages, with its places and its history',
  input: z.object({ key }),
  output: TextDetail,
  failures: ['textNotFound'],
})

/** Rendered by what sends it, with samples in the places. Refused as saving it would be. */
export const previewText = endpoint({
  access: 'operator',
  permission: 'texts.edit',
  path: '/opsapi/texts/preview',
  summary: 'A text as it would be sent',
  input: z.object({ key, language, ...typed }),
  output: z.object(Said),
  failures: ['textNotFound', 'textMissing', 'textPlaceUnknown', 'textPlaceMissing', 'textPlaceSecret'],
})

/** In force in every server process within two seconds. A refusal has no subject. */
export const saveText = endpoint({
  access: 'operator',
  permission: 'texts.edit',
  path: '/opsapi/texts/save',
  summary: 'Change a text in one language',
  input: z.object({ key, language, ...typed, version: wire.count }),
  output: wire.nothing,
  failures: [
    'textNotFound',
    'textMissing',
    'textPlaceUnknown',
    'textPlaceMissing',
    'textPlaceSecret',
    'changedMeanwhile',
  ],
})

export const restoreText = endpoint({
  access: 'operator',
  permission: 'texts.edit',
  path: '/opsapi/texts/restore',
  summary: 'Go back to the built-in text in one language',
  input: z.object({ key, language, version: wire.count }),
  output: wire.nothing,
  failures: ['textNotFound', 'changedMeanwhile'],
})
