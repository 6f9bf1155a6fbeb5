import { information } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { Card } from '@cusp/ui'
import { paths } from '../paths'
import { apiFor } from '../platform/api.server'
import { plainText } from '../platform/html-text'
import { useWords } from '../platform/words'
import { PageHead } from '../shell/page-head'
import { RichText } from '../shell/rich-text'
import { Trail } from '../shell/trail'
import type { Route } from './+types/about'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  const { name, content: html } = await apiFor(args).call(information.getInfoPage, {
    id: idFrom<'InfoPage'>(args.params.id),
  })
  return { name, html }
}

export default function AboutRoute({ loaderData: { name, html } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-column py-4 md:py-6">
      <PageHead title={name} description={`${name}. ${plainText(html)}`} />
      <Trail crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: name }]} className="mb-3" />
      <Card className="md:px-6 md:py-4">
        <h1 className="text-2xl font-semibold">{name}</h1>
        <RichText html={html} />
      </Card>
    </div>
  )
}
