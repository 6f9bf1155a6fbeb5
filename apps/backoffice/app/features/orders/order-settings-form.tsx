import { orders } from '@cusp/contract'
import { nothing } from '@cusp/kernel'
import { Button, Card, Form, InputNumber, Switch } from 'antd'
import { useAct } from '../../platform/answers'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { useWords } from '../../platform/words'
import { MoneyField } from '../../shell/money-field'

type Typed = {
  reviews: boolean
  reviewFrom?: string
  holdMedicines: boolean
  balanceDays: number
  depositKeptPercent: number
}

/** When orders wait for somebody of the shop. */
export function OrderSettingsForm({ settings }: { settings: orders.OrderSettings }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const reviews = Form.useWatch('reviews', form) ?? settings.reviewFrom > 0
  const { act, isActing } = useAct(orders.adminSaveOrderSettings, { says: t('settings.saved') })

  const save = async ({ reviewFrom = '', reviews: _, ...others }: Typed): Promise<void> => {
    const cents = reviews ? centsFrom(reviewFrom) : nothing
    if (cents !== undefined) await act({ reviewFrom: cents, ...others })
  }
  return (
    <Card size="small" title={t('settings.waitingOrders')} style={{ maxWidth: 640 }}>
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          reviews: settings.reviewFrom > 0,
          reviewFrom: settings.reviewFrom > 0 ? typedFrom(settings.reviewFrom) : '',
          holdMedicines: settings.holdMedicines,
          balanceDays: settings.balanceDays,
          depositKeptPercent: settings.depositKeptPercent,
        }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item
          name="reviews"
          label={t('settings.reviews')}
          valuePropName="checked"
          required
          extra={t('settings.reviewsHint')}
        >
          <Switch checkedChildren={t('settings.on')} unCheckedChildren={t('settings.off')} />
        </Form.Item>
        {reviews && (
          <MoneyField
            name="reviewFrom"
            label={t('settings.reviewFrom')}
            currency="HKD"
            isRequired
            extra={t('settings.reviewFromHint')}
          />
        )}
        <Form.Item
          name="holdMedicines"
          label={t('settings.holdMedicines')}
          valuePropName="checked"
          required
          extra={t('settings.holdMedicinesHint')}
        >
          <Switch checkedChildren={t('settings.on')} unCheckedChildren={t('settings.off')} />
        </Form.Item>
        <Form.Item
          name="balanceDays"
          label={t('settings.balanceDays')}
          extra={t('settings.balanceDaysHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={1} max={90} precision={0} style={{ width: 180 }} />
        </Form.Item>
        <Form.Item
          name="depositKeptPercent"
          label={t('settings.keptPercent')}
          extra={t('settings.keptPercentHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={100} precision={0} suffix="%" style={{ width: 180 }} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isActing}>
          {t('common.save')}
        </Button>
      </Form>
    </Card>
  )
}
