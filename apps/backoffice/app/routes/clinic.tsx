import { accounts } from '@cusp/contract'
import { addressLine, type ClinicId, idFrom } from '@cusp/kernel'
import { Alert, Card, Tag } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { AskForCertificateButton, EditExpiryButton } from '../features/clinics/certificate-actions'
import { CertificateViewer } from '../features/clinics/certificate-viewer'
import { CreditCard } from '../features/clinics/credit-card'
import { EditClinicDrawer } from '../features/clinics/edit-clinic-drawer'
import { HistoryCard } from '../features/clinics/history-card'
import { NextInQueue } from '../features/clinics/next-in-queue'
import { PeopleCard } from '../features/clinics/people-card'
import { ReviewActions } from '../features/clinics/review-actions'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useLanguage } from '../platform/language'
import { useMay } from '../platform/session'
import { useWords } from '../platform/words'
import { Facts } from '../shell/facts'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'
import { StatusTag } from '../shell/status-tag'

/** Regions travel as `code●name`; people read the name. */
const placeName = (place: string): string => place.split('●').at(-1) ?? place

export function ClinicRoute() {
  const { id = '' } = useParams()
  // Another clinic is another page: what was opened or decided on this one ends with it.
  return <ClinicPage key={id} id={idFrom<'Clinic'>(id)} />
}

function ClinicPage({ id }: { id: ClinicId }) {
  const t = useWords()
  const language = useLanguage()
  const may = useMay()
  const [isEditing, setEditing] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const { data: clinic, error, refetch } = useAnswer(accounts.getClinic, { id })
  const back = { to: paths.clinics, says: t('nav.clinics') }
  if (error && !clinic) return <Problem error={error} onRetry={() => void refetch()} />
  if (!clinic) return <DetailLoading />

  // Where there are no districts, the city stands for one.
  const places = [...new Set([clinic.province, clinic.city, clinic.district].map(placeName))]
  const facts = [
    ['name', t('clinics.name'), clinic.name],
    ['contact', t('clinics.contactName'), clinic.contactName],
    ['email', t('clinics.email'), clinic.email],
    ['phone', t('clinics.phone'), clinic.phone],
    ['address', t('clinics.address'), addressLine([...places, clinic.street, clinic.address], language)],
    ['hk', t('clinics.isHkCustomer'), clinic.isHKCustomer ? t('common.yes') : t('common.no')],
    ['invitation', t('clinics.invitationCode'), clinic.invitationCode],
  ] as const

  return (
    <Page
      title={clinic.name || t('clinics.unnamed')}
      mark={
        <>
          <StatusTag of="clinicStatus" status={clinic.authStatus} />
          {clinic.submission && <Tag>{t(`clinics.submissions.${clinic.submission}`)}</Tag>}
        </>
      }
      back={back}
      actions={
        <>
          <AskForCertificateButton clinic={clinic} />
          <ReviewActions clinic={clinic} onDecided={() => setDecided(true)} />
        </>
      }
    >
      {isDecided && clinic.authStatus !== 'underReview' && <NextInQueue />}
      {clinic.authStatus === 'certificateExpired' && clinic.reason && (
        <Alert
          type="info"
          showIcon
          title={t('clinics.wasAsked')}
          description={<span className="prewrap">{clinic.reason}</span>}
        />
      )}
      {clinic.authStatus === 'rejected' && clinic.reason && (
        <Alert
          type="warning"
          showIcon
          title={t('clinics.wasRejected')}
          description={<span className="prewrap">{clinic.reason}</span>}
        />
      )}
      {isEditing && <EditClinicDrawer clinic={clinic} onClose={() => setEditing(false)} />}
      <div className="beside">
        <div className="stack">
          <CertificateViewer key={clinic.certificate} clinic={clinic} />
        </div>
        <div className="stack">
          <Card
            size="small"
            title={t('clinics.facts')}
            extra={
              <span className="row">
                {may('orders.view').isAllowed && (
                  <Link to={`${paths.orders}?clinic=${clinic.id}`}>{t('clinics.itsOrders')}</Link>
                )}
                <GuardedButton needs="clinics.edit" size="small" onClick={() => setEditing(true)}>
                  {t('common.edit')}
                </GuardedButton>
              </span>
            }
          >
            <Facts
              items={[
                ...facts.map(([key, label, value]) => ({
                  key,
                  label,
                  children: <span className="anywhere">{value || '–'}</span>,
                })),
                {
                  key: 'submitted',
                  label: t('clinics.submittedAt'),
                  children: <Moment at={clinic.submittedAt} isDistant />,
                },
                ...(clinic.approvedUntil && clinic.authStatus !== 'approved'
                  ? [
                      {
                        key: 'until',
                        label: t('clinics.approvedUntil'),
                        children: <Moment at={clinic.approvedUntil} isDistant />,
                      },
                    ]
                  : []),
                {
                  key: 'expires',
                  label: t('clinics.certificateExpiresOn'),
                  children: (
                    <span className="row">
                      {clinic.certificateExpiresOn ?? '–'}
                      <EditExpiryButton clinic={clinic} />
                    </span>
                  ),
                },
                { key: 'created', label: t('clinics.registeredAt'), children: <Moment at={clinic.createdAt} /> },
              ]}
            />
          </Card>
          <PeopleCard clinic={clinic} />
          {may('clinics.credit').isAllowed && <CreditCard clinic={clinic} />}
          <HistoryCard clinic={clinic} />
        </div>
      </div>
    </Page>
  )
}
