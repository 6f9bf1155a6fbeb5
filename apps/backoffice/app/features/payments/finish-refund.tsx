import { payments } from '@cusp/contract'
import { formatMoney } from '@cusp/kernel'
import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { type AnswerOf, useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'

export type Refund = AnswerOf<typeof payments.adminListRefunds>['list'][number]

/** Marks a refund as done once the bank has sent it. Providers send theirs themselves. */
export function FinishRefundButton({ refund }: { refund: Refund }) {
  const t = useWords()
  const [form] = Form.useForm<{ reference: string }>()
  const [isOpen, setOpen] = useState(false)
  const { act, isActing } = useAct(payments.adminFinishRefund, { says: t('refunds.finished') })
  const isByHand = refund.method === 'remittance' || refund.method === 'cheque'
  const notNow = refund.status === 'done' ? t('refunds.isDone') : isByHand ? '' : t('refunds.byProvider')

  const save = async ({ reference }: { reference: string }): Promise<void> => {
    if (await act({ id: refund.id, reference: reference.trim() })) setOpen(false)
  }
  return (
    <>
      <GuardedButton needs="payments.confirm" notNow={notNow} size="small" onClick={() => setOpen(true)}>
        {t('refunds.finish')}
      </GuardedButton>
      <Modal
        open={isOpen}
        title={t('refunds.finishTitle', {
          amount: formatMoney(refund.amount, refund.currency),
          clinic: refund.clinicName,
        })}
        okText={t('refunds.finish')}
        cancelText={t('common.cancel')}
        confirmLoading={isActing}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Alert type="info" showIcon title={t('refunds.consequence')} style={{ marginBlock: 12 }} />
        <Form form={form} layout="vertical" preserve={false} onFinish={(typed) => void save(typed)}>
          <Form.Item
            name="reference"
            label={t('remittances.reference')}
            rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
          >
            <Input maxLength={80} autoFocus autoComplete="off" />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
