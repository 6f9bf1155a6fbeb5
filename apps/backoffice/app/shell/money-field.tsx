import { type Currency, currencySymbol } from '@cusp/kernel'
import { Form, Input } from 'antd'
import { centsFrom } from '../platform/money-input'
import { useWords } from '../platform/words'

type MoneyFieldProps = {
  readonly name: string
  readonly label: string
  readonly currency: Currency
  readonly isRequired?: boolean
  readonly extra?: string
  readonly isDisabled?: boolean
}

/** An amount as decimals with two places. The form holds what was typed; `centsFrom` reads it. */
export function MoneyField({ name, label, currency, isRequired = false, extra, isDisabled = false }: MoneyFieldProps) {
  const t = useWords()
  const check = (_: unknown, typed: string | undefined): Promise<void> => {
    if (!typed?.trim())
      return isRequired && !isDisabled ? Promise.reject(new Error(t('common.needed'))) : Promise.resolve()
    const cents = centsFrom(typed)
    return cents === undefined || cents === 0 ? Promise.reject(new Error(t('common.notAnAmount'))) : Promise.resolve()
  }
  return (
    <Form.Item name={name} label={label} extra={extra} required={isRequired} rules={[{ validator: check }]}>
      <Input
        prefix={currencySymbol[currency]}
        inputMode="decimal"
        maxLength={16}
        disabled={isDisabled}
        autoComplete="off"
      />
    </Form.Item>
  )
}
