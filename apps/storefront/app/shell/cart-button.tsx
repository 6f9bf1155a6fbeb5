import { CountDot, iconButtonClass } from '@cusp/ui'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useWords } from '../platform/words'
import { badgeOf } from './badge'
import { LogInLink } from './log-in-link'

/** The way to the cart; whoever is signed out is asked to log in first (spec A69). */
export function CartButton({ count, isSignedIn }: { count: number; isSignedIn: boolean }) {
  const say = useWords()
  if (!isSignedIn)
    return (
      <LogInLink next={paths.cart()} label={say('shell.cart')} className={iconButtonClass()}>
        <ShoppingCart aria-hidden />
      </LogInLink>
    )
  return (
    <Link
      to={paths.cart()}
      aria-label={`${say('shell.cart')}: ${say('shell.cartCount', { count })}`}
      title={say('shell.cart')}
      className={iconButtonClass()}
    >
      <span className="relative">
        <ShoppingCart aria-hidden />
        <CountDot count={badgeOf(count)} label="" />
      </span>
      <span role="status" className="sr-only">
        {say('shell.cartCount', { count })}
      </span>
    </Link>
  )
}
