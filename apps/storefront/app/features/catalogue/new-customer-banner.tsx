import { IconButton, Picture } from '@cusp/ui'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '../../platform/words'

export type NewCustomer = { readonly path: string; readonly image: string; readonly title: string }

/** Floats at the page's corner and leads new customers to what is for them. */
export function NewCustomerBanner({ path, image, title, onClose }: NewCustomer & { onClose: () => void }) {
  const say = useWords()
  return (
    <aside
      aria-label={title}
      className="fixed start-3 bottom-[calc(--spacing(3)+var(--notice-room))] z-20 w-28 md:start-5 md:w-36"
    >
      <Link
        to={path}
        className="block overflow-hidden rounded-lg border border-line bg-surface text-center shadow-floating hover:text-primary"
      >
        <Picture src={image} alt="" ratio="landscape" fit="cover" />
        <span className="block p-2 text-xs leading-snug font-semibold">{title}</span>
      </Link>
      <span className="absolute -end-3 -top-3 rounded-full bg-surface shadow-raised">
        <IconButton size="sm" label={say('home.closeNewCustomer')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </span>
    </aside>
  )
}
