import { accounts } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { Link, redirect } from 'react-router'
import { type AccountProblems, codeProblem, isSound, targetProblems } from '../features/account/checks'
import { type ForgotAnswer, ForgotPasswordForm } from '../features/account/forgot-password-form'
import { byFrom } from '../features/account/target-fields'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { captchaPicture, requestCode } from '../platform/code-request.server'
import { textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/forgot-password'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('phoneOrEmail')
  return { by: byFrom(asked === '0' ? 'phone' : 'email') }
}

export async function action(args: Route.ActionArgs): Promise<ForgotAnswer | Response> {
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)
  const typed = {
    by: byFrom(textOf(form, 'by')),
    email: textOf(form, 'email'),
    areaCode: textOf(form, 'areaCode'),
    phone: textOf(form, 'phone').replace(/[\s-]/g, ''),
    captcha: textOf(form, 'captcha'),
  }
  const refuse = (problems: AccountProblems): ForgotAnswer => ({
    typed,
    errors: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
    ),
  })

  const intent = textOf(form, 'intent')
  const unreachable = targetProblems(typed)
  if (!isSound(unreachable)) return refuse(unreachable)
  if (intent === 'picture') return { typed, errors: {}, picture: await captchaPicture(api) }
  if (intent === 'send') return { typed, errors: {}, code: await requestCode(api, form, 'forgetpwd') }

  const code = codeProblem(typed.captcha)
  if (code) return refuse({ captcha: code })
  const { email, phone, captcha } = typed
  const areaCode = areaCodeFrom(typed.areaCode)
  const target = typed.by === 'phone' ? { phone, ...(areaCode ? { areaCode } : {}) } : { email }
  const checked = await api.attempt(accounts.checkCode, { ...target, captcha, type: 'forgetpwd' })
  return checked.ok
    ? redirect(paths.forgotPasswordSecond({ ...target, captcha }))
    : { typed, errors: { captcha: checked.refusal.message } }
}

export default function ForgotPasswordRoute({ loaderData: { by }, actionData }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-column py-8 md:py-12">
      <title>{titleOf(say, say('account.forgotTitle'))}</title>
      <div className="mx-auto max-w-dialog-sm">
        <h1 className="text-2xl font-semibold">{say('account.forgotTitle')}</h1>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{say('account.forgotIntro')}</p>
        <div className="rounded-lg border border-line bg-surface p-5">
          <ForgotPasswordForm by={by} answer={actionData} />
        </div>
        <p className="mt-6 text-sm">
          <Link to={paths.logIn()} className="font-medium text-primary hover:underline">
            {say('account.backToLogIn')}
          </Link>
        </p>
      </div>
    </div>
  )
}
