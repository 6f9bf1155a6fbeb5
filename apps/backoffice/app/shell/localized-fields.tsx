import { Form, Input } from 'antd'
import { useWords } from '../platform/words'

type LocalizedFieldsProps = {
  readonly name: string | readonly (string | number)[]
  readonly label: string
  readonly limit: number
  readonly isRequired?: boolean
  /** Several lines instead of one. */
  readonly rows?: number
  readonly extra?: string
}

/** One text in both languages, side by side. */
export function LocalizedFields({ name, label, limit, isRequired = false, rows, extra }: LocalizedFieldsProps) {
  const t = useWords()
  const path = typeof name === 'string' ? [name] : [...name]
  return (
    <div className="two-languages">
      {(['en', 'zh-Hant'] as const).map((language) => (
        <Form.Item
          key={language}
          name={[...path, language]}
          label={`${label} (${t(`languages.${language}`)})`}
          required={isRequired}
          extra={extra}
          rules={isRequired ? [{ required: true, whitespace: true, message: t('common.needed') }] : []}
        >
          {rows ? (
            <Input.TextArea rows={rows} maxLength={limit} lang={language === 'en' ? 'en' : 'zh-Hant-HK'} />
          ) : (
            <Input maxLength={limit} lang={language === 'en' ? 'en' : 'zh-Hant-HK'} />
          )}
        </Form.Item>
      ))}
    </div>
  )
}
