import { createElement, type Ref, use } from 'react'
import { type LinkProps, UNSAFE_NavigationContext as NavigationContext } from 'react-router'

export * from 'react-router'

const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i

type Drawn = Omit<LinkProps, 'to'> & { readonly to: string; readonly ref?: Ref<HTMLAnchorElement> }

/**
 * The router's link as it stands in the first page: the same element, without finding out what a press would do, which
 * is most of what a page of sixty links costs to draw. Addresses are whole paths (`paths.ts`).
 */
export function Link({
  to,
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  ...rest
}: Drawn) {
  const { basename } = use(NavigationContext)
  const isOurs = !isElsewhere.test(to)
  return createElement('a', {
    ...rest,
    href: isOurs && basename !== '/' ? (to === '/' ? basename : `${basename}${to}`) : to,
    'data-discover': discover === 'render' && isOurs ? 'true' : undefined,
  })
}
