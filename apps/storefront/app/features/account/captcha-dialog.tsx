import { Button, Dialog, IconButton, Notice, Spinner, TextField } from '@cusp/ui'
import { RefreshCw } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWords } from '../../platform/words'
import type { CaptchaPicture } from './code-answer'

const captchaLength = 4
/** The least time between two tries (spec A114). */
const throttleMs = 2000

/** The picture, the box for its characters, and sending by itself once all are typed. */
export function CaptchaDialog({
  open,
  picture,
  isLoading,
  isSending,
  error,
  onSend,
  onRenew,
  onClose,
}: {
  open: boolean
  picture: CaptchaPicture | undefined
  isLoading: boolean
  isSending: boolean
  error: string | undefined
  onSend: (answer: { captchaText: string; captchaId: string }) => void
  onRenew: () => void
  onClose: () => void
}) {
  const say = useWords()
  return (
    <Dialog open={open} onClose={onClose} closeLabel={say('shell.close')} title={say('account.captchaTitle')} size="sm">
      {picture ? (
        // A new picture begins with an empty box.
        <CaptchaBox
          key={picture.captchaId}
          {...{ picture, isSending, error, onSend, isRenewing: isLoading, onRenew }}
        />
      ) : isLoading ? (
        <div className="grid h-32 place-items-center">
          <Spinner label={say('shell.loading')} />
        </div>
      ) : (
        <Notice
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={onRenew}>
              {say('shell.retry')}
            </Button>
          }
        >
          {say('account.captchaFailed')}
        </Notice>
      )}
    </Dialog>
  )
}

function CaptchaBox({
  picture,
  isSending,
  isRenewing,
  error,
  onSend,
  onRenew,
}: {
  picture: CaptchaPicture
  isSending: boolean
  isRenewing: boolean
  error: string | undefined
  onSend: (answer: { captchaText: string; captchaId: string }) => void
  onRenew: () => void
}) {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const lastSentAt = useRef(0)

  function type(text: string): void {
    const kept = text.replace(/\s/g, '').slice(0, captchaLength)
    setTyped(kept)
    if (kept.length === captchaLength && !isSending && Date.now() - lastSentAt.current >= throttleMs) send(kept)
  }

  function send(captchaText: string): void {
    lastSentAt.current = Date.now()
    onSend({ captchaText, captchaId: picture.captchaId })
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <img
          src={picture.picture}
          alt={say('account.captchaPicture')}
          width={150}
          height={50}
          className="h-16 w-48 rounded-md border border-line"
        />
        <IconButton label={say('account.captchaNew')} onClick={onRenew} loading={isRenewing}>
          <RefreshCw aria-hidden />
        </IconButton>
      </div>
      <TextField
        // The dialog was opened to type here.
        autoFocus
        label={say('account.captchaText')}
        hint={say('account.captchaHint')}
        error={error}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (typed.length === captchaLength && !isSending) send(typed)
        }}
        maxLength={captchaLength + 2}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button block loading={isSending} disabled={typed.length < captchaLength} onClick={() => send(typed)}>
        {say('account.captchaSend')}
      </Button>
    </div>
  )
}
