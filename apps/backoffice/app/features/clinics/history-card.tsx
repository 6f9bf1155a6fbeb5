import type { accounts } from '@cusp/contract'
import { Card, Timeline, Typography } from 'antd'
import { useWords, wordOr } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { StatusTag } from '../../shell/status-tag'
import { Differences } from './differences'

/** What has happened to a clinic, newest first. */
export function HistoryCard({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  return (
    <Card size="small" title={t('common.history')}>
      <Timeline
        items={clinic.history.map((step, at) => ({
          key: `${clinic.history.length - at}`,
          content: (
            <>
              <div className="row">
                <strong>{wordOr(t, 'clinicMoves', step.move)}</strong>
                {step.about && <span className="anywhere">{step.about}</span>}
                {step.to && <StatusTag of="clinicStatus" status={step.to} />}
              </div>
              <Typography.Text type="secondary" className="anywhere">
                <Moment at={step.at} /> · {step.by || t('clinics.bySystem')}
              </Typography.Text>
              <Differences changes={step.changes} />
              {step.reason && <div className="prewrap">{step.reason}</div>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
