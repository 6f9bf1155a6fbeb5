import { createHash } from 'node:crypto'
import { type Currency, formatMoney, type Language, languageSpelling, type Minor } from '@cusp/kernel'
import type { PaymentStatus } from './payment'

const style = `
:root{color-scheme:light;font:16px/1.5 system-ui,"Noto Sans HK","Noto Sans TC",sans-serif;color:#16302f;background:#eef3f2}
body{margin:0;padding:1.5rem 1rem;display:grid;place-items:start center}
main{background:#fff;max-width:30rem;width:100%;box-sizing:border-box;padding:1.5rem;border-radius:.75rem;border:1px solid #c9d6d4}
h1{font-size:1.25rem;margin:0 0 1rem}
.note{background:#fff4d6;border:1px solid #d9a521;color:#4d3800;padding:.75rem 1rem;border-radius:.5rem;font-weight:600;margin:0 0 1.25rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.25rem}dt{color:#47605e}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.amount{font-size:1.5rem;font-weight:700}
form{margin:0 0 .5rem}button{font:inherit;width:100%;min-height:2.75rem;border-radius:.5rem;border:1px solid #0b5c57;background:#fff;color:#0b5c57;cursor:pointer}
button.main{background:#0b5c57;color:#fff;font-weight:600}button:focus-visible,a:focus-visible{outline:3px solid #d9a521;outline-offset:2px}
a{color:#0b5c57;display:inline-block;padding:.5rem 0}.quiet{color:#47605e;font-size:.875rem;margin:0 0 .75rem}`

/** Nothing but this very style sheet and forms to ourselves. */
export const sandboxHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'private, no-store',
  'referrer-policy': 'same-origin',
} as const

export const sandboxActions = ['pay', 'fail', 'later', 'twice', 'stay'] as const
export type SandboxAction = (typeof sandboxActions)[number]

const en = {
  title: 'Sandbox payment',
  note: 'Sandbox: no real money moves',
  order: 'Order',
  amount: 'Amount',
  choose: 'Choose what the payment provider does:',
  pay: 'Pay now',
  fail: 'Payment fails',
  later: 'Pay, with the notice 5 seconds late',
  twice: 'Pay, with the notice sent twice',
  stay: 'Pay without returning to the shop',
  back: 'Return to the shop',
  over: 'This payment is over. You can return to the shop.',
  stayed: 'Paid. You can close this page: the shop has been told.',
  unreachable: 'The shop could not be told about the payment. Please try again.',
  gone: 'There is no such payment.',
}
const zhHant: typeof en = {
  title: '測試付款',
  note: '測試環境：不會真正扣款',
  order: '訂單',
  amount: '金額',
  choose: '請選擇付款服務的處理結果：',
  pay: '立即付款',
  fail: '付款失敗',
  later: '付款，通知延遲5秒',
  twice: '付款，通知發送兩次',
  stay: '付款但不返回商店',
  back: '返回商店',
  over: '此付款已結束，您可以返回商店。',
  stayed: '已付款，商店已收到通知，您可以關閉此頁。',
  unreachable: '未能通知商店，請重試。',
  gone: '找不到此付款。',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function page(language: Language, body: string): string {
  const words = language === 'en' ? en : zhHant
  return `<!doctype html>
<html lang="${languageSpelling[language].html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p class="note" role="note">${words.note}</p>${body}</main></body></html>`
}

export type Shown = {
  readonly reference: string
  readonly orderNo: string
  readonly amount: Minor
  readonly currency: Currency
  readonly status: PaymentStatus
}

const facts = ({ orderNo, amount, currency }: Shown, words: typeof en): string =>
  `<dl><dt>${words.order}</dt><dd>${escaped(orderNo)}</dd><dt>${words.amount}</dt><dd class="amount">${escaped(formatMoney(amount, currency))}</dd></dl>`

const wayBack = ({ orderNo }: Shown, words: typeof en): string =>
  `<a href="/payResult?orderId=${encodeURIComponent(orderNo)}">${words.back}</a>`

/** The hosted page: plain forms, so that it works without JavaScript. Buttons stay after a failure, because buyers try again. */
export function paymentPage(shown: Shown, language: Language, problem?: 'unreachable'): string {
  const words = language === 'en' ? en : zhHant
  const isOver = shown.status === 'captured' || shown.status === 'voided'
  const buttons = sandboxActions.map(
    (action) =>
      `<form method="post" action="/sandbox-pay/${encodeURIComponent(shown.reference)}/${action}"><button${action === 'pay' ? ' class="main"' : ''}>${words[action]}</button></form>`,
  )
  const body = isOver ? `<p>${words.over}</p>` : `<p class="quiet">${words.choose}</p>${buttons.join('')}`
  const alert = problem ? `<p role="alert">${words[problem]}</p>` : ''
  return page(language, `${facts(shown, words)}${alert}${body}${wayBack(shown, words)}`)
}

export const stayedPage = (shown: Shown, language: Language): string => {
  const words = language === 'en' ? en : zhHant
  return page(language, `${facts(shown, words)}<p role="status">${words.stayed}</p>`)
}

export const gonePage = (language: Language): string =>
  page(language, `<p>${(language === 'en' ? en : zhHant).gone}</p>`)
