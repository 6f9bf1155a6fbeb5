import type { catalogue } from '@cusp/contract'
import { IconButton } from '@cusp/ui'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../platform/words'

const QuickAddDialog = lazy(async () => ({ default: (await import('./quick-add-dialog')).QuickAddDialog }))

/** Opens a product's variants over the list, for those who may buy. What the dialog needs is loaded when it is asked for. */
export function QuickAdd({ product }: { product: catalogue.ProductCard }) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        label={say('shell.quickAdd', { name: product.name })}
        onClick={() => setOpen(true)}
      >
        <ShoppingCart aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <QuickAddDialog productId={product.searchProductId} name={product.name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
