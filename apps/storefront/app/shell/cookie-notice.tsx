import { Button } from '@cusp/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { infoPages, paths } from '../paths'
import { cookiesAccepted } from '../platform/preference-cookies'
import { useWords } from '../platform/words'

/** Says that the shop uses cookies, until it is accepted (spec A68, B69). It lies over the page, so nothing moves. */
export function CookieNotice() {
  const say = useWords()
  const { pathname, search } = useLocation()
  const [isAccepted, setAccepted] = useState(false)
  if (isAccepted) return null
  return (
    <section
      id="cookie-notice"
      aria-label={say('shell.cookies')}
      className="fixed inset-x-2 bottom-2 z-50 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-sm shadow-floating sm:end-auto sm:max-w-dialog-sm print:hidden"
    >
      <p className="min-w-0 flex-1 basis-48">
        {say('shell.cookiesText')}{' '}
        <Link to={paths.about(infoPages.privacyPolicy)} className="text-primary underline">
          {say('shell.privacyPolicy')}
        </Link>
      </p>
      <form
        method="post"
        action={paths.preferences()}
        onSubmit={(event) => {
          event.preventDefault()
          // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser that the shop serves
          document.cookie = cookiesAccepted
          setAccepted(true)
        }}
      >
        <input type="hidden" name="next" value={`${pathname}${search}`} />
        <Button type="submit" name="cookies" value="accepted">
          {say('shell.acceptCookies')}
        </Button>
      </form>
    </section>
  )
}
