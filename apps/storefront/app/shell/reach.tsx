import type { ShopData } from '../platform/shop'
import { useWords } from '../platform/words'
import { telephone } from './telephone'

/** How the shop is reached; what the back office leaves empty is not there. */
export function Reach({ contact, isOnDeep }: { contact: ShopData['contact']; isOnDeep: boolean }) {
  const say = useWords()
  const { email, phone, hotline, hotlineFrom, hotlineUntil, company, address } = contact
  const link = isOnDeep ? 'hover:text-white hover:underline' : 'text-primary hover:underline'
  const quiet = isOnDeep ? 'text-on-deep-mute' : 'text-ink-mute'
  return (
    <address className={`flex flex-col gap-1.5 text-sm not-italic ${isOnDeep ? 'mt-4' : ''}`}>
      {hotline !== '' && (
        <p>
          <a href={telephone(hotline)} className={`tabular ${link}`}>
            {say('shell.hotlineShort')} <span className="whitespace-nowrap">{hotline}</span>
          </a>
          <span className={`block ${quiet}`}>{say('shell.hotline', { from: hotlineFrom, until: hotlineUntil })}</span>
        </p>
      )}
      {phone !== '' && (
        <a href={telephone(phone)} className={`tabular ${link}`}>
          {say('shell.phone')} <span className="whitespace-nowrap">{phone}</span>
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}`} className={`break-words ${link}`}>
          {email}
        </a>
      )}
      {company !== '' && <p className={quiet}>{company}</p>}
      {address !== '' && <p className={`max-w-dialog-sm whitespace-pre-line ${quiet}`}>{address}</p>}
    </address>
  )
}
