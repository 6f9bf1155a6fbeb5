import { buttonClass, Menu, menuItemClass } from '@cusp/ui'
import { Globe } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '../paths'
import type { ShopData } from '../platform/shop'
import { useLanguage, useWords } from '../platform/words'

const languageNames = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'zh-Hant', label: '繁體中文', lang: 'zh-Hant-HK' },
]

/**
 * Language and currency. A Hong Kong clinic has no choice of currency and sees a plain language switch instead
 * (spec A103, decision 12). Both are plain forms: the whole page changes, so the whole page is loaded.
 */
export function PreferencesMenu({ shop }: { shop: ShopData }) {
  const say = useWords()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const here = <input type="hidden" name="next" value={`${pathname}${search}`} />

  if (shop.user?.isHKCustomer) {
    const isEnglish = language === 'en'
    return (
      <form method="post" action={paths.preferences()}>
        {here}
        <button
          type="submit"
          name="language"
          value={isEnglish ? 'zh-Hant' : 'en'}
          lang={isEnglish ? 'zh-Hant-HK' : 'en'}
          className={buttonClass({ variant: 'quiet', className: 'px-2' })}
        >
          {isEnglish ? '繁' : 'EN'}
        </button>
      </form>
    )
  }

  return (
    <Menu
      align="end"
      triggerLabel={say('shell.preferences')}
      triggerClassName={buttonClass({ variant: 'quiet', className: 'px-2 [&_svg]:size-5' })}
      trigger={
        <>
          <Globe aria-hidden />
          <span className="tabular text-xs max-md:hidden">
            {language === 'en' ? 'EN' : '繁'} · {shop.currency}
          </span>
        </>
      }
    >
      <form method="post" action={paths.preferences()} className="w-44">
        {here}
        <Choices
          title={say('shell.language')}
          name="language"
          choices={languageNames}
          current={language === 'zh-Hans' ? 'zh-Hant' : language}
        />
        <Choices
          title={say('shell.currency')}
          name="currency"
          choices={[
            { value: 'HKD', label: say('shell.hkd') },
            { value: 'USD', label: say('shell.usd') },
          ]}
          current={shop.currency}
        />
      </form>
    </Menu>
  )
}

function Choices({
  title,
  name,
  choices,
  current,
}: {
  title: string
  name: string
  choices: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  current: string
}) {
  return (
    <fieldset>
      <legend className="px-3 pt-1.5 text-xs text-ink-mute">{title}</legend>
      {choices.map(({ value, label, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current || undefined}
          className={menuItemClass}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
