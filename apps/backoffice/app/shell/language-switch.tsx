import { Segmented } from 'antd'
import { type ScreenLanguage, switchLanguage, useLanguage } from '../platform/language'

/** Each language under its own name, so that it is found by those who read no other. */
export function LanguageSwitch() {
  const language = useLanguage()
  return (
    <Segmented<ScreenLanguage>
      aria-label="Language 語言"
      value={language}
      options={[
        { value: 'en', label: 'EN' },
        { value: 'zh-Hant', label: '繁體' },
      ]}
      onChange={switchLanguage}
    />
  )
}
