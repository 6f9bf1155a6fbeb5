import { information } from '@cusp/contract'
import { languageSpelling } from '@cusp/kernel'
import { App, Form } from 'antd'
import { ask, sentenceOf } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { RichTextField } from '../../shell/rich-text-field'

/** Keeps a picture for a text and gives its address; the operator is told when it is not taken. */
function usePictures(): (file: File) => Promise<string | undefined> {
  const { message } = App.useApp()
  return async (file) => {
    try {
      return (await ask(information.adminUploadInformationPicture, {}, { picture: [file] })).picturePath
    } catch (error) {
      void message.error(sentenceOf(error))
      return undefined
    }
  }
}

/** A formatted text in both languages, side by side, as the form's `content`. */
export function RichTexts({ label: of }: { label: string }) {
  const t = useWords()
  const keepPicture = usePictures()
  return (
    <div className="two-languages">
      {(['en', 'zh-Hant'] as const).map((language) => {
        const label = `${of} (${t(`languages.${language}`)})`
        return (
          <Form.Item key={language} name={['content', language]} label={label} required>
            <RichTextField label={label} lang={languageSpelling[language].html} onPicture={keepPicture} />
          </Form.Item>
        )
      })}
    </div>
  )
}
