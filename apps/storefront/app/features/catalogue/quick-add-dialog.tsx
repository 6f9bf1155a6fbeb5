import type { catalogue } from '@cusp/contract'
import { Button, Dialog, LinesSkeleton, Notice } from '@cusp/ui'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { useWords } from '../../platform/words'
import { Balance } from './balance'
import { usePicks } from './picks'
import { useAddToCart } from './use-add-to-cart'
import { VariantTable } from './variant-table'

type Answer = { readonly list: catalogue.Variant[]; readonly text: string }

const none: catalogue.Variant[] = []

/** A product's variants over a list (spec A42). */
export function QuickAddDialog({ productId, name, onClose }: { productId: string; name: string; onClose: () => void }) {
  const say = useWords()
  const { load, data } = useFetcher<Answer>()
  useEffect(() => {
    load(paths.variants({ id: productId })).catch(() => undefined)
  }, [load, productId])

  const picks = usePicks(data?.list ?? none)
  const { fetcher, isBusy, refusal } = useAddToCart(onClose)
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={say('shell.close')} size="lg">
      {data ? (
        <fetcher.Form method="post" action={paths.product(productId)} className="flex flex-col gap-4">
          {refusal && <Notice tone="error">{refusal.message}</Notice>}
          <VariantTable variants={data.list} picks={picks} hiddenText={data.text} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Balance picks={picks} />
            <Button
              type="submit"
              name="intent"
              value="add"
              loading={isBusy}
              disabledReason={picks.pieces === 0 ? say('product.chooseFirst') : undefined}
            >
              {say('product.addToCart')}
            </Button>
          </div>
        </fetcher.Form>
      ) : (
        <LinesSkeleton count={5} />
      )}
    </Dialog>
  )
}
