import { createContext, type ReactNode, useContext } from 'react'
import { SharedContext, useSharedShop } from './shop'

/** Parts of pages that were drawn before; given by the server alone. */
export type KeptParts = {
  /**
   * The markup inside part `name` when it was last drawn from `from`, on this page if it `isHere` or else on any; undefined
   * asks for it to be drawn.
   */
  find(name: string, from: string, isHere: boolean): string | undefined
}

export const KeptContext = createContext<KeptParts | undefined>(undefined)

/**
 * A part of the page that the server draws once for everybody who is given the same `from`, and takes as text after that;
 * browsers draw it as ever. `from` is everything that it is drawn from, beside the language and, unless it is the same
 * `everywhere`, the page's address. What is inside knows of the shop and of the person who asks only what `useSharedShop`
 * gives, and says nothing to the page's head or to search engines.
 */
export function Kept({
  as: Tag = 'div',
  name,
  from,
  everywhere = false,
  children,
  ...attributes
}: {
  as?: 'div' | 'nav' | 'footer'
  /** Once on a page. */
  name: string
  from: unknown
  everywhere?: boolean
  className?: string
  'aria-label'?: string
  children: ReactNode
}) {
  const parts = useContext(KeptContext)
  const shop = useSharedShop()
  if (parts) {
    const markup = parts.find(name, JSON.stringify([shop, from]), !everywhere)
    if (markup !== undefined) {
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has drawn itself, of this very part
      return <Tag {...attributes} data-kept={name} dangerouslySetInnerHTML={{ __html: markup }} />
    }
  }
  return (
    <Tag {...attributes} data-kept={name}>
      <SharedContext value={true}>{children}</SharedContext>
    </Tag>
  )
}
