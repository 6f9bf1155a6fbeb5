import { wishes } from '@cusp/contract'
import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { WishedList } from '../features/wishes/wished-list'
import { WishedRow } from '../features/wishes/wished-row'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { hongKongTime } from '../platform/hong-kong-time'
import { pageIndexFrom } from '../platform/page-index'
import { titleOf } from '../platform/page-title'
import { type Say, useWords } from '../platform/words'
import type { Route } from './+types/stock-notice'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const pageIndex = pageIndexFrom(new URL(args.request.url).searchParams)
  return { pageIndex, ...(await apiFor(args).call(wishes.listStockRegistrations, { pageIndex })) }
}

type Awaited = Route.ComponentProps['loaderData']['list'][number]

function noteOf({ since, toldAt, availability }: Awaited, say: Say): string {
  const day = (at: Date) => hongKongTime(at).slice(0, 10)
  if (toldAt === null) return say('wishes.waitingSince', { day: day(since) })
  return say(availability === 'available' ? 'wishes.backSince' : 'wishes.soldOutAgain', { day: day(toldAt) })
}

export default function StockNoticeRoute({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { list, pageIndex, totalPage, text } = loaderData
  return (
    <>
      <title>{titleOf(say, say('wishes.noticeTitle'))}</title>
      <WishedList
        title={say('wishes.noticeTitle')}
        intro={
          <>
            {say('wishes.noticeIntro')}{' '}
            <Link to={paths.mailSubscription()} className="font-medium text-primary underline">
              {say('wishes.preferences')}
            </Link>
          </>
        }
        icon={<BellRing aria-hidden strokeWidth={1.5} />}
        emptyTitle={say('wishes.noticeEmpty')}
        emptyText={say('wishes.noticeEmptyText')}
        page={pageIndex}
        pageCount={totalPage}
        hrefFor={(page) => paths.stockNotice({ pageIndex: page })}
        isEmpty={list.length === 0}
      >
        {list.map((goods) => (
          <WishedRow
            key={goods.id}
            goods={goods}
            hiddenText={text}
            note={noteOf(goods, say)}
            removeWish="unregister"
            isWaiting={goods.toldAt === null}
          />
        ))}
      </WishedList>
    </>
  )
}
