import type { catalogue } from '@cusp/contract'
import { Button, FieldError } from '@cusp/ui'
import { BellRing } from 'lucide-react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import type { WishAnswer } from '../../platform/favourite-marks'
import { useHydrated } from '../../platform/use-hydrated'
import { useWords } from '../../platform/words'

/** Asks for a notice when a sold-out variant is back, and takes it back. Works inside the form of the variants. */
export function StockNoticeButton({ variant }: { variant: catalogue.Variant }) {
  const say = useWords()
  const isAlive = useHydrated()
  const { submit, state, formData, data } = useFetcher<WishAnswer>()
  const isWaiting = formData ? String(formData.get('wish')).startsWith('register ') : variant.isStockRegistered
  const wish = `${isWaiting ? 'unregister' : 'register'} ${variant.id}`
  return (
    <span className="inline-flex flex-col items-end gap-1 max-md:items-start">
      <Button
        type="submit"
        name="wish"
        value={wish}
        formAction={paths.wishes()}
        size="sm"
        variant="secondary"
        icon={<BellRing aria-hidden />}
        loading={state === 'submitting'}
        aria-label={isWaiting ? undefined : say('product.tellMeOf', { name: variant.standard })}
        onClick={(event) => {
          // Before any script runs the button sends the form that it stands in.
          if (!isAlive) return
          event.preventDefault()
          void submit({ wish }, { method: 'post', action: paths.wishes() })
        }}
      >
        {say(isWaiting ? 'product.tellMeNot' : 'product.tellMe')}
      </Button>
      <span role="status" className="text-xs text-ink-mute">
        {isWaiting && say('product.willTellLong')}
      </span>
      {data && !data.isDone && state === 'idle' && <FieldError>{data.problem}</FieldError>}
    </span>
  )
}
