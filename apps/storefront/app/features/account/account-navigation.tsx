import { classNames, Tabs } from '@cusp/ui'
import { BellRing, Heart, MailCheck, MapPin, Package, UserRoundPen, Users } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'

/** The ways through the account: beside the page where there is room, above it on phones. */
export function AccountNavigation() {
  const say = useWords()
  const { pathname } = useLocation()
  const entries = [
    { to: paths.orderList(), label: say('shell.myOrders'), Icon: Package, under: '/user/order' },
    { to: paths.userInformation(), label: say('shell.information'), Icon: UserRoundPen, under: '/user/information' },
    { to: paths.colleagues(), label: say('shell.colleagues'), Icon: Users, under: '/user/colleagues' },
    { to: paths.addresses(), label: say('shell.addresses'), Icon: MapPin, under: '/user/address' },
    { to: paths.favourites(), label: say('shell.favourites'), Icon: Heart, under: '/user/favourites' },
    { to: paths.stockNotice(), label: say('shell.stockNotice'), Icon: BellRing, under: '/user/stockNotice' },
    { to: paths.mailSubscription(), label: say('account.mailTitle'), Icon: MailCheck, under: '/mailSubscription' },
  ]
  return (
    <>
      <Tabs
        label={say('account.areaTitle')}
        className="-mx-4 px-4 lg:hidden"
        tabs={entries.map(({ to, label, under }) => ({ href: to, label, current: pathname.startsWith(under) }))}
      />
      <nav aria-label={say('account.areaTitle')} className="max-lg:hidden">
        <p className="px-3 pb-2 text-sm font-semibold">{say('account.areaTitle')}</p>
        <ul className="flex flex-col gap-0.5">
          {entries.map(({ to, label, Icon, under }) => (
            <li key={to}>
              <NavLink
                to={to}
                aria-current={pathname.startsWith(under) ? 'page' : undefined}
                className={classNames(
                  'flex min-h-control items-center gap-2.5 rounded-md px-3 text-sm transition-colors [&_svg]:size-4',
                  pathname.startsWith(under)
                    ? 'bg-primary-soft font-medium text-primary'
                    : 'text-ink-soft hover:bg-sunken hover:text-primary',
                )}
              >
                <Icon aria-hidden />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
