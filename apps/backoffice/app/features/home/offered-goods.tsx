import { PlusOutlined } from '@ant-design/icons'
import { catalogue } from '@cusp/contract'
import { formatMoney, type Minor, type VariantId } from '@cusp/kernel'
import { Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { useWords } from '../../platform/words'
import { moved, PlaceButtons } from '../../shell/place-buttons'
import { VariantLine, VariantPicker } from '../../shell/variant-picker'

/** Undefined: what was typed is no amount. */
type Typed = Minor | null | undefined
type Offered = { readonly variantId: VariantId; readonly priceHkd: Typed; readonly priceUsd: Typed }
const atMost = 60

const isWrong = ({ priceHkd, priceUsd }: Offered): boolean => !priceHkd || priceUsd === undefined || priceUsd === 0

/** What an activity offers and for how much; the field `goods` of its content. */
export function OfferedGoodsField() {
  const t = useWords()
  return (
    <Form.Item
      name={['content', 'goods']}
      label={t('homePage.offered')}
      extra={t('homePage.offeredHint')}
      required
      rules={[
        { type: 'array', min: 1, message: t('homePage.offeredNeeded') },
        {
          validator: (_, goods: readonly Offered[]) =>
            goods.some(isWrong) ? Promise.reject(new Error(t('homePage.offeredWrong'))) : Promise.resolve(),
        },
      ]}
    >
      <OfferedGoods />
    </Form.Item>
  )
}

function OfferedGoods({
  value = [],
  onChange,
}: {
  value?: readonly Offered[]
  onChange?(goods: readonly Offered[]): void
}) {
  const t = useWords()
  const say = useLocalText()
  const [isPicking, setPicking] = useState(false)
  const known = useAnswer(catalogue.adminFindVariants, { variantIds: value.map(({ variantId }) => variantId) })
  const nameOf = (variant: catalogue.PickedVariant | undefined): string =>
    variant ? `${say(variant.name)} ${say(variant.standard)}`.trim() : ''
  return (
    <div className="stack">
      {value.length > 0 && (
        <ul className="picked-list">
          {value.map((offered, place) => {
            const variant = known.data?.list.find(({ variantId }) => variantId === offered.variantId)
            const name = nameOf(variant)
            const put = (changed: Partial<Offered>) =>
              onChange?.(value.map((other) => (other === offered ? { ...offered, ...changed } : other)))
            return (
              <li key={offered.variantId} style={{ flexWrap: 'wrap' }}>
                {variant ? <VariantLine variant={variant} /> : <span style={{ flex: 1 }}>{offered.variantId}</span>}
                <PlaceButtons
                  place={place}
                  count={value.length}
                  name={name}
                  onMove={(to) => onChange?.(moved(value, place, to))}
                  onRemove={() => onChange?.(value.filter((other) => other !== offered))}
                />
                <span className="row" style={{ inlineSize: '100%' }}>
                  <PriceInput
                    prefix="HK$"
                    label={t('homePage.priceHkdOf', { name })}
                    cents={offered.priceHkd}
                    onChange={(priceHkd) => put({ priceHkd })}
                  />
                  <PriceInput
                    prefix="US$"
                    label={t('homePage.priceUsdOf', { name })}
                    cents={offered.priceUsd}
                    onChange={(priceUsd) => put({ priceUsd })}
                  />
                  {variant && variant.usualPriceHkd !== null && (
                    <Typography.Text type="secondary">
                      {t('homePage.usually', { price: formatMoney(variant.usualPriceHkd, 'HKD') })}
                    </Typography.Text>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <div>
        <Button icon={<PlusOutlined aria-hidden />} disabled={value.length >= atMost} onClick={() => setPicking(true)}>
          {t('homePage.addOffered')}
        </Button>
      </div>
      {isPicking && (
        <VariantPicker
          onClose={() => setPicking(false)}
          onPick={({ variantId }) => {
            setPicking(false)
            if (!value.some((offered) => offered.variantId === variantId))
              onChange?.([...value, { variantId, priceHkd: null, priceUsd: null }])
          }}
        />
      )}
    </div>
  )
}

function PriceInput({
  prefix,
  label,
  cents,
  onChange,
}: {
  prefix: string
  label: string
  cents: Typed
  onChange(cents: Typed): void
}) {
  const [typed, setTyped] = useState(typedFrom(cents ?? null))
  return (
    <Input
      style={{ inlineSize: 150 }}
      prefix={prefix}
      inputMode="decimal"
      maxLength={16}
      value={typed}
      aria-label={label}
      {...(typed.trim() !== '' && !centsFrom(typed) ? { status: 'error' as const } : {})}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? null : centsFrom(target.value))
      }}
    />
  )
}
