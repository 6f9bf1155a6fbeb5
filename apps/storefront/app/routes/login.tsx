import { accounts } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { Notice } from '@cusp/ui'
import { Form, Link, redirect, useNavigation } from 'react-router'
import { type AccountProblems, codeProblem, isSound, targetProblems } from '../features/account/checks'
import { type LogInAnswer, LogInForm, modeFrom } from '../features/account/log-in-form'
import { byFrom } from '../features/account/target-fields'
import { paths, safeNext } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { captchaPicture, requestCode } from '../platform/code-request.server'
import { textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/login'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

export function loader(args: Route.LoaderArgs) {
  const { searchParams } = new URL(args.request.url)
  const next = safeNext(searchParams.get('next'))
  if (!pageOf(args).isVisitor) throw redirect(next)
  return {
    next,
    by: byFrom(searchParams.get('by')),
    mode: modeFrom(searchParams.get('mode')),
    isPasswordChanged: searchParams.get('changed') === 'password',
  }
}

export async function action(args: Route.ActionArgs): Promise<LogInAnswer | Response> {
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)
  const typed = {
    by: byFrom(textOf(form, 'by')),
    mode: modeFrom(textOf(form, 'mode')),
    email: textOf(form, 'email'),
    areaCode: textOf(form, 'areaCode'),
    phone: textOf(form, 'phone'),
  }
  const refuse = (problems: AccountProblems): LogInAnswer => ({
    typed,
    errors: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
    ),
  })

  const intent = textOf(form, 'intent')
  const unreachable = targetProblems(typed)
  if (!isSound(unreachable)) return refuse(unreachable)
  if (intent === 'picture') return { typed, errors: {}, picture: await captchaPicture(api) }
  if (intent === 'send') return { typed, errors: {}, code: await requestCode(api, form, 'login') }

  const areaCode = areaCodeFrom(typed.areaCode)
  const who = {
    userName: typed.by === 'phone' ? typed.phone : typed.email,
    ...(typed.by === 'phone' && areaCode ? { areaCode } : {}),
    autoLogin: form.get('autoLogin') !== null,
  }
  if (typed.mode === 'code') {
    const code = textOf(form, 'captcha')
    const problem = codeProblem(code)
    if (problem) return refuse({ captcha: problem })
    const signedIn = await api.attempt(accounts.logInByCode, { ...who, code })
    return signedIn.ok ? enter() : { typed, errors: { captcha: signedIn.refusal.message } }
  }
  // As typed: a password may begin or end with a space.
  const password = String(form.get('password') ?? '')
  if (password === '') return refuse({ password: 'passwordMissing' })
  const signedIn = await api.attempt(accounts.logIn, { ...who, password })
  if (signedIn.ok) return enter()
  const isAboutPassword = signedIn.refusal.failure === 'credentialsWrong'
  return isAboutPassword
    ? { typed, errors: { password: signedIn.refusal.message } }
    : { typed, errors: {}, problem: signedIn.refusal.message }

  function enter(): Response {
    return redirect(safeNext(textOf(form, 'next')))
  }
}

export default function LogInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords()
  const { next, by, mode, isPasswordChanged } = loaderData
  const { state, formData } = useNavigation()
  return (
    <div className="page-column py-8 md:py-12">
      <title>{titleOf(say, say('account.logInTitle'))}</title>
      <div className="mx-auto max-w-dialog-sm">
        <h1 className="text-2xl font-semibold">{say('account.logInTitle')}</h1>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{say('account.logInIntro')}</p>
        {isPasswordChanged && (
          <Notice tone="success" className="mb-4">
            {say('account.changedLogInAgain')}
          </Notice>
        )}
        <div className="rounded-lg border border-line bg-surface p-5">
          <LogInForm
            form={Form}
            next={next}
            initial={{ by, mode }}
            answer={actionData}
            isSending={state !== 'idle' && formData?.get('intent') === 'logIn'}
          />
        </div>
        <p className="mt-6 text-sm">
          {say('account.noAccount')}{' '}
          <Link to={paths.register()} className="font-medium text-primary hover:underline">
            {say('account.registerTitle')}
          </Link>
        </p>
      </div>
    </div>
  )
}
