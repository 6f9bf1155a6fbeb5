import { coupons } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Tag } from 'antd'
import { useState } from 'react'
import { CouponDrawer } from '../features/coupons/coupon-drawer'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'

export function CouponsRoute() {
  const t = useWords()
  const say = useLocalText()
  const [edited, setEdited] = useState<coupons.AdminCoupon | 'new'>()
  const list = useAnswer(coupons.adminListCoupons, {})
  const now = new Date()
  const standing = ({ startsAt, endsAt }: coupons.AdminCoupon) =>
    endsAt <= now ? 'over' : startsAt <= now ? 'running' : 'toCome'
  const columns: Column<coupons.AdminCoupon>[] = [
    { key: 'name', title: t('coupons.name'), isHead: true, render: (row) => say(row.name) },
    {
      key: 'worth',
      title: t('coupons.worth'),
      render: (row) => (row.percent === null ? row.amountHkd && formatMoney(row.amountHkd, 'HKD') : `${row.percent}%`),
    },
    {
      key: 'met',
      title: t('coupons.metHkd'),
      isNumber: true,
      render: (row) => (row.metHkd > 0 ? formatMoney(row.metHkd, 'HKD') : '–'),
    },
    { key: 'scope', title: t('coupons.scope'), render: (row) => t(`coupons.scopes.${row.scope}`) },
    {
      key: 'period',
      title: t('promotions.period'),
      render: (row) => (
        <span>
          <Tag color={standing(row) === 'running' ? 'success' : standing(row) === 'toCome' ? 'processing' : 'default'}>
            {t(`promotions.standing.${standing(row)}`)}
          </Tag>
          <Moment at={row.startsAt} /> – <Moment at={row.endsAt} />
        </span>
      ),
    },
    {
      key: 'shown',
      title: t('coupons.isShown'),
      render: (row) => (row.isShown ? t('common.yes') : <Tag>{t('common.no')}</Tag>),
    },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <GuardedButton needs="coupons.manage" size="small" onClick={() => setEdited(row)}>
          {t('common.edit')}
        </GuardedButton>
      ),
    },
  ]
  return (
    <Page
      title={t('nav.coupons')}
      hint={t('coupons.hint')}
      actions={
        <GuardedButton needs="coupons.manage" type="primary" onClick={() => setEdited('new')}>
          {t('coupons.create')}
        </GuardedButton>
      }
    >
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('coupons.none')}
      />
      {edited && <CouponDrawer coupon={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
