import { payments } from '@cusp/contract'
import { type Currency, formatMoney, type Minor, type OrderNo } from '@cusp/kernel'
import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { centsFrom } from '../../platform/money-input'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { MoneyField } from '../../shell/money-field'

type Awaited = {
  readonly orderNo: OrderNo
  readonly payable: Minor
  readonly currency: Currency
  readonly reference?: string
}
type Typed = { amount: string; reference: string }

/** Confirms that a remittance has arrived: the amount is typed from the bank statement, not taken over from the order. */
export function ConfirmRemittanceButton({ order, size = 'middle' }: { order: Awaited; size?: 'small' | 'middle' }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isOpen, setOpen] = useState(false)
  const { act, isActing } = useAct(payments.adminConfirmRemittance, {
    says: t('remittances.confirmed', { orderNo: order.orderNo }),
    onRefused: (refused) => {
      if (refused.failure !== 'amountDiffers') return false
      form.setFields([{ name: 'amount', errors: [refused.message] }])
      return true
    },
  })
  const payable = formatMoney(order.payable, order.currency)

  const save = async ({ amount, reference }: Typed): Promise<void> => {
    const cents = centsFrom(amount)
    if (cents === undefined) return
    if (cents !== order.payable) {
      form.setFields([{ name: 'amount', errors: [t('remittances.differs', { payable })] }])
      return
    }
    if (await act({ orderNo: order.orderNo, amount: cents, reference: reference.trim() })) setOpen(false)
  }
  return (
    <>
      <GuardedButton needs="payments.confirm" type="primary" size={size} onClick={() => setOpen(true)}>
        {t('remittances.confirm')}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={t('remittances.confirmTitle', { orderNo: order.orderNo })}
        okText={t('remittances.confirm')}
        cancelText={t('common.cancel')}
        confirmLoading={isActing}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Alert type="info" showIcon title={t('remittances.consequence')} style={{ marginBlock: 12 }} />
        <Form
          form={form}
          layout="vertical"
          preserve={false}
          initialValues={{ amount: '', reference: order.reference ?? '' }}
          onFinish={(typed) => void save(typed)}
        >
          <MoneyField
            name="amount"
            label={t('remittances.amount')}
            currency={order.currency}
            isRequired
            extra={t('remittances.amountHint', { payable })}
          />
          <Form.Item
            name="reference"
            label={t('remittances.reference')}
            extra={t('remittances.referenceHint')}
            rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
          >
            <Input maxLength={80} autoComplete="off" />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
