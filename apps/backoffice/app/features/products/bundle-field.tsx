import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { catalogue } from '@cusp/contract'
import { Button, InputNumber, Typography } from 'antd'
import { useState } from 'react'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { VariantLine, VariantPicker } from '../../shell/variant-picker'

export type BundlePart = catalogue.PickedVariant & { readonly quantity: number }
const partLimit = 20

/** What a product is put together of; a field of a form. */
export function BundleField({
  value = [],
  onChange,
  isReadOnly,
}: {
  value?: readonly BundlePart[]
  onChange?(parts: BundlePart[]): void
  isReadOnly: boolean
}) {
  const t = useWords()
  const say = useLocalText()
  const [isPicking, setPicking] = useState(false)
  const others = (part: BundlePart) => value.filter(({ variantId }) => variantId !== part.variantId)
  return (
    <div className="stack">
      {value.length === 0 && <Typography.Text type="secondary">{t('products.noBundle')}</Typography.Text>}
      {value.length > 0 && (
        <ul className="picked-list">
          {value.map((part) => (
            <li key={part.variantId}>
              <VariantLine variant={part} />
              <InputNumber
                min={1}
                max={10_000}
                precision={0}
                value={part.quantity}
                disabled={isReadOnly}
                aria-label={t('products.bundleQuantity', { name: `${say(part.name)} ${say(part.standard)}` })}
                onChange={(quantity) =>
                  onChange?.(value.map((other) => (other === part ? { ...part, quantity: quantity ?? 1 } : other)))
                }
              />
              {!isReadOnly && (
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  danger
                  type="text"
                  aria-label={t('products.removeBundlePart', { name: say(part.name) })}
                  onClick={() => onChange?.(others(part))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div>
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={value.length >= partLimit}
            onClick={() => setPicking(true)}
          >
            {t('products.addBundlePart')}
          </Button>
        </div>
      )}
      {isPicking && (
        <VariantPicker
          onClose={() => setPicking(false)}
          onPick={(variant) => {
            setPicking(false)
            if (!value.some(({ variantId }) => variantId === variant.variantId))
              onChange?.([...value, { ...variant, quantity: 1 }])
          }}
        />
      )}
    </div>
  )
}
