import { useToasts } from '@cusp/ui'
import { useEffect, useRef } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { Refusal } from '../../platform/on-refusal'
import { useWords } from '../../platform/words'

/** What the product page's action answers. */
export type AddedToCart = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal }

/** A fetcher for forms whose fields named `pieces.<variant id>` go into the cart; `onAdded` runs after they have. */
export function useAddToCart(onAdded: () => void): {
  readonly fetcher: FetcherWithComponents<AddedToCart>
  readonly isBusy: boolean
  readonly refusal: Refusal | undefined
} {
  const say = useWords()
  const toasts = useToasts()
  const fetcher = useFetcher<AddedToCart>()
  const told = useRef<unknown>(undefined)
  const { data, state } = fetcher

  useEffect(() => {
    if (state !== 'idle' || data === undefined || told.current === data) return
    told.current = data
    if (!data.ok) return
    toasts.success(say('product.addedToCart'))
    onAdded()
  }, [data, state, say, toasts, onAdded])

  return { fetcher, isBusy: state !== 'idle', refusal: data && !data.ok ? data.refusal : undefined }
}
