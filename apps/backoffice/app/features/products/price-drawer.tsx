import { catalogue } from '@cusp/contract'
import { formatMoney, minus, percentOf } from '@cusp/kernel'
import { Form, InputNumber, Switch, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'
import { MoneyField } from '../../shell/money-field'

type PriceTyped = { isOnInquiry: boolean; priceHkd: string; priceUsd: string; discountPercent: number }

/** The prices of one variant. What the buyer will pay is worked out beside the fields, before anything is saved. */
export function PriceDrawer({ variant, onClose }: { variant: catalogue.AdminVariant; onClose(): void }) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<PriceTyped>()
  const { act, isActing } = useAct(catalogue.adminSavePrice, { says: t('variants.priceSaved') })
  const typed = Form.useWatch([], form)
  const isOnInquiry = typed?.isOnInquiry ?? variant.isOnInquiry
  const percent = typed?.discountPercent ?? 0
  const preview = (['HKD', 'USD'] as const).flatMap((currency) => {
    const cents = centsFrom((currency === 'HKD' ? typed?.priceHkd : typed?.priceUsd) ?? '')
    return cents === undefined || cents === 0 ? [] : [formatMoney(minus(cents, percentOf(cents, percent)), currency)]
  })

  const save = async (price: PriceTyped): Promise<void> => {
    const hasWorked = await act({
      id: variant.id,
      isOnInquiry: price.isOnInquiry,
      priceHkd: centsFrom(price.priceHkd ?? '') ?? null,
      priceUsd: centsFrom(price.priceUsd ?? '') ?? null,
      discountPercent: price.discountPercent,
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={`${t('variants.price')} · ${say(variant.standard) || variant.articleNumber}`}
      consequence={t('variants.priceConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          isOnInquiry: variant.isOnInquiry,
          priceHkd: typedFrom(variant.priceHkd),
          priceUsd: typedFrom(variant.priceUsd),
          discountPercent: variant.discountPercent,
        }}
        onFinish={(price) => void save(price)}
      >
        <Form.Item
          name="isOnInquiry"
          required
          valuePropName="checked"
          label={t('products.onInquiry')}
          extra={t('variants.onInquiryHint')}
        >
          <Switch checkedChildren={t('common.yes')} unCheckedChildren={t('common.no')} />
        </Form.Item>
        <div className="fields">
          <MoneyField
            name="priceHkd"
            label={t('variants.priceHkd')}
            currency="HKD"
            isRequired={!isOnInquiry}
            isDisabled={isOnInquiry}
          />
          <MoneyField
            name="priceUsd"
            label={t('variants.priceUsd')}
            currency="USD"
            extra={t('variants.priceUsdHint')}
            isDisabled={isOnInquiry}
          />
        </div>
        <Form.Item
          name="discountPercent"
          label={t('variants.discountPercent')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={99} precision={0} suffix="%" disabled={isOnInquiry} style={{ width: 140 }} />
        </Form.Item>
        <Typography.Text strong>
          {isOnInquiry
            ? t('variants.buyerAsks')
            : preview.length > 0
              ? t('variants.buyerPays', { price: preview.join(' / ') })
              : ''}
        </Typography.Text>
      </Form>
    </FormDrawer>
  )
}
