import { accounts } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { Button, Notice } from '@cusp/ui'
import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { isSound, passwordProblems } from '../features/account/checks'
import { NewPasswordFields } from '../features/account/new-password-fields'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import type { FieldErrors } from '../platform/form'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/forgot-password-second'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

/** What the first step has put into the address; undefined when it was left out. */
function provenIn(request: Request) {
  const { searchParams } = new URL(request.url)
  const [phone, email, phoneCaptcha] = ['phone', 'email', 'captcha'].map((name) => searchParams.get(name) ?? '')
  if (!phoneCaptcha || !(phone || email)) return undefined
  const areaCode = areaCodeFrom(searchParams.get('areaCode') ?? '')
  return email ? { email, phoneCaptcha } : { phone, ...(areaCode ? { areaCode } : {}), phoneCaptcha }
}

export function loader({ request }: Route.LoaderArgs) {
  if (!provenIn(request)) throw redirect(paths.forgotPassword())
  return null
}

type Answer = { readonly errors: FieldErrors; readonly problem?: string }

export async function action(args: Route.ActionArgs): Promise<Answer | Response> {
  const proven = provenIn(args.request)
  if (!proven) return redirect(paths.forgotPassword())
  const form = await args.request.formData()
  const { language, passwordPolicy } = pageOf(args)
  const { say } = speechIn(language)
  // As typed: a password may begin or end with a space.
  const [password, repassword] = [String(form.get('password') ?? ''), String(form.get('repassword') ?? '')]
  const weak = passwordProblems({ password, repassword }, passwordPolicy)
  if (!isSound(weak)) {
    return {
      errors: Object.fromEntries(
        Object.entries(weak).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
      ),
    }
  }
  const reset = await apiFor(args).attempt(accounts.resetPassword, { ...proven, password, repassword })
  if (reset.ok) return redirect(paths.homeToLogIn())
  const { field, message } = reset.refusal
  return field === 'password' || field === 'repassword'
    ? { errors: { [field]: message } }
    : { errors: {}, problem: message }
}

export default function ForgotPasswordSecondRoute({ actionData }: Route.ComponentProps) {
  const say = useWords()
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (actionData) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [actionData])
  const errors = actionData?.errors ?? {}
  return (
    <div className="page-column py-8 md:py-12">
      <title>{titleOf(say, say('account.newPasswordTitle'))}</title>
      {/* The address of this page holds the code. */}
      <meta name="referrer" content="no-referrer" />
      <div className="mx-auto max-w-dialog-sm">
        <h1 className="text-2xl font-semibold">{say('account.newPasswordTitle')}</h1>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{say('account.newPasswordIntro')}</p>
        <div className="rounded-lg border border-line bg-surface p-5">
          <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
            {actionData?.problem !== undefined && (
              <Notice
                tone="error"
                action={
                  <Link to={paths.forgotPassword()} className="font-medium underline">
                    {say('account.askForNewCode')}
                  </Link>
                }
              >
                {actionData.problem}
              </Notice>
            )}
            <NewPasswordFields errors={errors} label={say('account.newPassword')} />
            <Button type="submit" block size="lg" loading={state === 'submitting'}>
              {say('account.setPassword')}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  )
}
