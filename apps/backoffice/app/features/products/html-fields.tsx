import { catalogue } from '@cusp/contract'
import { type LocalizedText, languageSpelling, pictureAt } from '@cusp/kernel'
import { App, Form, Typography } from 'antd'
import { ask, sentenceOf } from '../../platform/answers'
import { useLanguage } from '../../platform/language'
import { useWords } from '../../platform/words'
import { RichTextField } from '../../shell/rich-text-field'

/** The product's detail text, and how it was saved: the server takes out what is not allowed. */
export function HtmlFields({ saved }: { saved?: LocalizedText }) {
  const t = useWords()
  const language = useLanguage()
  const { message } = App.useApp()
  const keepPicture = async (file: File): Promise<string | undefined> => {
    try {
      return pictureAt((await ask(catalogue.adminUploadGoodsFile, {}, { picture: [file] })).path, 1024)
    } catch (error) {
      void message.error(sentenceOf(error))
      return undefined
    }
  }
  return (
    <>
      <div className="two-languages">
        {(['en', 'zh-Hant'] as const).map((each) => {
          const label = `${t('products.detail')} (${t(`languages.${each}`)})`
          return (
            <Form.Item key={each} name={['detailHtml', each]} label={label} extra={t('products.detailHint')}>
              <RichTextField label={label} lang={languageSpelling[each].html} onPicture={keepPicture} />
            </Form.Item>
          )
        })}
      </div>
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
