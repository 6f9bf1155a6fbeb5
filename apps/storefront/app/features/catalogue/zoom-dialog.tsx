import { pictureAt } from '@cusp/kernel'
import { Dialog } from '@cusp/ui'
import { useWords } from '../../platform/words'

/** A picture as large as the window lets it be. */
export function ZoomDialog({ path, name, onClose }: { path: string; name: string; onClose: () => void }) {
  const say = useWords()
  return (
    <Dialog open size="lg" title={name} closeLabel={say('home.close')} onClose={onClose}>
      <img src={pictureAt(path, 1024)} alt={name} width={1024} height={1024} className="mx-auto h-auto w-full" />
    </Dialog>
  )
}
