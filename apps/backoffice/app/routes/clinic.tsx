import { accounts } from '@cusp/contract'
import { addressLine, idFrom } from '@cusp/kernel'
import { Alert, Card, Tag, Timeline, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { CertificateViewer } from '../features/clinics/certificate-viewer'
import { ReviewActions } from '../features/clinics/review-actions'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useLanguage } from '../platform/language'
import { useMay } from '../platform/session'
import { useWords, wordOr } from '../platform/words'
import { Facts } from '../shell/facts'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'
import { StatusTag } from '../shell/status-tag'

/** Regions travel as `code●name`; people read the name. */
const placeName = (place: string): string => place.split('●').at(-1) ?? place

export function ClinicRoute() {
  const t = useWords()
  const language = useLanguage()
  const may = useMay()
  const { id = '' } = useParams()
  const { data: clinic, error, refetch } = useAnswer(accounts.getClinic, { id: idFrom<'Clinic'>(id) })
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
      mark={<StatusTag of="clinicStatus" status={clinic.authStatus} />}
      back={back}
      actions={<ReviewActions clinic={clinic} />}
    >
      {clinic.authStatus === 'rejected' && clinic.reason && (
        <Alert
          type="warning"
          showIcon
          title={t('clinics.wasRejected')}
          description={<span className="prewrap">{clinic.reason}</span>}
        />
      )}
      <div className="beside">
        <div className="stack">
          <CertificateViewer key={clinic.certificate} clinic={clinic} />
        </div>
        <div className="stack">
          <Card
            size="small"
            title={t('clinics.facts')}
            extra={
              may('orders.view').isAllowed && (
                <Link to={`${paths.orders}?clinic=${clinic.id}`}>{t('clinics.itsOrders')}</Link>
              )
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
                { key: 'created', label: t('clinics.registeredAt'), children: <Moment at={clinic.createdAt} /> },
              ]}
            />
          </Card>
          <Card size="small" title={t('clinics.accounts')}>
            <div className="stack">
              {clinic.accounts.map((account) => (
                <div key={account.id}>
                  <div className="row">
                    <Typography.Text strong className="anywhere">
                      {account.name || account.email || account.phone}
                    </Typography.Text>
                    {account.roles.map((role) => (
                      <Tag key={role}>{t(`clinicRoles.${role}`)}</Tag>
                    ))}
                  </div>
                  <Typography.Text type="secondary" className="anywhere">
                    {[account.email, account.phone].filter(Boolean).join(' · ')}
                  </Typography.Text>
                  <div>
                    <Typography.Text type="secondary">
                      {t('clinics.lastSeen')} <Moment at={account.lastSeenAt} isDistant />
                    </Typography.Text>
                  </div>
                </div>
              ))}
            </div>
          </Card>
          <Card size="small" title={t('common.history')}>
            <Timeline
              items={clinic.history.map((step) => ({
                key: `${step.at.getTime()}-${step.move}`,
                content: (
                  <>
                    <div className="row">
                      <strong>{wordOr(t, 'clinicMoves', step.move)}</strong>
                      <StatusTag of="clinicStatus" status={step.to} />
                    </div>
                    <Typography.Text type="secondary">
                      <Moment at={step.at} /> · {step.by}
                    </Typography.Text>
                    {step.reason && <div className="prewrap">{step.reason}</div>}
                  </>
                ),
              }))}
            />
          </Card>
        </div>
      </div>
    </Page>
  )
}
