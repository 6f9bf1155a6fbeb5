import type { catalogue } from '@cusp/contract'
import { Progress, Statistic } from 'antd'
import { useWords } from '../../platform/words'

/** Whether the server is at work on it, so that the screen asks again. */
export const isMoving = (run: catalogue.ImportRun): boolean => run.status === 'uploaded' || run.status === 'running'

/** How many rows there are and what becomes, or became, of them. */
export function ImportProgress({ run }: { run: catalogue.ImportRun }) {
  const t = useWords()
  const handled = run.created + run.updated + run.unchanged + run.bad
  const percent = run.rows === 0 ? 0 : Math.min(100, Math.floor((handled / run.rows) * 100))
  const counts = [
    ['rows', t('imports.rows'), run.rows],
    ['created', t('imports.created'), run.created],
    ['updated', t('imports.updated'), run.updated],
    ['unchanged', t('imports.unchanged'), run.unchanged],
    ['bad', t('imports.bad'), run.bad],
  ] as const
  return (
    <div className="stack">
      {run.status === 'running' && <Progress percent={percent} status="active" aria-label={t('imports.progress')} />}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 32px' }} aria-live="polite">
        {counts.map(([key, title, value]) => (
          <Statistic
            key={key}
            title={title}
            value={value}
            styles={{
              content: { fontSize: 20, ...(key === 'bad' && value > 0 ? { color: 'var(--ant-color-error)' } : {}) },
            }}
          />
        ))}
      </div>
    </div>
  )
}
