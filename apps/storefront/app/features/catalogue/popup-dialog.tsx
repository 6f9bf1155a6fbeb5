import { buttonClass, Dialog, Picture } from '@cusp/ui'
import { Link } from 'react-router'
import { useWords } from '../../platform/words'

export type Popup = { readonly path: string; readonly imagePhone: string; readonly title: string }

/** The advertisement over the home page. Following it closes it too. */
export function PopupDialog({ popup, onClose }: { popup: Popup; onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog
      open
      size="sm"
      title={say('home.advertisement')}
      closeLabel={say('home.close')}
      onClose={onClose}
      footer={
        popup.path === '' ? undefined : (
          <Link to={popup.path} onClick={onClose} className={buttonClass({ variant: 'primary' })}>
            {say('home.seeOffer')}
          </Link>
        )
      }
    >
      <Picture src={popup.imagePhone} alt="" ratio="popup" fit="cover" priority className="rounded-md" />
      <p className="mt-3 text-base font-semibold">{popup.title}</p>
    </Dialog>
  )
}
