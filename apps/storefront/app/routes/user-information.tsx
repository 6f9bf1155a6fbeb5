import { accounts, privacy } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { redirect } from 'react-router'
import { clinicProblems } from '../features/account/checks'
import { DevicesCard } from '../features/account/devices-card'
import { PaymentPasswordCard } from '../features/account/payment-password-card'
import { PrivacyCard } from '../features/account/privacy-card'
import { ProfileCard } from '../features/account/profile-card'
import { type VerificationAnswer, VerificationCard } from '../features/account/verification-card'
import { ClinicAddress } from '../features/addresses/clinic-address'
import { lineOf } from '../features/addresses/region-choice'
import { RegionFields } from '../features/addresses/region-fields'
import { paths } from '../paths'
import { apiFor, needsLogIn, pageOf } from '../platform/api.server'
import { fileOf, hasErrors, textOf } from '../platform/form'
import { titleOf } from '../platform/page-title'
import { regionChoices } from '../platform/regions.server'
import { useLanguage, useWords } from '../platform/words'
import { speechIn } from '../platform/words.server'
import type { Route } from './+types/user-information'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  const api = apiFor(args)
  const [profile, sessions, deletion] = await Promise.all([
    api.call(accounts.getProfile, {}),
    api.call(accounts.listSessions, {}),
    api.call(privacy.getDeletion, {}),
  ])
  const regions = profile.authStatus === 'notSubmitted' ? await regionChoices(api, pageOf(args).language) : []
  return { profile, sessions, deletion, regions }
}

export async function action(args: Route.ActionArgs): Promise<VerificationAnswer | { problem?: string } | Response> {
  needsLogIn(args)
  const form = await args.request.formData()
  const api = apiFor(args)
  const { say } = speechIn(pageOf(args).language)
  const intent = textOf(form, 'intent')
  if (intent === 'endSession' || intent === 'endOtherSessions') {
    // Of one that has ended already, the new list tells.
    if (intent === 'endSession')
      await api.attempt(accounts.endSession, { id: idFrom<'Session'>(textOf(form, 'session')) })
    else await api.attempt(accounts.endOtherSessions, {})
    return redirect(paths.userInformation())
  }
  if (intent === 'requestDeletion' || intent === 'withdrawDeletion') {
    const entry = intent === 'requestDeletion' ? privacy.requestDeletion : privacy.withdrawDeletion
    const changed = await api.attempt(entry, {})
    return changed.ok ? redirect(paths.userInformation()) : { problem: changed.refusal.message }
  }
  const typed = {
    companyName: textOf(form, 'companyName'),
    name: textOf(form, 'name'),
    province: textOf(form, 'province'),
    city: textOf(form, 'city'),
    district: textOf(form, 'district'),
    street: textOf(form, 'street'),
    address: textOf(form, 'address'),
  }
  const certificate = fileOf(form, 'businessLicense')
  // Only what this form had on it can be missing; whether a certificate is needed, the server knows.
  const errors = Object.fromEntries(
    Object.entries(clinicProblems(typed, certificate)).flatMap(([field, problem]) => {
      const isOnForm = form.has(field) || (field === 'district' && form.has('province'))
      const isForServer = field === 'businessLicense' && problem === 'certificateMissing'
      return problem && isOnForm && !isForServer ? [[field, say(`account.errors.${problem}`)]] : []
    }),
  )
  if (hasErrors(errors)) return { isSubmitted: false, typed, errors }

  const given = Object.fromEntries(Object.entries(typed).filter(([field]) => form.has(field)))
  const submitted = await api.attempt(
    accounts.submitClinic,
    given,
    certificate ? { businessLicense: [certificate] } : {},
  )
  if (submitted.ok) return { isSubmitted: true, errors: {} }
  const { field, message } = submitted.refusal
  return field === undefined || !form.has(field)
    ? { isSubmitted: false, typed, errors: {}, problem: message }
    : { isSubmitted: false, typed, errors: { [field]: message } }
}

export default function UserInformationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, sessions, deletion, regions } = loaderData
  const answer = actionData && 'isSubmitted' in actionData ? actionData : undefined
  const say = useWords()
  const language = useLanguage()
  return (
    <>
      <title>{titleOf(say, say('account.informationTitle'))}</title>
      <h1 className="mb-4 text-2xl font-semibold">{say('account.informationTitle')}</h1>
      <div className="flex flex-col gap-4">
        <VerificationCard
          profile={profile}
          place={lineOf(profile, language)}
          answer={answer}
          addressAction={<ClinicAddress place={profile} isUnderReview={profile.authStatus === 'underReview'} />}
          regions={<RegionFields regions={regions} initial={answer?.typed ?? profile} errors={answer?.errors ?? {}} />}
        />
        <ProfileCard profile={profile} />
        {(profile.credit || profile.isCheck) && <PaymentPasswordCard profile={profile} />}
        <DevicesCard sessions={sessions} />
        <PrivacyCard dueAt={deletion.dueAt} />
      </div>
    </>
  )
}
