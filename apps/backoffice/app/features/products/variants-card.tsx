import type { catalogue } from '@cusp/contract'
import { formatMoney, type ProductId } from '@cusp/kernel'
import { Card, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { type Column, PlainRows } from '../../shell/rows'
import { PreOrderDrawer } from './pre-order-drawer'
import { PriceDrawer } from './price-drawer'
import { StockDrawer } from './stock-drawer'
import { VariantDrawer } from './variant-drawer'

type Open = {
  readonly what: 'fields' | 'price' | 'stock' | 'preOrder'
  readonly variant: catalogue.AdminVariant | undefined
}

/** The variants of a product; fields, prices and stock each have their own drawer and permission. */
export function VariantsCard({
  productId,
  variants,
}: {
  productId: ProductId
  variants: readonly catalogue.AdminVariant[]
}) {
  const t = useWords()
  const say = useLocalText()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // The drawer shows the variant as it is now, also after a save.
  const current = variants.find((variant) => variant.id === open?.variant?.id)

  const columns: Column<catalogue.AdminVariant>[] = [
    {
      key: 'standard',
      title: t('variants.standard'),
      isHead: true,
      render: (variant) => (
        <span style={{ display: 'inline-block', maxWidth: 280, whiteSpace: 'normal' }} className="anywhere">
          {say(variant.standard) || '–'} {!variant.isOnShelf && <Tag>{t('products.offShelf')}</Tag>}
        </span>
      ),
    },
    {
      key: 'article',
      title: t('variants.articleNumber'),
      render: (variant) => <Typography.Text code>{variant.articleNumber}</Typography.Text>,
    },
    { key: 'unit', title: t('variants.unit'), render: (variant) => say(variant.unit) },
    { key: 'step', title: t('variants.step'), isNumber: true, render: (variant) => variant.step },
    {
      key: 'limit',
      title: t('variants.purchaseLimit'),
      isNumber: true,
      render: (variant) => variant.purchaseLimit || '–',
    },
    {
      key: 'price',
      title: t('variants.price'),
      isNumber: true,
      render: (variant) =>
        variant.isOnInquiry ? (
          t('products.onInquiry')
        ) : (
          <span>
            {variant.priceHkd === null ? '–' : formatMoney(variant.priceHkd, 'HKD')}
            {variant.priceUsd !== null && (
              <Typography.Text type="secondary"> / {formatMoney(variant.priceUsd, 'USD')}</Typography.Text>
            )}
            {variant.discountPercent > 0 && (
              <Tag color="orange" style={{ marginInlineStart: 6 }}>
                −{variant.discountPercent}%
              </Tag>
            )}
          </span>
        ),
    },
    {
      key: 'stock',
      title: t('variants.free'),
      isNumber: true,
      render: (variant) => {
        const free = Math.max(0, variant.onHand - variant.reserved - variant.awaited)
        return (
          <span title={t('variants.stockParts', { onHand: variant.onHand, reserved: variant.reserved })}>
            {free === 0 ? <Tag color="error">{t('products.soldOut')}</Tag> : free.toLocaleString('en')}
            <Typography.Text type="secondary"> / {variant.onHand.toLocaleString('en')}</Typography.Text>
            {variant.isPreOrder && (
              <Tag color="processing" style={{ marginInlineStart: 6 }}>
                {t('variants.preOrder')}
              </Tag>
            )}
          </span>
        )
      },
    },
    { key: 'expiry', title: t('variants.expiryDate'), render: (variant) => variant.expiryDate ?? '–' },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (variant) => (
        <Space size={4} wrap>
          <GuardedButton size="small" needs="catalogue.edit" onClick={() => setOpen({ what: 'fields', variant })}>
            {t('common.edit')}
          </GuardedButton>
          <GuardedButton size="small" needs="prices.edit" onClick={() => setOpen({ what: 'price', variant })}>
            {t('variants.price')}
          </GuardedButton>
          <GuardedButton size="small" needs="stock.edit" onClick={() => setOpen({ what: 'stock', variant })}>
            {t('variants.stock')}
          </GuardedButton>
          <GuardedButton size="small" needs="catalogue.edit" onClick={() => setOpen({ what: 'preOrder', variant })}>
            {t('variants.preOrder')}
          </GuardedButton>
        </Space>
      ),
    },
  ]
  return (
    <Card
      size="small"
      title={t('products.variants')}
      extra={
        <GuardedButton
          needs="catalogue.edit"
          size="small"
          onClick={() => setOpen({ what: 'fields', variant: undefined })}
        >
          {t('variants.create')}
        </GuardedButton>
      }
    >
      <PlainRows rows={variants} columns={columns} keyOf={(variant) => variant.id} empty={t('variants.none')} />
      {open?.what === 'fields' && <VariantDrawer productId={productId} variant={current} onClose={close} />}
      {open?.what === 'price' && current && <PriceDrawer variant={current} onClose={close} />}
      {open?.what === 'stock' && current && <StockDrawer variant={current} onClose={close} />}
      {open?.what === 'preOrder' && current && <PreOrderDrawer variant={current} onClose={close} />}
    </Card>
  )
}
