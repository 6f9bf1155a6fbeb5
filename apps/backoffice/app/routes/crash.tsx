import { Button, Result } from 'antd'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useWords } from '../platform/words'
import { NotFoundRoute } from './not-found'

/** The page that is shown when a page itself has failed, for instance when it was replaced by a newer build. */
export function CrashRoute() {
  const t = useWords()
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundRoute />
  return (
    <Result
      status="500"
      title={t('common.crashed')}
      subTitle={t('common.crashedHint')}
      extra={
        <Button type="primary" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      }
    />
  )
}
