import type { accounts } from '@cusp/contract'
import { Badge, Button, Card, Facts, Notice, type Tone } from '@cusp/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FieldErrors } from '../../platform/form'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'
import type { ClinicTyped } from './checks'
import { ClinicFields, type OpenFields } from './clinic-fields'

type Standing = accounts.Profile['authStatus']

const tones: Record<Standing, Tone> = {
  notSubmitted: 'neutral',
  underReview: 'info',
  approved: 'success',
  rejected: 'danger',
  certificateExpired: 'warning',
}

/** What may be edited, by where the clinic stands (decision 20); nothing while it is reviewed or approved. */
const open: Partial<Record<Standing, OpenFields>> = {
  notSubmitted: { names: true, place: true },
  rejected: { names: true, place: false },
  certificateExpired: { names: false, place: false },
}

const submits = {
  notSubmitted: 'account.submit',
  rejected: 'account.resubmit',
  certificateExpired: 'account.submitCertificate',
} as const

export type VerificationAnswer = {
  readonly isSubmitted: boolean
  readonly typed?: ClinicTyped
  readonly errors: FieldErrors
  readonly problem?: string | undefined
}

/** Where the clinic's verification stands, what that allows, and the form where there is something to do. */
export function VerificationCard({
  profile,
  place,
  answer,
  regions,
  addressAction,
}: {
  profile: accounts.Profile
  /** The clinic's address on one line. */
  place: string
  answer: VerificationAnswer | undefined
  regions: ReactNode
  /** Changes the clinic's address, where there is one. */
  addressAction: ReactNode
}) {
  const say = useWords()
  const { state } = useNavigation()
  const card = useRef<HTMLDivElement>(null)
  const standing = profile.authStatus
  const fields = open[standing]

  useEffect(() => {
    if (answer) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [answer])

  return (
    <div ref={card}>
      <Card
        title={say('account.verificationTitle')}
        actions={<Badge tone={tones[standing]}>{say(`account.standing.${standing}`)}</Badge>}
      >
        <div className="flex flex-col gap-5">
          {answer?.isSubmitted && <Notice tone="success">{say('account.submitted')}</Notice>}
          {answer?.problem !== undefined && <Notice tone="error">{answer.problem}</Notice>}
          {standing === 'rejected' && profile.reason !== '' && (
            <Notice tone="error" title={say('account.standing.rejected')}>
              {say('account.reason', { reason: profile.reason })}
            </Notice>
          )}
          {standing === 'certificateExpired' && (profile.reason !== '' || profile.authUntil !== null) && (
            <Notice tone="warning" title={say('account.standing.certificateExpired')}>
              {profile.reason !== '' && <p>{say('account.reason', { reason: profile.reason })}</p>}
              {profile.authUntil !== null && (
                <p>{say('account.approvedUntil', { time: hongKongTime(profile.authUntil) })}</p>
              )}
            </Notice>
          )}
          <p className="text-sm text-ink-soft">{say(`account.standingText.${standing}`)}</p>
          {standing !== 'notSubmitted' && (
            <Facts
              facts={[
                { label: say('account.companyName'), value: profile.companyName },
                { label: say('account.clinicAddress'), value: place },
                ...(profile.businessLicense === ''
                  ? []
                  : [
                      {
                        label: say('account.certificate'),
                        value: (
                          <a
                            href={profile.businessLicense}
                            target="_blank"
                            rel="noreferrer"
                            className="text-primary underline underline-offset-2"
                          >
                            {say('account.certificateView')}
                          </a>
                        ),
                      },
                    ]),
              ]}
            />
          )}
          {standing !== 'notSubmitted' && addressAction}
          {fields && standing in submits && (
            <Form method="post" encType="multipart/form-data" noValidate className="flex flex-col gap-5">
              <ClinicFields
                typed={answer?.typed ?? profile}
                errors={answer?.errors ?? {}}
                regions={regions}
                open={fields}
                isCertificateOnFile={standing === 'rejected' && profile.businessLicense !== ''}
              />
              <Button type="submit" className="sm:self-start" loading={state === 'submitting'}>
                {say(submits[standing === 'rejected' || standing === 'certificateExpired' ? standing : 'notSubmitted'])}
              </Button>
            </Form>
          )}
          {standing === 'underReview' && (
            <Button variant="secondary" disabledReason={say('account.cannotEdit')} className="sm:self-start">
              {say('account.cannotEdit')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}
