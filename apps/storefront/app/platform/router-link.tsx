import type { LinkProps } from '@cusp/ui'
import { Link } from 'react-router'

/** The shop's links for components that know only `href`. */
export function RouterLink({ href, ...link }: LinkProps) {
  return <Link {...link} to={href} />
}
