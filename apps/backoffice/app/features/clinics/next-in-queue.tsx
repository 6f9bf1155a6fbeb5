import { accounts } from '@cusp/contract'
import { Alert, Button } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths'
import { useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'

/** After a decision: the clinic that waits longest, out of those that the operator is going through. */
export function NextInQueue() {
  const t = useWords()
  const goTo = useNavigate()
  const [params] = useSearchParams()
  const submission = accounts.submissions.find((one) => one === params.get('submission'))
  const { data } = useAnswer(accounts.listClinics, {
    authStatus: 'underReview',
    pageSize: 1,
    ...(submission ? { submission } : {}),
  })
  if (!data) return null
  const [next] = data.list
  const query = submission ? `?submission=${submission}` : ''
  return (
    <Alert
      type={next ? 'info' : 'success'}
      showIcon
      title={next ? t('clinics.nextTitle', { count: data.totalCount }) : t('clinics.nextNone')}
      action={
        <div className="row">
          {next && (
            <Button type="primary" size="small" onClick={() => void goTo(`${paths.clinic(next.id)}${query}`)}>
              {t('clinics.nextOpen', { name: next.name || t('clinics.unnamed') })}
            </Button>
          )}
          <Link to={`${paths.clinics}?status=underReview${submission ? `&submission=${submission}` : ''}`}>
            {t('clinics.backToQueue')}
          </Link>
        </div>
      }
    />
  )
}
