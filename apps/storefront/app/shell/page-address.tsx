import { useLocation, useMatches } from 'react-router'
import { canonicalOf } from '../platform/canonical'
import { useLanguage } from '../platform/words'

const locales = { en: 'en_GB', chinese: 'zh_HK' } as const

/**
 * Rendered by the server alone: engines read an answer's bytes, and a browser need not load what nobody reads in it.
 *
 * What engines are told of every page: its one address, the same page in the other language, or to leave it out.
 */
export function PageAddress({ publicOrigin }: { publicOrigin: string }) {
  const isEnglish = useLanguage() === 'en'
  const { pathname, search } = useLocation()
  const shown = useMatches().at(-1)?.loaderData
  const canonical = canonicalOf(`${pathname}${search}`, shown)
  if (!canonical) return <meta name="robots" content="noindex" />
  const english = `${publicOrigin}${canonical.english}`
  const chinese = `${publicOrigin}${canonical.chinese}`
  const own = isEnglish ? english : chinese
  return (
    <>
      <link rel="canonical" href={own} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="zh-Hant" href={chinese} />
      <link rel="alternate" hrefLang="x-default" href={english} />
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={isEnglish ? locales.en : locales.chinese} />
      <meta property="og:locale:alternate" content={isEnglish ? locales.chinese : locales.en} />
    </>
  )
}
