import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { isSettled, type PaymentStatus, pollDelayMs } from './polling'

/** Asks the shop, while `isWaiting`, what became of a payment; also at once when the visitor comes back to the page. */
export function usePaymentPolling({
  orderNo,
  isWaiting,
  onSettled,
}: {
  orderNo: string
  isWaiting: boolean
  onSettled: () => void
}): void {
  const { load, data } = useFetcher<PaymentStatus>()
  const settle = useEffectEvent(() => onSettled())

  useEffect(() => {
    if (!isWaiting) return
    let poll = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      // A hidden page asks nobody.
      if (document.visibilityState === 'visible') void load(paths.paymentStatus(orderNo))
      timer = setTimeout(ask, pollDelayMs(poll++))
    }
    const look = () => {
      if (document.visibilityState === 'visible') ask()
    }
    timer = setTimeout(ask, pollDelayMs(poll++))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWaiting, orderNo, load])

  useEffect(() => {
    if (isWaiting && data && isSettled(data)) settle()
  }, [data, isWaiting])
}
