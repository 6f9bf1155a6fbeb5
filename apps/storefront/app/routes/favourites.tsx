import { wishes } from '@cusp/contract'
import { Heart } from 'lucide-react'
import { WishedList } from '../features/wishes/wished-list'
import { WishedRow } from '../features/wishes/wished-row'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { hongKongTime } from '../platform/hong-kong-time'
import { pageIndexFrom } from '../platform/page-index'
import { titleOf } from '../platform/page-title'
import { useWords } from '../platform/words'
import type { Route } from './+types/favourites'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const pageIndex = pageIndexFrom(new URL(args.request.url).searchParams)
  return { pageIndex, ...(await apiFor(args).call(wishes.listFavourites, { pageIndex })) }
}

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { list, pageIndex, totalPage, text } = loaderData
  return (
    <>
      <title>{titleOf(say, say('wishes.favouritesTitle'))}</title>
      <WishedList
        title={say('wishes.favouritesTitle')}
        intro={say('wishes.favouritesIntro')}
        icon={<Heart aria-hidden strokeWidth={1.5} />}
        emptyTitle={say('wishes.favouritesEmpty')}
        emptyText={say('wishes.favouritesEmptyText')}
        page={pageIndex}
        pageCount={totalPage}
        hrefFor={(page) => paths.favourites({ pageIndex: page })}
        isEmpty={list.length === 0}
      >
        {list.map((goods) => (
          <WishedRow
            key={goods.id}
            goods={goods}
            hiddenText={text}
            note={say('wishes.since', { day: hongKongTime(goods.since).slice(0, 10) })}
            removeWish="uncollect"
          />
        ))}
      </WishedList>
    </>
  )
}
