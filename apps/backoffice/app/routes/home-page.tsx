import { homeParts } from '@cusp/contract'
import { PartsPage } from '../features/home/parts-page'
import { useWords } from '../platform/words'

/** Banners come first: they are what is changed most. */
const kinds = [
  'banner',
  ...homeParts.homePartKinds.filter(
    (kind) => kind !== 'banner' && !homeParts.newCustomerKinds.some((other) => other === kind),
  ),
] as const

export function HomePageRoute() {
  const t = useWords()
  return <PartsPage kinds={kinds} title={t('homePage.title')} hint={t('homePage.hint')} preview="home" />
}
