import { Refused } from '@cusp/client'
import { Button, Result, Skeleton, Spin } from 'antd'
import { sentenceOf } from '../platform/answers'
import { useWords } from '../platform/words'

export function PageLoading() {
  const t = useWords()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      style={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}
    >
      <Spin size="large" />
    </div>
  )
}

/** The shape of a detail page before its facts are there. */
export function DetailLoading() {
  const t = useWords()
  return (
    <div className="stack" role="status" aria-label={t('common.loading')}>
      <Skeleton active title paragraph={{ rows: 1 }} />
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}

const goneFailures = [
  'notFound',
  'orderNotFound',
  'productNotFound',
  'importNotFound',
  'messageNotFound',
  'textNotFound',
]

/** What went wrong and what to do about it. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const t = useWords()
  const isGone = error instanceof Refused && goneFailures.includes(error.failure)
  const isForbidden = error instanceof Refused && error.failure === 'forbidden'
  return (
    <Result
      status={isForbidden ? '403' : isGone ? '404' : 'error'}
      title={sentenceOf(error)}
      subTitle={isForbidden ? t('common.askAdmin') : isGone ? t('common.goneHint') : t('common.retryHint')}
      extra={
        onRetry && !isGone && !isForbidden ? (
          <Button type="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    />
  )
}
