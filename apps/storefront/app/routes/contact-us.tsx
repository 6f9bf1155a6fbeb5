import { inbox } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { Breadcrumbs, Card } from '@cusp/ui'
import { Link } from 'react-router'
import { contactProblems } from '../features/help/contact-checks'
import { type ContactAnswer, ContactForm } from '../features/help/contact-form'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { hasErrors, textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import { useShop } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import { Reach } from '../shell/reach'
import type { Route } from './+types/contact-us'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function action(args: Route.ActionArgs): Promise<ContactAnswer> {
  const form = await args.request.formData()
  const typed = {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    areaCode: textOf(form, 'areaCode'),
    phone: textOf(form, 'phone'),
    message: textOf(form, 'message'),
  }
  const { say } = speechIn(pageOf(args).language)
  const errors = Object.fromEntries(
    Object.entries(contactProblems(typed)).map(([field, problem]) => [field, problem && say(`help.errors.${problem}`)]),
  )
  if (hasErrors(errors)) return { isSent: false, typed, errors }
  const area = areaCodeFrom(typed.areaCode)
  const sent = await apiFor(args).attempt(inbox.sendEnquiry, {
    ...typed,
    areaCode: area === '+853' ? area : '+852',
    website: textOf(form, 'website'),
  })
  if (sent.ok) return { isSent: true, typed: { ...typed, message: '' }, errors: {} }
  const { field, message } = sent.refusal
  const isShown = field === 'name' || field === 'email' || field === 'phone' || field === 'message'
  return { isSent: false, typed, errors: isShown ? { [field]: message } : {}, ...(isShown ? {} : { problem: message }) }
}

/** The contact form, beside the other ways to reach the shop (spec B68, B267). */
export default function ContactUsRoute({ actionData }: Route.ComponentProps) {
  const say = useWords()
  const { contact, user } = useShop()
  return (
    <div className="page-column py-4 md:py-6">
      <title>{titleOf(say, say('help.contactTitle'))}</title>
      <Breadcrumbs
        label={say('shell.breadcrumbs')}
        crumbs={[{ label: say('shell.home'), href: paths.home() }, { label: say('help.contactTitle') }]}
        className="mb-3"
      />
      <h1 className="text-2xl font-semibold">{say('help.contactTitle')}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{say('help.contactIntro')}</p>
      <div className="grid items-start gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="relative overflow-hidden">
          <ContactForm answer={actionData} prefill={{ name: user?.name ?? '' }} />
        </Card>
        <div className="flex flex-col gap-5">
          <Card title={say('help.askedBefore')}>
            <p className="text-sm text-ink-soft">{say('help.askedBeforeText')}</p>
            <Link to={paths.questions()} className="mt-2 inline-block text-sm text-primary underline">
              {say('shell.questions')}
            </Link>
          </Card>
          <Card title={say('help.reachUs')}>
            <Reach contact={contact} isOnDeep={false} />
          </Card>
        </div>
      </div>
    </div>
  )
}
