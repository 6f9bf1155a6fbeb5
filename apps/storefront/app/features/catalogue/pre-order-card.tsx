import type { catalogue } from '@cusp/contract'
import { mayBuy } from '@cusp/kernel'
import { Button, Card, QuantityStepper } from '@cusp/ui'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useUser } from '../../platform/shop'
import { useWords } from '../../platform/words'
import { preOrderNote } from './pre-order-note'

type Variant = catalogue.Variant
type Offered = Variant & { readonly preOrder: NonNullable<Variant['preOrder']> }

/** What is sold out and may be pre-ordered: each variant an order of its own, so each has its own button. */
export function PreOrderCard({
  address,
  variants,
}: {
  /** The product's, where the order is prepared. */
  address: string
  variants: readonly Variant[]
}) {
  const say = useWords()
  const offered = variants.filter((variant): variant is Offered => variant.preOrder !== null && mostOf(variant) > 0)
  if (offered.length === 0) return null
  return (
    <Card title={say('product.preOrder')} className="mt-4">
      <p className="mb-3 text-sm text-ink-soft">{say('product.preOrderText')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {offered.map((variant) => (
          <Offer key={variant.id} address={address} variant={variant} />
        ))}
      </ul>
    </Card>
  )
}

const mostOf = ({ preOrder, allowance }: Variant): number => Math.min(preOrder?.most ?? 0, allowance ?? Infinity)

function Offer({ address, variant }: { address: string; variant: Offered }) {
  const say = useWords()
  const { state, formData } = useNavigation()
  const user = useUser()
  const step = Math.max(1, variant.sellPartCount)
  const [pieces, setPieces] = useState(step)
  const field = `pieces.${variant.id}`
  const name = variant.standard
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <Form method="post" action={address} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-40 flex-1 text-sm">
          <p className="font-medium">{name}</p>
          <p className="text-ink-mute">{preOrderNote(variant.preOrder, say)}</p>
        </div>
        <div className="flex items-center gap-2">
          <QuantityStepper
            name={field}
            value={pieces}
            min={step}
            max={mostOf(variant)}
            step={step}
            onChange={setPieces}
            labels={{
              field: say('product.quantityOf', { name }),
              increase: say('product.increase', { name }),
              decrease: say('product.decrease', { name }),
            }}
          />
          <Button
            type="submit"
            name="intent"
            value="preOrder"
            disabledReason={user !== null && !mayBuy(user.roles) ? say('product.roleMayNotBuy') : undefined}
            loading={state !== 'idle' && formData?.has(field) && formData.get('intent') === 'preOrder'}
          >
            {say('product.preOrderNow')}
          </Button>
        </div>
      </Form>
    </li>
  )
}
