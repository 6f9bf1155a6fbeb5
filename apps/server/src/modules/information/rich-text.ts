import type { LocalizedText } from '@cusp/kernel'
import { cleanHtml } from '../../platform/html'

/** A rich text that is safe to show, in each of its languages. */
export const cleanText = (text: LocalizedText): LocalizedText => ({
  en: cleanHtml(text.en),
  'zh-Hant': cleanHtml(text['zh-Hant']),
  ...(text['zh-Hans'] === undefined ? {} : { 'zh-Hans': cleanHtml(text['zh-Hans']) }),
})
