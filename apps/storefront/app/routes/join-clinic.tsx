import { colleagues } from '@cusp/contract'
import { Button, EmptyState, Facts, Notice, TextField } from '@cusp/ui'
import { MailX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, redirect, useNavigation } from 'react-router'
import { isSound, passwordProblems } from '../features/account/checks'
import { NewPasswordFields } from '../features/account/new-password-fields'
import { rolesInWords } from '../features/account/roles'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { type FieldErrors, textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/join-clinic'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

const tokenIn = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''
const tokenShape = /^[\w-]{43}$/

export async function loader(args: Route.LoaderArgs) {
  const token = tokenIn(args.request)
  const found = tokenShape.test(token) ? await apiFor(args).attempt(colleagues.getInvitation, { token }) : undefined
  return { invitation: found?.ok ? found.data : null }
}

type Answer = { readonly name: string; readonly errors: FieldErrors; readonly problem?: string }

export async function action(args: Route.ActionArgs): Promise<Answer | Response> {
  const form = await args.request.formData()
  const { language, passwordPolicy } = pageOf(args)
  const { say } = speechIn(language)
  const name = textOf(form, 'name')
  // As typed: a password may begin or end with a space.
  const [password, repassword] = [String(form.get('password') ?? ''), String(form.get('repassword') ?? '')]
  const problems = {
    name: name === '' ? ('personMissing' as const) : undefined,
    ...passwordProblems({ password, repassword }, passwordPolicy),
  }
  if (!isSound(problems)) {
    return {
      name,
      errors: Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
      ),
    }
  }
  const token = tokenIn(args.request)
  if (!tokenShape.test(token)) return redirect(paths.home())
  const joined = await apiFor(args).attempt(colleagues.acceptInvitation, { token, name, password, repassword })
  if (joined.ok) return redirect(paths.home())
  const { field, message } = joined.refusal
  return field !== undefined && form.has(field)
    ? { name, errors: { [field]: message } }
    : { name, errors: {}, problem: message }
}

export default function JoinClinicRoute({ loaderData: { invitation }, actionData }: Route.ComponentProps) {
  const say = useWords()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [actionData])
  const errors = actionData?.errors ?? {}
  return (
    <div className="page-column py-8 md:py-12">
      <title>{titleOf(say, say('account.joinTitle'))}</title>
      {/* The address of this page holds the key to the invitation. */}
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-dialog-sm">
        <h1 className="text-2xl font-semibold">{say('account.joinTitle')}</h1>
        {invitation === null ? (
          <EmptyState
            className="mt-6 rounded-lg border border-line bg-surface"
            icon={<MailX aria-hidden strokeWidth={1.5} />}
            title={say('account.invitationGoneTitle')}
          >
            {say('account.invitationGoneText')}
          </EmptyState>
        ) : (
          <>
            <p className="mt-1 mb-6 text-sm text-ink-soft">{say('account.joinIntro')}</p>
            <div className="rounded-lg border border-line bg-surface p-5">
              <Facts
                className="mb-4"
                facts={[
                  { label: say('account.companyName'), value: invitation.clinicName || say('account.notGiven') },
                  { label: say('account.email'), value: <span className="break-all">{invitation.email}</span> },
                  { label: say('account.profileRoles'), value: rolesInWords(say, invitation.roles) },
                ]}
              />
              <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
                {actionData?.problem !== undefined && <Notice tone="error">{actionData.problem}</Notice>}
                <TextField
                  label={say('account.profileName')}
                  name="name"
                  autoComplete="name"
                  maxLength={80}
                  defaultValue={actionData?.name ?? ''}
                  error={errors.name}
                />
                <NewPasswordFields errors={errors} />
                <Button type="submit" block size="lg" loading={state === 'submitting'}>
                  {say('account.join')}
                </Button>
              </Form>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
