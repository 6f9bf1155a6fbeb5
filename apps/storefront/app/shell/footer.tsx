import { Link } from 'react-router'
import { infoPages, paths } from '../paths'
import { Kept } from '../platform/kept'
import { everything } from '../platform/search-query'
import type { ShopData } from '../platform/shop'
import { useWords } from '../platform/words'
import { categoryPath } from './category-path'
import { Reach } from './reach'

type Entry = { readonly to: string; readonly label: string }

function Column({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <div>
      <h2 className="text-sm font-semibold text-white">{title}</h2>
      <ul className="mt-2">
        {entries.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-8 items-center text-sm text-on-deep hover:text-white hover:underline pointer-coarse:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer({ shop: { contact, categories, user, year } }: { shop: ShopData }) {
  const from = { contact, categories: categories.slice(0, 4), isSignedIn: user !== null, year }
  return (
    <Kept as="footer" name="footer" everywhere from={from} className="mt-12 bg-deep text-on-deep">
      <FooterContents {...from} />
    </Kept>
  )
}

function FooterContents({
  contact,
  categories,
  isSignedIn,
  year,
}: Pick<ShopData, 'contact' | 'categories' | 'year'> & { isSignedIn: boolean }) {
  const say = useWords()
  return (
    <>
      <div className="page-column grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4">
        <div className="col-span-2 md:col-span-1">
          <p className="text-xl font-semibold text-white">{say('shell.shopName')}</p>
          <p className="mt-2 max-w-dialog-sm text-sm">{say('shell.footerNote')}</p>
          <Reach contact={contact} isOnDeep />
        </div>
        <Column
          title={say('shell.shopping')}
          entries={[
            { to: paths.search({ keyword: everything }), label: say('shell.allProducts') },
            { to: paths.brandIndex(), label: say('shell.brands') },
            ...categories.map((category) => ({ to: categoryPath(category), label: category.name })),
          ]}
        />
        <Column
          title={say('shell.yourAccount')}
          entries={
            isSignedIn
              ? [
                  { to: paths.orderList(), label: say('shell.myOrders') },
                  { to: paths.userInformation(), label: say('shell.information') },
                  { to: paths.addresses(), label: say('shell.addresses') },
                ]
              : [
                  { to: paths.logIn(), label: say('shell.logIn') },
                  { to: paths.register(), label: say('shell.register') },
                ]
          }
        />
        <Column
          title={say('shell.help')}
          entries={[
            { to: paths.about(infoPages.aboutUs), label: say('shell.aboutUs') },
            { to: paths.questions(), label: say('shell.questions') },
            { to: paths.contactUs(), label: say('shell.contactUs') },
            { to: paths.about(infoPages.delivery), label: say('shell.delivery') },
            { to: paths.about(infoPages.privacyPolicy), label: say('shell.privacyPolicy') },
            { to: paths.about(infoPages.serviceAgreement), label: say('shell.serviceAgreement') },
          ]}
        />
      </div>
      <div className="border-t border-deep-raised">
        <p className="page-column py-4 text-xs text-on-deep-mute">{say('shell.rights', { year })}</p>
      </div>
    </>
  )
}
