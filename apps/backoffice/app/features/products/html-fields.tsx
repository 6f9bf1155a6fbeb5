import type { LocalizedText } from '@cusp/kernel'
import { Typography } from 'antd'
import { useLanguage } from '../../platform/language'
import { useWords } from '../../platform/words'
import { LocalizedFields } from '../../shell/localized-fields'

/** The product's detail text as HTML, and how it was saved: the server takes out what is not allowed. */
export function HtmlFields({ saved }: { saved?: LocalizedText }) {
  const t = useWords()
  const language = useLanguage()
  return (
    <>
      <LocalizedFields
        name="detailHtml"
        label={t('products.detailHtml')}
        limit={60_000}
        rows={10}
        extra={t('products.detailHint')}
      />
      {saved?.[language] && (
        <>
          <Typography.Text type="secondary">{t('products.detailPreview')}</Typography.Text>
          {/* Without any permission: nothing in it runs, submits or navigates. */}
          <iframe className="html-preview" title={t('products.detailPreview')} sandbox="" srcDoc={saved[language]} />
        </>
      )}
    </>
  )
}
