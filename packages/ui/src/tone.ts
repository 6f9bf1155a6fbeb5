/** What a colour says. `accent` is money and promotions, `danger` is errors and stock-outs. */
export type Tone = 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

export const softTone: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  primary: 'border-primary-line bg-primary-soft text-primary',
  accent: 'border-accent-line bg-accent-soft text-accent',
  success: 'border-success-line bg-success-soft text-success',
  warning: 'border-warning-line bg-warning-soft text-warning',
  danger: 'border-danger-line bg-danger-soft text-danger',
  info: 'border-info-line bg-info-soft text-info',
}

export const solidTone: Record<Tone, string> = {
  neutral: 'border-ink-soft bg-ink-soft text-white',
  primary: 'border-primary bg-primary text-on-primary',
  accent: 'border-accent bg-accent text-on-accent',
  success: 'border-success bg-success text-white',
  warning: 'border-warning bg-warning text-white',
  danger: 'border-danger bg-danger text-on-danger',
  info: 'border-info bg-info text-white',
}

export const outlineTone: Record<Tone, string> = {
  neutral: 'border-line-strong text-ink-soft',
  primary: 'border-primary text-primary',
  accent: 'border-accent text-accent',
  success: 'border-success text-success',
  warning: 'border-warning text-warning',
  danger: 'border-danger text-danger',
  info: 'border-info text-info',
}
