import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** What draws a link: a router's link taking `href`, or the plain anchor. */
export type LinkComponent = ComponentType<LinkProps>

function Anchor({ children, ...anchor }: LinkProps) {
  return <a {...anchor}>{children}</a>
}

const LinkContext = createContext<LinkComponent>(Anchor)

/** Says once which component draws the links of breadcrumbs, tabs, pagination and the like. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The component to draw a link with: the one given, else the provider's, else a plain anchor. */
export function useLinkComponent(given: LinkComponent | undefined): LinkComponent {
  const provided = useContext(LinkContext)
  return given ?? provided
}
