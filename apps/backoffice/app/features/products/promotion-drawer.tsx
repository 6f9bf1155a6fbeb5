import { catalogue } from '@cusp/contract'
import { formatMoney, type Minor, minus, percentOf } from '@cusp/kernel'
import { Button, ColorPicker, DatePicker, Form, Input, InputNumber, Switch, Typography } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { centsFrom, typedFrom } from '../../platform/money-input'
import { fromShopTime, toShopTime } from '../../platform/shop-time'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'
import { OnePicture } from '../../shell/picture-list'

type PromotionTyped = {
  period: [Dayjs, Dayjs]
  purchaseLimit: number
  picturePath: string
  textColor: string
  showsPriceBackground: boolean
  countsDown: boolean
  prices: Record<string, { hkd?: string; usd?: string }>
}

/** What the variant costs without a promotion. */
const usualText = ({ priceHkd, discountPercent }: catalogue.AdminVariant): string =>
  priceHkd === null ? '' : formatMoney(minus(priceHkd, percentOf(priceHkd, discountPercent)), 'HKD')

/** A promotion to plan or to change. Times are those of Hong Kong. */
export function PromotionDrawer({
  product,
  promotion,
  onClose,
}: {
  product: catalogue.AdminProduct
  promotion: catalogue.AdminPromotion | undefined
  onClose(): void
}) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<PromotionTyped>()
  const [percent, setPercent] = useState(10)
  const priced = product.variants.filter((variant) => !variant.isOnInquiry && variant.priceHkd !== null)
  const { act, isActing } = useAct(catalogue.adminSavePromotion, {
    says: t('promotions.saved'),
    onRefused: (refused) => {
      const at = /^prices\[(\d+)\]/.exec(refused.detail.field ?? '')?.[1]
      const variantId = at === undefined ? undefined : chosen(form.getFieldsValue(true))[Number(at)]?.variantId
      if (variantId) form.setFields([{ name: ['prices', variantId, 'hkd'], errors: [refused.message] }])
      else if (refused.failure === 'promotionOverlaps') form.setFields([{ name: 'period', errors: [refused.message] }])
      else return false
      return true
    },
  })
  const chosen = (typed: PromotionTyped) =>
    priced.flatMap(({ id }) => {
      const priceHkd = centsFrom(typed.prices[id]?.hkd ?? '')
      return priceHkd === undefined
        ? []
        : [{ variantId: id, priceHkd, priceUsd: centsFrom(typed.prices[id]?.usd ?? '') ?? null }]
    })
  const save = async (typed: PromotionTyped): Promise<void> => {
    const prices = chosen(typed)
    if (prices.length === 0) {
      const [first] = priced
      if (first) form.setFields([{ name: ['prices', first.id, 'hkd'], errors: [t('promotions.priceNeeded')] }])
      return
    }
    const hasWorked = await act({
      ...(promotion ? { id: promotion.id, version: promotion.version } : {}),
      productId: product.id,
      startsAt: fromShopTime(typed.period[0]),
      endsAt: fromShopTime(typed.period[1]),
      purchaseLimit: typed.purchaseLimit,
      picturePath: typed.picturePath ?? '',
      textColor: typed.textColor ?? '',
      showsPriceBackground: typed.showsPriceBackground,
      countsDown: typed.countsDown,
      prices,
    })
    if (hasWorked) onClose()
  }
  const takeOff = () =>
    form.setFieldsValue({
      prices: Object.fromEntries(
        priced.map(({ id, priceHkd, priceUsd }) => {
          const less = (price: Minor | null) =>
            price === null ? '' : typedFrom(minus(price, percentOf(price, percent)))
          return [id, { hkd: less(priceHkd), usd: less(priceUsd) }]
        }),
      ),
    })
  const amount = (typed: string | undefined) =>
    !typed?.trim() || (centsFrom(typed) ?? 0) > 0
      ? Promise.resolve()
      : Promise.reject(new Error(t('common.notAnAmount')))
  const yes = (name: 'showsPriceBackground' | 'countsDown', extra: string) => (
    <Form.Item name={name} required valuePropName="checked" label={t(`promotions.${name}`)} extra={extra}>
      <Switch checkedChildren={t('common.yes')} unCheckedChildren={t('common.no')} />
    </Form.Item>
  )
  return (
    <FormDrawer
      title={promotion ? t('promotions.edit') : t('promotions.create')}
      consequence={t('promotions.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          period: promotion
            ? [toShopTime(promotion.startsAt), toShopTime(promotion.endsAt)]
            : [
                dayjs(toShopTime(new Date())).add(1, 'hour').startOf('hour'),
                dayjs(toShopTime(new Date())).add(7, 'day').endOf('day'),
              ],
          purchaseLimit: promotion?.purchaseLimit ?? 0,
          picturePath: promotion?.picturePath ?? '',
          textColor: promotion?.textColor ?? '',
          showsPriceBackground: promotion?.showsPriceBackground ?? true,
          countsDown: promotion?.countsDown ?? true,
          prices: Object.fromEntries(
            (promotion?.prices ?? []).map(({ variantId, priceHkd, priceUsd }) => [
              variantId,
              { hkd: typedFrom(priceHkd), usd: typedFrom(priceUsd) },
            ]),
          ),
        }}
        onFinish={(typed) => void save(typed)}
        autoComplete="off"
      >
        <Form.Item
          name="period"
          label={t('promotions.period')}
          extra={t('promotions.periodHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <DatePicker.RangePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
        </Form.Item>
        <Typography.Paragraph strong>{t('promotions.prices')}</Typography.Paragraph>
        <div className="row" style={{ marginBlockEnd: 12 }}>
          <InputNumber
            min={1}
            max={99}
            precision={0}
            suffix="%"
            value={percent}
            aria-label={t('promotions.percent')}
            onChange={(value) => setPercent(value ?? 10)}
          />
          <Button onClick={takeOff}>{t('promotions.takeOffAll')}</Button>
        </div>
        {priced.map((variant) => (
          <fieldset key={variant.id} className="price-row">
            <legend>
              {say(variant.standard) || variant.articleNumber}{' '}
              <Typography.Text type="secondary">{usualText(variant)}</Typography.Text>
            </legend>
            <div className="fields">
              <Form.Item
                name={['prices', variant.id, 'hkd']}
                label={t('variants.priceHkd')}
                rules={[{ validator: (_, typed) => amount(typed) }]}
              >
                <Input prefix="HK$" inputMode="decimal" maxLength={16} />
              </Form.Item>
              <Form.Item
                name={['prices', variant.id, 'usd']}
                label={t('variants.priceUsd')}
                extra={t('promotions.usdHint')}
                rules={[{ validator: (_, typed) => amount(typed) }]}
              >
                <Input prefix="$" inputMode="decimal" maxLength={16} />
              </Form.Item>
            </div>
          </fieldset>
        ))}
        <Form.Item
          name="purchaseLimit"
          label={t('variants.purchaseLimit')}
          extra={t('promotions.limitHint')}
          rules={[{ required: true, message: t('common.needed') }]}
        >
          <InputNumber min={0} max={1_000_000} precision={0} />
        </Form.Item>
        <div className="fields">
          {yes('countsDown', t('promotions.countsDownHint'))}
          {yes('showsPriceBackground', t('promotions.backgroundHint'))}
        </div>
        <Form.Item name="picturePath" label={t('promotions.picture')} extra={t('promotions.pictureHint')}>
          <OnePicture />
        </Form.Item>
        <Form.Item
          name="textColor"
          label={t('promotions.textColor')}
          extra={t('promotions.textColorHint')}
          getValueFromEvent={(color: { toHexString(): string; cleared?: boolean }) =>
            color.cleared ? '' : color.toHexString().slice(0, 7)
          }
        >
          <ColorPicker disabledAlpha allowClear showText />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
