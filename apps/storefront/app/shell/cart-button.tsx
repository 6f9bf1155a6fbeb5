import { CountDot, iconButtonClass } from '@cusp/ui'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useWords } from '../platform/words'

/** `99+` above 99 (spec A69); nothing for an empty cart. */
export const badgeOf = (count: number): string | undefined =>
  count > 99 ? '99+' : count > 0 ? String(count) : undefined

export function CartButton({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  const say = useWords()
  return (
    <Link
      to={isSignedIn ? paths.cart() : paths.logIn({ next: paths.cart() })}
      aria-label={isSignedIn ? `${say('shell.cart')}: ${say('shell.cartCount', { count })}` : say('shell.cart')}
      title={say('shell.cart')}
      className={iconButtonClass()}
    >
      <span className="relative">
        <ShoppingCart aria-hidden />
        <CountDot count={badgeOf(count)} label="" />
      </span>
      <span role="status" className="sr-only">
        {isSignedIn && say('shell.cartCount', { count })}
      </span>
    </Link>
  )
}
