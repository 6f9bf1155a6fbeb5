import { specialEvents } from '@cusp/contract'
import { idFrom, type Language } from '@cusp/kernel'
import { data } from 'react-router'
import { EventPage, type ShownBlock, type ShownEvent } from '../features/catalogue/event-page'
import { PreviewNotice } from '../features/catalogue/preview-notice'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { unkept } from '../platform/preview-headers'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import type { Route } from './+types/special-event'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

/** Whatever names no event is as if there were none. */
const idShape = /^[\w-]{1,64}$/

export async function loader(args: Route.LoaderArgs) {
  if (!idShape.test(args.params.id)) throw data(null, { status: 404 })
  const id = idFrom<'SpecialEvent'>(args.params.id)
  const api = apiFor(args)
  const { language } = pageOf(args)
  const token = new URL(args.request.url).searchParams.get('preview')
  if (token !== null) {
    const { event, ...preview } = await api.call(specialEvents.previewSpecialEvent, { id, token })
    return data({ id, ...shownOf(event, language), preview }, { headers: unkept })
  }
  return data({ id, ...shownOf(await api.call(specialEvents.seeSpecialEvent, { id }), language), preview: null })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

const anchorOf = (block: number): string => `block-${block}`

/** What is not drawn is not sent. */
function shownOf({ template, tags, many, text }: specialEvents.SpecialEvent, language: Language) {
  const event: ShownEvent = {
    template,
    tags: tags.map(({ block, chinese, english }) => ({
      anchor: anchorOf(block),
      name: language === 'en' ? english : chinese,
    })),
    blocks: many.manyAreaJson.map(
      ({ id, heading, image, imagePhone, emissionType, isTitleShown, entries, products }): ShownBlock => ({
        anchor: anchorOf(id),
        heading,
        image,
        imagePhone,
        emissionType,
        isTitleShown,
        entries: entries.map(({ link, title, image: wide, imagePhone: narrow }) => ({
          link,
          title,
          image: wide,
          imagePhone: narrow,
        })),
        products: products.list.map(({ place: _, ...product }) => product),
      }),
    ),
  }
  return { event, text }
}

export default function SpecialEventRoute({ loaderData: { id, event, text, preview } }: Route.ComponentProps) {
  const say = useWords()
  const { title, remark, image } = event.template
  return (
    <>
      <PageHead
        title={title}
        description={
          remark === '' ? say('home.eventDescription', { title }) : say('home.eventAbout', { title, remark })
        }
        picture={image}
      />
      {preview && <meta name="robots" content="noindex, nofollow" />}
      <EventPage event={event} hiddenText={text}>
        <PreviewNotice preview={preview} leaveTo={paths.specialEvent(id)} />
      </EventPage>
    </>
  )
}
