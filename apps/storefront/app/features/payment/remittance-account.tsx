import type { orders } from '@cusp/contract'
import { CopyButton } from '@cusp/ui'
import { useWords } from '../../platform/words'

/** Where the money goes, every part to be copied. `amount` is written out. */
export function RemittanceAccount({
  account,
  amount,
  orderNo,
}: {
  account: orders.OrderDetail['paymentSetVo']
  amount: string
  orderNo: string
}) {
  const say = useWords()
  const facts = [
    { label: say('payment.accountName'), value: account.pubTransferName },
    { label: say('payment.account'), value: account.pubTransferAccount },
    { label: say('payment.amount'), value: amount },
    { label: say('payment.reference'), value: orderNo },
  ]
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-ink-soft">{say('payment.remittanceText')}</p>
      <dl className="overflow-clip rounded-md border border-line">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1.5 ps-4 pe-2 last:border-0"
            >
              <dt className="text-xs text-ink-mute">{label}</dt>
              <dd className="tabular font-medium">{value}</dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton
                  text={value}
                  labels={{ copy: say('payment.copy', { what: label }), copied: say('payment.copied') }}
                />
              </dd>
            </div>
          ))}
      </dl>
      <p className="whitespace-pre-line text-xs text-ink-mute">{account.pubTransferCopywriting}</p>
    </div>
  )
}
