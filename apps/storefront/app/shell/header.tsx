import { classNames } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../paths'
import type { ShopData } from '../platform/shop'
import { useWords } from '../platform/words'
import { AccountMenu } from './account-menu'
import { CartButton } from './cart-button'
import { CategoryBar } from './category-bar'
import { CategoryDrawer } from './category-drawer'
import { Logo } from './logo'
import { PreferencesMenu } from './preferences-menu'
import { SearchBox } from './search-box'
import { useHeaderPlace } from './use-header-place'

export function Header({ shop, plain }: { shop: ShopData; plain: boolean }) {
  const say = useWords()
  const place = useHeaderPlace()
  return (
    <header
      data-place={place}
      className={classNames(
        'sticky top-0 z-40 border-b border-line bg-surface transition-[translate,box-shadow] duration-150 focus-within:translate-y-0',
        place === 'hidden' && '-translate-y-full',
        place === 'shown' && 'shadow-lifted',
      )}
    >
      <div className="page-column flex flex-wrap items-center gap-x-2 gap-y-2 py-2 md:flex-nowrap md:gap-x-4 md:py-3">
        {!plain && <CategoryDrawer />}
        <Link
          to={paths.home()}
          aria-label={`${say('shell.shopName')} · ${say('shell.home')}`}
          className="shrink-0 rounded-sm py-1"
        >
          <Logo className="h-7 w-auto md:h-8" />
        </Link>
        {!plain && <SearchBox hotWords={shop.hotWords} />}
        <div className="ms-auto flex items-center gap-0.5 md:gap-1">
          <PreferencesMenu shop={shop} />
          <AccountMenu user={shop.user} />
          <CartButton count={shop.user?.cartAmount ?? 0} isSignedIn={shop.user !== null} />
        </div>
      </div>
      {!plain && <CategoryBar categories={shop.categories} />}
    </header>
  )
}
