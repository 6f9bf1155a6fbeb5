import { pictureAt } from '@cusp/kernel'
import { titleOf } from '../platform/page-title'
import { useShop, useUser } from '../platform/shop'
import { useWords } from '../platform/words'

type Head = {
  readonly title: string
  /** One or two sentences; cut where engines would cut them. */
  readonly description: string
  /** Path of what the page shows, perhaps with the `{0}` size placeholder; the shop's own picture otherwise. */
  readonly picture?: string | undefined
  readonly kind?: 'website' | 'product'
}

/** The title of a page; and for search engines and wherever it is shared, which read what the server sent, its description. */
export function PageHead(head: Head) {
  const say = useWords()
  const isVisitor = useUser() === null
  return (
    <>
      <title>{titleOf(say, head.title)}</title>
      {import.meta.env.SSR && isVisitor && <Shared {...head} />}
    </>
  )
}

/** Shown where a page without a picture of its own is shared. */
const sharedPicture = '/share.png'

function Shared({ title, description, picture = '', kind = 'website' }: Head) {
  const say = useWords()
  const { publicOrigin } = useShop()
  const about = shortened(description)
  return (
    <>
      <meta name="description" content={about} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={say('shell.shopName')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:image" content={`${publicOrigin}${pictureAt(picture || sharedPicture, 1024)}`} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content={picture === '' ? 'summary_large_image' : 'summary'} />
    </>
  )
}

const atMost = 200

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= atMost ? line : `${line.slice(0, atMost - 1).trimEnd()}…`
}
