import { Button, Notice, TextField, useToasts } from '@cusp/ui'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { awaitsAnswer } from '../../platform/awaits-answer'
import { useSecondsLeft } from '../../platform/use-seconds-left'
import { useWords } from '../../platform/words'
import { CaptchaDialog } from './captcha-dialog'
import type { CaptchaPicture, CodeAnswer, CodePurpose } from './code-answer'

const codeLength = 6

/**
 * The verification code and how one gets it. Before any script runs, its button is a submit of the form around it
 * (`intent` picture, then send), whose answer comes back as `served`.
 */
export function CodeField({
  purpose,
  target,
  error,
  defaultValue,
  served,
  onTargetProblem,
  onComplete,
}: {
  purpose: CodePurpose
  /** Where the code is to go, or undefined after the form has shown what is wrong with it. */
  target: () => Record<string, string> | undefined
  error: string | undefined
  defaultValue: string
  served?: { readonly picture?: CaptchaPicture | undefined; readonly answer?: CodeAnswer | undefined } | undefined
  onTargetProblem: (problem: string) => void
  /** Told whenever the code is whole, or no longer is. */
  onComplete?: ((isComplete: boolean) => void) | undefined
}) {
  const say = useWords()
  const toasts = useToasts()
  const pictures = useFetcher<{ picture: CaptchaPicture | undefined }>()
  const sending = useFetcher<CodeAnswer>()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [resendAt, setResendAt] = useState<number>()
  const [latest, setLatest] = useState<{ picture: CaptchaPicture; error?: string } | undefined>()
  const seconds = useSecondsLeft(resendAt)
  const box = useRef<HTMLInputElement>(null)
  const answer = served?.answer
  const servedPicture = served?.picture ?? (answer && !answer.isSent ? answer.picture : undefined)

  const onPicture = useEffectEvent((picture: CaptchaPicture) => setLatest({ picture }))
  useEffect(() => {
    if (pictures.data?.picture) onPicture(pictures.data.picture)
  }, [pictures.data])

  const onAnswer = useEffectEvent((told: CodeAnswer) => {
    if (told.isSent) {
      setAsking(false)
      setResendAt(Date.now() + told.resendAfterSeconds * 1000)
      toasts.success(say('account.codeSent'))
      // After the dialog has given the focus back.
      requestAnimationFrame(() => box.current?.focus())
      return
    }
    setLatest(told.picture && { picture: told.picture, error: told.problem })
    if (told.about === 'captcha') return
    setAsking(false)
    if (told.about === 'code') setProblem(told.problem)
    else onTargetProblem(told.problem)
  })
  useEffect(() => {
    if (sending.data) onAnswer(sending.data)
  }, [sending.data])

  function ask(event: MouseEvent): void {
    event.preventDefault()
    setProblem(undefined)
    if (target() === undefined) return
    setLatest(undefined)
    setAsking(true)
    void pictures.load(paths.captcha())
  }

  function send(typed: { captchaText: string; captchaId: string }): void {
    const to = target()
    if (to) void sending.submit({ ...to, ...typed, purpose }, { method: 'post', action: paths.code() })
  }

  const isSent = resendAt !== undefined || answer?.isSent === true
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={box}
        label={say('account.code')}
        name="captcha"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        hint={isSent ? say('account.codeSent') : say('account.codeHint')}
        error={error ?? problem ?? (answer && !answer.isSent ? answer.problem : undefined)}
        defaultValue={defaultValue}
        onChange={(event) => onComplete?.(event.currentTarget.value.trim().length === codeLength)}
        end={
          seconds > 0 ? (
            <span className="tabular px-2">{say('account.resendIn', { seconds: String(seconds) })}</span>
          ) : (
            <Button
              type="submit"
              name="intent"
              value="picture"
              size="sm"
              variant="quiet"
              className="focus-inset"
              loading={isAsking && pictures.state !== 'idle'}
              onClick={ask}
            >
              {say('account.getCode')}
            </Button>
          )
        }
      />
      {servedPicture && !isAsking && <PlainCaptcha picture={servedPicture} />}
      {answer?.isSent && <Notice tone="success">{say('account.codeSent')}</Notice>}
      <CaptchaDialog
        open={isAsking}
        picture={latest?.picture}
        error={latest?.error}
        isLoading={pictures.state !== 'idle'}
        isSending={awaitsAnswer(sending)}
        onSend={send}
        onRenew={() => void pictures.load(paths.captcha())}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

/** The same within the page, for visitors without script. */
function PlainCaptcha({ picture }: { picture: CaptchaPicture }) {
  const say = useWords()
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-md border border-line bg-canvas p-3">
      <img
        src={picture.picture}
        alt={say('account.captchaPicture')}
        width={150}
        height={50}
        className="rounded-md border border-line"
      />
      <input type="hidden" name="captchaId" value={picture.captchaId} />
      <TextField
        label={say('account.captchaText')}
        name="captchaText"
        maxLength={6}
        autoComplete="off"
        className="w-40"
      />
      <Button type="submit" name="intent" value="send" variant="secondary">
        {say('account.captchaSend')}
      </Button>
    </div>
  )
}
