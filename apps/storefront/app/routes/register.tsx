import { accounts } from '@cusp/contract'
import { areaCodeFrom } from '@cusp/kernel'
import { Link, redirect } from 'react-router'
import {
  type AccountProblems,
  clinicProblems,
  codeProblem,
  contactProblems,
  isSound,
  passwordProblems,
  targetProblems,
} from '../features/account/checks'
import { type RegisterAnswer, RegisterForm } from '../features/account/register-form'
import { type RegisterTyped, registerTyped, stepOf } from '../features/account/registration'
import { byFrom } from '../features/account/target-fields'
import { RegionFields } from '../features/addresses/region-fields'
import { paths } from '../paths'
import { apiFor, pageOf } from '../platform/api.server'
import { captchaPicture, requestCode } from '../platform/code-request.server'
import { fileOf, textOf } from '../platform/form'
import type { Refusal } from '../platform/on-refusal'
import { titleOf } from '../platform/page-title'
import { regionChoices } from '../platform/regions.server'
import type { PageHandle } from '../platform/shop'
import { useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/register'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export const handle: PageHandle = { plainHeader: true }

export async function loader(args: Route.LoaderArgs) {
  if (!pageOf(args).isVisitor) throw redirect(paths.home())
  const { searchParams } = new URL(args.request.url)
  return {
    by: byFrom(searchParams.get('by')),
    invitationCode: (searchParams.get('invitationCode') ?? '').trim().slice(0, 40),
    regions: await regionChoices(apiFor(args), pageOf(args).language),
  }
}

export async function action(args: Route.ActionArgs): Promise<RegisterAnswer | Response> {
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)
  const typed = registerTyped(form)
  const intent = textOf(form, 'intent')

  const refuse = (problems: AccountProblems, step: RegisterAnswer['step']): RegisterAnswer => ({
    step,
    typed,
    errors: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problem && say(`account.errors.${problem}`)]),
    ),
  })
  const refused = ({ field, message, failure }: Refusal): RegisterAnswer => {
    const named = field === 'phone' && typed.by === 'email' ? 'contactPhone' : field
    const about = named ?? (failure === 'accountTaken' ? typed.by : undefined)
    return about === undefined
      ? { step: 1, typed, errors: {}, problem: message }
      : { step: stepOf(about), typed, errors: { [about]: message } }
  }

  const unreachable = targetProblems(typed)
  if (!isSound(unreachable)) return refuse(unreachable, 1)
  if (intent === 'picture') return { step: 1, typed, errors: {}, picture: await captchaPicture(api) }
  if (intent === 'send') return { step: 1, typed, errors: {}, code: await requestCode(api, form, 'register') }

  const code = codeProblem(typed.captcha)
  if (code) return refuse({ captcha: code }, 1)
  const target = targetOf(typed)
  if (intent === 'check') {
    const checked = await api.attempt(accounts.checkCode, { ...target, captcha: typed.captcha, type: 'register' })
    return checked.ok ? { step: 2, typed, errors: {} } : refused(checked.refusal)
  }

  // As typed: a password may begin or end with a space.
  const [password, repassword] = [String(form.get('password') ?? ''), String(form.get('repassword') ?? '')]
  const weak = passwordProblems({ password, repassword }, pageOf(args).passwordPolicy)
  if (!isSound(weak)) return refuse(weak, 2)
  if (intent === 'clinic') return { step: 3, typed, errors: {} }

  const account = {
    ...target,
    captcha: typed.captcha,
    password,
    repassword,
    ...(typed.invitationCode === '' ? {} : { invitationCode: typed.invitationCode }),
  }
  if (intent !== 'submit') {
    const registered = await api.attempt(accounts.registerWithoutClinic, account)
    return registered.ok ? redirect(`${paths.home()}?registered=account`) : refused(registered.refusal)
  }

  const certificate = fileOf(form, 'businessLicense')
  const isAddressSaved = form.get('saveaddress') !== null
  const lacking = { ...clinicProblems(typed, certificate), ...(isAddressSaved ? contactProblems(typed) : {}) }
  if (!certificate || !isSound(lacking)) return refuse(lacking, 3)
  const { companyName, name, province, city, district, street, address } = typed
  const registered = await api.attempt(
    accounts.registerWithClinic,
    {
      ...account,
      ...{ companyName, name, province, city, district, street, address },
      ...(isAddressSaved ? contactOf(typed) : {}),
      saveaddress: isAddressSaved,
    },
    { businessLicense: [certificate] },
  )
  return registered.ok ? redirect(`${paths.home()}?registered=clinic`) : refused(registered.refusal)
}

function targetOf({ by, email, areaCode, phone }: RegisterTyped) {
  const area = areaCodeFrom(areaCode)
  return by === 'phone' ? { phone, ...(area ? { areaCode: area } : {}) } : { email }
}

/** On the wire a phone beside an email is the clinic's contact. */
function contactOf({ by, contactAreaCode, contactPhone }: RegisterTyped) {
  const area = areaCodeFrom(contactAreaCode)
  return by === 'phone' ? {} : { phone: contactPhone, ...(area ? { areaCode: area } : {}) }
}

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords()
  const { by, invitationCode, regions } = loaderData
  const initial: RegisterTyped = {
    by,
    invitationCode,
    email: '',
    areaCode: '',
    phone: '',
    captcha: '',
    companyName: '',
    name: '',
    province: '',
    city: '',
    district: '',
    street: '',
    address: '',
    contactAreaCode: '',
    contactPhone: '',
  }
  return (
    <div className="page-column py-8 md:py-12">
      <title>{titleOf(say, say('account.registerTitle'))}</title>
      <div className="mx-auto max-w-dialog-md">
        <h1 className="text-2xl font-semibold">{say('account.registerTitle')}</h1>
        <p className="mt-1 mb-6 text-sm text-ink-soft">{say('account.registerIntro')}</p>
        <RegisterForm
          initial={initial}
          answer={actionData}
          regions={(errors) => (
            <RegionFields regions={regions} initial={actionData?.typed ?? initial} errors={errors} />
          )}
        />
        <p className="mt-6 border-t border-line pt-4 text-sm">
          {say('account.haveAccount')}{' '}
          <Link to={paths.logIn()} className="font-medium text-primary hover:underline">
            {say('account.logInTitle')}
          </Link>
        </p>
      </div>
    </div>
  )
}
