import { Button, IconButton, Picture } from '@cusp/ui'
import { Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'
import type { Cart } from './cart-view'

/** Lines whose goods were taken off the shelf. */
export function InvalidLines({ lines }: { lines: Cart['invalidList'] }) {
  const say = useWords()
  const fetcher = useFetcher()
  if (lines.length === 0) return null
  return (
    <section aria-label={say('cart.invalidTitle')} className="overflow-clip rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-canvas px-3 py-2 lg:px-5">
        <div>
          <h2 className="text-sm font-medium">{say('cart.invalidTitle')}</h2>
          <p className="text-xs text-ink-mute">{say('cart.invalidText')}</p>
        </div>
        <fetcher.Form method="post" action={paths.cart()}>
          <input type="hidden" name="intent" value="remove" />
          {lines.map((line) => (
            <input key={line.id} type="hidden" name="id" value={line.id} />
          ))}
          <Button type="submit" size="sm" variant="secondary" loading={fetcher.state !== 'idle'}>
            {say('cart.clearInvalid')}
          </Button>
        </fetcher.Form>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="flex items-center gap-3 border-b border-line px-3 py-2 last:border-0 lg:px-5">
            <Picture
              {...pictureSource(line.picturePath, '48px')}
              alt=""
              className="size-12 shrink-0 rounded-md opacity-60"
            />
            <p className="min-w-0 flex-1 text-sm text-ink-mute">
              <span className="line-clamp-2">{line.name}</span>
              <span className="text-xs">{line.standard}</span>
            </p>
            <fetcher.Form method="post" action={paths.cart()}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={line.id} />
              <IconButton type="submit" label={say('cart.remove', { name: line.name })}>
                <Trash2 aria-hidden />
              </IconButton>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
