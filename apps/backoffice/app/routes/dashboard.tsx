import { operators } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Alert, Card, Skeleton, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useSelf } from '../platform/session'
import { useWords } from '../platform/words'
import { Page } from '../shell/page'
import { Problem } from '../shell/states'

type Tile = {
  readonly key: string
  readonly title: string
  readonly value: ReactNode
  readonly to: string
  readonly says: string
  readonly isWaiting: boolean
}

const everyHalfMinute = 30_000

export function DashboardRoute() {
  const t = useWords()
  const self = useSelf()
  const { data, error, refetch } = useAnswer(operators.getDashboard, {}, { everyMs: everyHalfMinute })

  const counted = (key: string, count: number | null | undefined, title: string, to: string, says: string): Tile[] =>
    count === null || count === undefined ? [] : [{ key, title, value: count, to, says, isWaiting: count > 0 }]
  const waiting = [
    ...counted(
      'clinics',
      data?.clinicsToReview,
      t('dashboard.clinicsToReview'),
      `${paths.clinics}?status=underReview`,
      t('dashboard.review'),
    ),
    ...counted(
      'toReview',
      data?.ordersToReview,
      t('dashboard.ordersToReview'),
      `${paths.orders}?status=pendingReview`,
      t('dashboard.accept'),
    ),
    ...counted(
      'held',
      data?.ordersHeld,
      t('dashboard.ordersHeld'),
      `${paths.orders}?status=held`,
      t('dashboard.release'),
    ),
    ...counted(
      'ship',
      data?.ordersToShip,
      t('dashboard.ordersToShip'),
      `${paths.orders}?status=pendingShipment`,
      t('dashboard.ship'),
    ),
    ...counted(
      'remittances',
      data?.remittancesToConfirm,
      t('dashboard.remittancesToConfirm'),
      paths.remittances,
      t('dashboard.confirm'),
    ),
    ...counted('refunds', data?.refundsDue, t('dashboard.refundsDue'), paths.refunds, t('dashboard.refund')),
    ...counted(
      'soldOut',
      data?.variantsSoldOut,
      t('dashboard.variantsSoldOut'),
      `${paths.products}?stock=out`,
      t('dashboard.restock'),
    ),
  ]
  const today = data
    ? [
        ...counted('today', data.ordersToday, t('dashboard.ordersToday'), paths.orders, t('dashboard.seeOrders')),
        ...(data.takenTodayHkd === null
          ? []
          : [
              {
                key: 'taken',
                title: t('dashboard.takenToday'),
                value: formatMoney(data.takenTodayHkd, 'HKD'),
                to: paths.orders,
                says: t('dashboard.seeOrders'),
                isWaiting: false,
              },
            ]),
      ]
    : []
  const isCalm = data && waiting.every((tile) => !tile.isWaiting)

  return (
    <Page title={t('dashboard.title')} hint={t('dashboard.hint', { name: self.name })}>
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {data && !data.booksAreSound && (
        <Alert
          type="error"
          showIcon
          title={t('dashboard.booksUnsound')}
          description={t('dashboard.booksUnsoundHint')}
        />
      )}
      {!data && !error && (
        <div className="tiles">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Card key={key} size="small">
              <Skeleton active paragraph={{ rows: 2 }} />
            </Card>
          ))}
        </div>
      )}
      {isCalm && <Alert type="success" showIcon title={t('dashboard.calm')} />}
      <Tiles tiles={waiting} />
      {today.length > 0 && <h2 style={{ fontSize: 16, margin: 0 }}>{t('dashboard.today')}</h2>}
      <Tiles tiles={today.map((tile) => ({ ...tile, isWaiting: false }))} />
    </Page>
  )
}

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  if (tiles.length === 0) return null
  return (
    <div className="tiles">
      {tiles.map((tile) => (
        <Card key={tile.key} size="small">
          <Statistic
            title={tile.title}
            valueRender={() => <span>{tile.value}</span>}
            styles={{
              content: {
                color: tile.isWaiting ? 'var(--ant-color-primary)' : 'var(--ant-color-text)',
                fontWeight: 600,
              },
            }}
          />
          <Link to={tile.to}>{tile.says}</Link>
        </Card>
      ))}
    </div>
  )
}
