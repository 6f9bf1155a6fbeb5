import { classNames, IconButton, useToasts } from '@cusp/ui'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Hearted, mark, rememberWish, takeWish, useMarks } from '../../platform/favourite-marks'
import { useOwner, useUser } from '../../platform/shop'
import { useHydrated } from '../../platform/use-hydrated'
import { useWords } from '../../platform/words'
import { LogInOverPage } from '../../shell/log-in-link'

/**
 * A heart that keeps a product's variant as a favourite. It is lit for any variant of the product, or with `ofVariant`
 * for this one alone. Visitors log in first; what they wanted is then done. It needs a script, so it comes with one.
 */
export function FavouriteButton({
  product,
  name,
  ofVariant = false,
  variant = 'secondary',
  size = 'sm',
}: {
  product: Hearted
  name: string
  ofVariant?: boolean
  variant?: 'secondary' | 'quiet'
  size?: 'sm' | 'md'
}) {
  const say = useWords()
  const toasts = useToasts()
  const user = useUser()
  const isAlive = useHydrated()
  const marks = useMarks(useOwner())
  const [isAsking, setAsking] = useState(false)
  const { id, searchProductId } = product
  const isLit = marks !== undefined && (ofVariant ? marks.has(searchProductId) : [...marks.values()].includes(id))

  async function setLit(isCollected: boolean): Promise<void> {
    const letGo = ofVariant ? searchProductId : id
    const said = await mark({ id: isCollected ? id : letGo, searchProductId }, isCollected)
    if (said?.isDone) toasts.success(say(isCollected ? 'product.collected' : 'product.uncollected'))
    else toasts.error(said?.problem ?? say('product.collectFailed'))
  }

  const onKnown = useEffectEvent(() => {
    if (takeWish(searchProductId) && !isLit) void setLit(true)
  })
  const isKnown = marks !== undefined
  useEffect(() => {
    if (isKnown) onKnown()
  }, [isKnown])

  if (!isAlive) return null
  return (
    <>
      <IconButton
        size={size}
        variant={variant}
        label={say(isLit ? 'product.uncollect' : 'product.collect', { name })}
        aria-pressed={isLit}
        onClick={() => {
          if (user !== null) return void setLit(!isLit)
          rememberWish(searchProductId)
          setAsking(true)
        }}
      >
        <Heart aria-hidden className={classNames(isLit && 'fill-danger text-danger')} />
      </IconButton>
      {isAsking && user === null && <LogInOverPage onClose={() => setAsking(false)} />}
    </>
  )
}
