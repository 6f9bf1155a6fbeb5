import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from './button'

const COPIED_MS = 2000

/** Pages that are not served over TLS have no clipboard of their own. */
function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea')
  holder.value = text
  holder.className = 'sr-only'
  document.body.append(holder)
  holder.select()
  const isCopied = document.execCommand('copy')
  holder.remove()
  return isCopied
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

export type CopyButtonProps = {
  text: string
  labels: { copy: string; copied: string }
  /** With its label beside the icon. */
  labelled?: boolean | undefined
  onCopied?: (() => void) | undefined
  className?: string | undefined
}

export function CopyButton({ text, labels, labelled = false, onCopied, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function press(): Promise<void> {
    if (!(await copy(text))) return
    setCopied(true)
    onCopied?.()
  }

  const icon = isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />
  return (
    <>
      {labelled ? (
        <Button variant="secondary" size="sm" icon={icon} onClick={() => void press()} className={className}>
          {isCopied ? labels.copied : labels.copy}
        </Button>
      ) : (
        <IconButton size="sm" label={labels.copy} onClick={() => void press()} className={className}>
          {icon}
        </IconButton>
      )}
      <span role="status" className="sr-only">
        {isCopied ? labels.copied : ''}
      </span>
    </>
  )
}
