import { Countdown } from '@cusp/ui'
import { useRevalidator } from 'react-router'
import { useWords } from '../../platform/words'

/** The time left to pay. At its end the page asks the server once, whose clock decides (decisions 36, 53). */
export function TimeToPay({ expiresAt, serverTime }: { expiresAt: Date; serverTime: Date }) {
  const say = useWords()
  const { revalidate } = useRevalidator()
  return (
    <span className="inline-flex items-baseline gap-1.5 text-sm text-ink-soft">
      {say('orders.timeLeft')}
      <Countdown
        dueAtMs={expiresAt.getTime()}
        serverNowMs={serverTime.getTime()}
        onEnd={() => void revalidate()}
        announce={(minutes) => say('orders.minutesLeft', { minutes })}
        className="font-semibold text-accent"
      />
    </span>
  )
}
