import type { LocalizedText } from '@cusp/kernel'
import sanitize from 'sanitize-html'

/** What rich text may hold. Everything else is dropped, with its content where that is code. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
    ],
    ...['a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption', 'div', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Pictures come from this shop alone: a picture from elsewhere would tell its owner who reads what.
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'svg', 'math', 'template', 'iframe'],
  nestingLimit: 30,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}

const options: sanitize.IOptions = {
  ...allowed,
  allowedAttributes: { ...allowed.allowedAttributes, a: ['href', 'title', 'rel'] },
}

/** Broken mark-up settles in two rounds; whatever has not settled by then is not worth keeping. */
const mostRounds = 5

/**
 * Rich text that is safe to show, and stays as it is when it is cleaned again. Done when it is saved; the page's
 * content policy stands behind it.
 */
export function cleanHtml(html: string): string {
  let clean = html
  for (let round = 0; round < mostRounds; round += 1) {
    const next = sanitize(clean, options).trim()
    if (next === clean) return clean
    clean = next
  }
  return sanitize(clean, { allowedTags: [], allowedAttributes: {} }).trim()
}

/** The same in each language of a text. */
export const cleanText = (text: LocalizedText): LocalizedText => ({
  en: cleanHtml(text.en),
  'zh-Hant': cleanHtml(text['zh-Hant']),
  ...(text['zh-Hans'] === undefined ? {} : { 'zh-Hans': cleanHtml(text['zh-Hans']) }),
})
