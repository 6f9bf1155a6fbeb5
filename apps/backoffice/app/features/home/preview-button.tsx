import { homeParts } from '@cusp/contract'
import { useAskedOnce } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { PreviewButton } from '../../shell/preview-button'

/** Opens the storefront's home page or its new-customer zone as it will be. */
export function HomePreviewButton({ of }: { of: 'home' | 'newCustomers' }) {
  const t = useWords()
  const ask = useAskedOnce(homeParts.adminPreviewHome)
  return (
    <PreviewButton
      needs="home.manage"
      title={t(`homePage.previewTitle.${of}`)}
      ask={(look) => ask({ ...look, page: of })}
    />
  )
}
