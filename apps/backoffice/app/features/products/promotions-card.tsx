import type { catalogue } from '@cusp/contract'
import { Card, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { Moment } from '../../shell/moment'
import { EndPromotion } from './end-promotion'
import { PromotionDrawer } from './promotion-drawer'

/** The promotions of a product: what runs, what is to come and what is over. */
export function PromotionsCard({ product }: { product: catalogue.AdminProduct }) {
  const t = useWords()
  const [edited, setEdited] = useState<catalogue.AdminPromotion | 'new'>()
  const now = new Date()
  const standing = ({ startsAt, endsAt }: catalogue.AdminPromotion) =>
    endsAt <= now ? 'over' : startsAt <= now ? 'running' : 'toCome'
  return (
    <Card
      size="small"
      title={t('promotions.title')}
      extra={
        <GuardedButton
          needs="promotions.edit"
          size="small"
          notNow={product.variants.some((variant) => variant.priceHkd !== null) ? '' : t('promotions.needsPrice')}
          onClick={() => setEdited('new')}
        >
          {t('promotions.create')}
        </GuardedButton>
      }
    >
      {product.promotions.length === 0 && <Typography.Text type="secondary">{t('promotions.none')}</Typography.Text>}
      <ul className="picked-list">
        {product.promotions.map((promotion) => {
          const is = standing(promotion)
          return (
            <li key={promotion.id} style={{ flexWrap: 'wrap' }}>
              <span style={{ flex: '1 1 200px' }}>
                <Tag color={is === 'running' ? 'success' : is === 'toCome' ? 'processing' : 'default'}>
                  {t(`promotions.standing.${is}`)}
                </Tag>
                {promotion.purchaseLimit > 0 && (
                  <Tag>{t('promotions.limited', { count: promotion.purchaseLimit })}</Tag>
                )}
                <br />
                <Moment at={promotion.startsAt} /> – <Moment at={promotion.endsAt} />
              </span>
              {is !== 'over' && (
                <Space size={4}>
                  <GuardedButton needs="promotions.edit" size="small" onClick={() => setEdited(promotion)}>
                    {t('common.edit')}
                  </GuardedButton>
                  <EndPromotion id={promotion.id} isRunning={is === 'running'} />
                </Space>
              )}
            </li>
          )
        })}
      </ul>
      {edited && (
        <PromotionDrawer
          product={product}
          promotion={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
