import { Result } from 'antd'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useWords } from '../platform/words'

export function NotFoundRoute() {
  const t = useWords()
  return (
    <Result
      status="404"
      title={t('common.noPage')}
      subTitle={t('common.noPageHint')}
      extra={<Link to={paths.dashboard}>{t('common.toDashboard')}</Link>}
    />
  )
}
