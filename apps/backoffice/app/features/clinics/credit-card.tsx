import { type accounts, clinics } from '@cusp/contract'
import { formatMoney, type Minor, toMinor } from '@cusp/kernel'
import { Card, Checkbox, Form, Input, InputNumber, Timeline, Typography } from 'antd'
import { useState } from 'react'
import { useAct, useAnswer } from '../../platform/answers'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { useWords } from '../../platform/words'
import { Facts } from '../../shell/facts'
import { FormDrawer } from '../../shell/form-drawer'
import { GuardedButton } from '../../shell/guarded-button'
import { Moment } from '../../shell/moment'
import { MoneyField } from '../../shell/money-field'
import { Problem } from '../../shell/states'
import { Differences } from './differences'

/** What a clinic may pay later, for finance. */
export function CreditCard({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const [isEditing, setEditing] = useState(false)
  const { data: terms, error, isPending, refetch } = useAnswer(clinics.getCredit, { id: clinic.id })
  const money = (cents: Minor): string => formatMoney(cents, 'HKD')
  const yesNo = (is: boolean): string => (is ? t('common.yes') : t('common.no'))
  return (
    <Card
      size="small"
      title={t('clinics.credit')}
      loading={isPending}
      extra={
        <GuardedButton needs="clinics.credit" size="small" onClick={() => setEditing(true)}>
          {t('common.edit')}
        </GuardedButton>
      }
    >
      {error && !terms && <Problem error={error} onRetry={() => void refetch()} />}
      {terms && (
        <div className="stack">
          <Typography.Text type="secondary">{t('clinics.creditHint')}</Typography.Text>
          <Facts
            items={[
              { key: 'isCheck', label: t('clinics.mayPayByCheque'), children: yesNo(terms.isCheck) },
              ...(terms.isCheck
                ? [
                    { key: 'chequeLimit', label: t('clinics.chequeLimit'), children: money(terms.chequeLimit) },
                    {
                      key: 'chequeDays',
                      label: t('clinics.chequeDays'),
                      children: t('clinics.days', { count: terms.chequeDays }),
                    },
                  ]
                : []),
              ...(terms.isCheck || terms.chequeUsed > 0
                ? [{ key: 'chequeUsed', label: t('clinics.chequeUsed'), children: money(terms.chequeUsed) }]
                : []),
              { key: 'credit', label: t('clinics.hasCredit'), children: yesNo(terms.credit) },
              ...(terms.credit
                ? [
                    { key: 'creditLimit', label: t('clinics.creditLimit'), children: money(terms.creditLimit) },
                    {
                      key: 'creditDays',
                      label: t('clinics.creditDays'),
                      children: t('clinics.days', { count: terms.creditDays }),
                    },
                  ]
                : []),
            ]}
          />
          {terms.history.length > 0 && (
            <Timeline
              items={terms.history.map((step, at) => ({
                key: `${terms.history.length - at}`,
                content: (
                  <>
                    <Differences changes={step.changes} />
                    <div className="prewrap">{step.reason}</div>
                    <Typography.Text type="secondary">
                      <Moment at={step.at} /> · {step.by}
                    </Typography.Text>
                  </>
                ),
              }))}
            />
          )}
          {isEditing && <CreditDrawer clinic={clinic} terms={terms} onClose={() => setEditing(false)} />}
        </div>
      )}
    </Card>
  )
}

type Typed = {
  isCheck: boolean
  chequeLimit?: string
  chequeDays?: number
  credit: boolean
  creditLimit?: string
  creditDays?: number
  reason: string
}

/** A limit of nothing is shown as nothing typed. */
const shownLimit = (cents: Minor): string => (cents === 0 ? '' : typedFrom(cents))

function CreditDrawer({
  clinic,
  terms,
  onClose,
}: {
  clinic: accounts.ClinicDetail
  terms: clinics.Credit
  onClose(): void
}) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const byCheque = Form.useWatch('isCheck', form) ?? terms.isCheck
  const onCredit = Form.useWatch('credit', form) ?? terms.credit
  const { act, isActing } = useAct(clinics.saveCredit, {
    says: t('common.saved'),
    onRefused: (refused) => {
      const field = (['chequeLimit', 'creditLimit', 'reason'] as const).find((name) => name === refused.detail.field)
      const says = refused.failure === 'notUnderstood' ? t('clinics.limitMissing') : refused.message
      if (field) form.setFields([{ name: field, errors: [says] }])
      return field !== undefined
    },
  })
  const save = async (typed: Typed): Promise<void> => {
    // What is not allowed now keeps the terms that it had.
    const limit = (text: string | undefined, before: Minor): Minor =>
      text === undefined ? before : (centsFrom(text) ?? toMinor(0))
    const hasWorked = await act({
      id: clinic.id,
      isCheck: typed.isCheck,
      chequeLimit: limit(typed.chequeLimit, terms.chequeLimit),
      chequeDays: typed.chequeDays ?? terms.chequeDays,
      credit: typed.credit,
      creditLimit: limit(typed.creditLimit, terms.creditLimit),
      creditDays: typed.creditDays ?? terms.creditDays,
      reason: typed.reason.trim(),
    })
    if (hasWorked) onClose()
  }
  const days = (name: 'chequeDays' | 'creditDays') => (
    <Form.Item name={name} label={t(`clinics.${name}`)} rules={[{ required: true, message: t('common.needed') }]}>
      <InputNumber min={0} max={365} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  )
  return (
    <FormDrawer
      title={t('clinics.creditTitle', { name: clinic.name })}
      consequence={t('clinics.creditConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        autoComplete="off"
        initialValues={{
          ...terms,
          chequeLimit: shownLimit(terms.chequeLimit),
          creditLimit: shownLimit(terms.creditLimit),
          reason: '',
        }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item name="isCheck" valuePropName="checked">
          <Checkbox>{t('clinics.mayPayByCheque')}</Checkbox>
        </Form.Item>
        {byCheque && (
          <div className="fields">
            <MoneyField name="chequeLimit" label={t('clinics.chequeLimit')} currency="HKD" isRequired />
            {days('chequeDays')}
          </div>
        )}
        <Form.Item name="credit" valuePropName="checked">
          <Checkbox>{t('clinics.hasCredit')}</Checkbox>
        </Form.Item>
        {onCredit && (
          <div className="fields">
            <MoneyField name="creditLimit" label={t('clinics.creditLimit')} currency="HKD" isRequired />
            {days('creditDays')}
          </div>
        )}
        <Form.Item
          name="reason"
          label={t('clinics.creditReason')}
          extra={t('clinics.creditReasonHint')}
          rules={[{ required: true, whitespace: true, message: t('common.reasonNeeded') }]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
