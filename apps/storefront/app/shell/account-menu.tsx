import { buttonClass, Menu, menuItemClass } from '@cusp/ui'
import { CircleUserRound, Heart, LogOut, MapPin, Package, UserRoundPen, Users } from 'lucide-react'
import { Form, Link } from 'react-router'
import { paths } from '../paths'
import type { User } from '../platform/shop'
import { useWords } from '../platform/words'
import { LogInLink } from './log-in-link'

const standings = {
  underReview: 'shell.underReview',
  approved: 'shell.approved',
  rejected: 'shell.rejected',
  certificateExpired: 'shell.replaceCertificate',
  notSubmitted: 'shell.notSubmitted',
} as const satisfies Record<User['authStatus'], string>

export function AccountMenu({ user }: { user: User | null }) {
  const say = useWords()
  const look = buttonClass({ variant: 'quiet', className: 'px-2 md:px-3 [&_svg]:size-5' })
  if (user === null) {
    return (
      <div className="flex items-center">
        <LogInLink className={look}>
          <CircleUserRound aria-hidden />
          <span className="max-md:sr-only">{say('shell.logIn')}</span>
        </LogInLink>
        <Link
          to={paths.register()}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'max-lg:hidden' })}
        >
          {say('shell.register')}
        </Link>
      </div>
    )
  }
  return (
    <Menu
      align="end"
      triggerClassName={look}
      trigger={
        <>
          {user.avatar === '' ? (
            <CircleUserRound aria-hidden />
          ) : (
            <img src={user.avatar} alt="" width={24} height={24} className="size-6 rounded-full object-cover" />
          )}
          <span className="max-w-32 truncate max-md:sr-only">{user.name}</span>
        </>
      }
    >
      <p className="max-w-60 px-3 pt-1.5 font-medium">{say('shell.greeting', { name: user.name })}</p>
      <p className="border-b border-line px-3 pb-2 text-xs text-ink-mute">{say(standings[user.authStatus])}</p>
      <Link to={paths.orderList()} className={menuItemClass}>
        <Package aria-hidden />
        {say('shell.myOrders')}
      </Link>
      <Link to={paths.favourites()} className={menuItemClass}>
        <Heart aria-hidden />
        {say('shell.favourites')}
      </Link>
      <Link to={paths.userInformation()} className={menuItemClass}>
        <UserRoundPen aria-hidden />
        {say('shell.information')}
      </Link>
      <Link to={paths.colleagues()} className={menuItemClass}>
        <Users aria-hidden />
        {say('shell.colleagues')}
      </Link>
      <Link to={paths.addresses()} className={menuItemClass}>
        <MapPin aria-hidden />
        {say('shell.addresses')}
      </Link>
      <Form method="post" action={paths.logOut()} className="border-t border-line pt-1">
        <button type="submit" className={menuItemClass}>
          <LogOut aria-hidden />
          {say('shell.logOut')}
        </button>
      </Form>
    </Menu>
  )
}
