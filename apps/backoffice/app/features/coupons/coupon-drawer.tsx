import { coupons } from '@cusp/contract'
import { idFrom, type LocalizedText, nothing } from '@cusp/kernel'
import { DatePicker, Form, InputNumber, Radio, Select, Switch } from 'antd'
import type { Dayjs } from 'dayjs'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { fromShopTime, toShopTime } from '../../platform/shop-time'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'
import { MoneyField } from '../../shell/money-field'
import { ScopeField } from './scope-field'

type CouponTyped = {
  name: LocalizedText
  kind: 'amount' | 'percent'
  percent: number | null
  amountHkd: string
  amountUsd: string
  metHkd: string
  metUsd: string
  scope: (typeof coupons.couponScopes)[number]
  scopeIds: string[]
  period: [Dayjs, Dayjs]
  isShown: boolean
}

/** A coupon campaign to plan or to change. Times are those of Hong Kong. */
export function CouponDrawer({ coupon, onClose }: { coupon: coupons.AdminCoupon | undefined; onClose(): void }) {
  const t = useWords()
  const [form] = Form.useForm<CouponTyped>()
  const [basis] = useState(coupon)
  const { act, isActing } = useAct(coupons.adminSaveCoupon, { says: t('common.saved') })
  const kind = Form.useWatch('kind', form) ?? (basis?.percent ? 'percent' : 'amount')
  const scope = Form.useWatch('scope', form) ?? basis?.scope ?? 'all'
  const isPercent = kind === 'percent'

  const save = async (typed: CouponTyped): Promise<void> => {
    const hasWorked = await act({
      ...(basis ? { id: basis.id, version: basis.version } : {}),
      name: editedText(basis?.name ?? noText, typed.name),
      percent: isPercent ? typed.percent : null,
      amountHkd: isPercent ? null : (centsFrom(typed.amountHkd ?? '') ?? null),
      amountUsd: isPercent ? null : (centsFrom(typed.amountUsd ?? '') ?? null),
      metHkd: centsFrom(typed.metHkd ?? '') ?? nothing,
      metUsd: centsFrom(typed.metUsd ?? '') ?? (isPercent && !typed.metHkd ? nothing : null),
      scope: typed.scope,
      scopeIds: typed.scope === 'all' ? [] : typed.scopeIds.map((id) => idFrom<'Scope'>(id)),
      startsAt: fromShopTime(typed.period[0]),
      endsAt: fromShopTime(typed.period[1]),
      isShown: typed.isShown,
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={coupon ? t('coupons.edit') : t('coupons.create')}
      consequence={t('coupons.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          name: basis?.name ?? noText,
          kind: basis?.percent ? 'percent' : 'amount',
          percent: basis?.percent ?? null,
          amountHkd: typedFrom(basis?.amountHkd ?? null),
          amountUsd: typedFrom(basis?.amountUsd ?? null),
          metHkd: basis?.metHkd ? typedFrom(basis.metHkd) : '',
          metUsd: basis?.metUsd ? typedFrom(basis.metUsd) : '',
          scope: basis?.scope ?? 'all',
          scopeIds: basis?.scopeIds.map(String) ?? [],
          period: basis
            ? [toShopTime(basis.startsAt), toShopTime(basis.endsAt)]
            : [toShopTime(new Date()).startOf('day'), toShopTime(new Date()).add(30, 'day').endOf('day')],
          isShown: basis?.isShown ?? true,
        }}
        onFinish={(typed) => void save(typed)}
        autoComplete="off"
      >
        <LocalizedFields name="name" label={t('coupons.name')} limit={80} isRequired />
        <Form.Item name="kind" required label={t('coupons.kind')}>
          <Radio.Group
            options={[
              { value: 'amount', label: t('coupons.amount') },
              { value: 'percent', label: t('coupons.percent') },
            ]}
          />
        </Form.Item>
        {isPercent ? (
          <Form.Item
            name="percent"
            label={t('coupons.percentOff')}
            rules={[{ required: true, message: t('common.needed') }]}
          >
            <InputNumber min={1} max={99} precision={0} suffix="%" />
          </Form.Item>
        ) : (
          <div className="fields">
            <MoneyField name="amountHkd" label={t('coupons.amountHkd')} currency="HKD" isRequired />
            <MoneyField name="amountUsd" label={t('coupons.amountUsd')} currency="USD" extra={t('coupons.usdHint')} />
          </div>
        )}
        <div className="fields">
          <MoneyField name="metHkd" label={t('coupons.metHkd')} currency="HKD" extra={t('coupons.metHint')} />
          <MoneyField name="metUsd" label={t('coupons.metUsd')} currency="USD" extra={t('coupons.usdHint')} />
        </div>
        <Form.Item name="scope" required label={t('coupons.scope')}>
          <Select options={coupons.couponScopes.map((value) => ({ value, label: t(`coupons.scopes.${value}`) }))} />
        </Form.Item>
        {scope !== 'all' && (
          <Form.Item
            key={scope}
            name="scopeIds"
            label={t(`coupons.scopes.${scope}`)}
            rules={[{ required: true, message: t('common.needed') }]}
          >
            <ScopeField scope={scope} />
          </Form.Item>
        )}
        <Form.Item
          name="period"
          label={t('promotions.period')}
          extra={t('promotions.periodHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="isShown"
          required
          valuePropName="checked"
          label={t('coupons.isShown')}
          extra={t('coupons.isShownHint')}
        >
          <Switch checkedChildren={t('common.yes')} unCheckedChildren={t('common.no')} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
