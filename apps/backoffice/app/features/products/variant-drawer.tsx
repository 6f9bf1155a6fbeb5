import { catalogue } from '@cusp/contract'
import type { LocalizedText, ProductId } from '@cusp/kernel'
import { DatePicker, Form, Input, InputNumber, Switch } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureList } from '../../shell/picture-list'
import { GiftFields } from './gift-fields'

type VariantTyped = {
  articleNumber: string
  standard: LocalizedText
  unit: LocalizedText
  uniformCode: string
  containerQuantity: number
  step: number
  purchaseLimit: number
  isOnShelf: boolean
  productionDate: Dayjs | null
  expiryDate: Dayjs | null
  pictures: string[]
  gifts: { name: LocalizedText; link: string; picturePath: string }[]
}

const blank = {
  articleNumber: '',
  standard: noText,
  unit: noText,
  uniformCode: '',
  containerQuantity: 1,
  step: 1,
  purchaseLimit: 0,
  isOnShelf: true,
  productionDate: null,
  expiryDate: null,
  pictures: [],
  gifts: [],
}
const picked = (day: string | null): Dayjs | null => (day ? dayjs(day) : null)
const dayOf = (day: Dayjs | null): string | null => (day ? day.format('YYYY-MM-DD') : null)

/** A variant's own fields, to change or to add. Price and stock have their own drawers. */
export function VariantDrawer({
  productId,
  variant,
  onClose,
}: {
  productId: ProductId
  variant: catalogue.AdminVariant | undefined
  onClose(): void
}) {
  const t = useWords()
  const [form] = Form.useForm<VariantTyped>()
  const { act, isActing } = useAct(catalogue.adminSaveVariant, {
    says: t('common.saved'),
    onRefused: (refused) => {
      if (refused.failure !== 'articleNumberTaken') return false
      form.setFields([{ name: 'articleNumber', errors: [refused.message] }])
      return true
    },
  })
  const [basis] = useState(variant)
  const before = basis ?? blank
  const save = async (typed: VariantTyped): Promise<void> => {
    const hasWorked = await act({
      // The version that the form was filled from: what others have saved since is not overwritten.
      ...(variant ? { id: variant.id, version: basis?.version ?? 0 } : {}),
      productId,
      ...typed,
      articleNumber: typed.articleNumber.trim(),
      standard: editedText(before.standard, typed.standard),
      unit: editedText(before.unit, typed.unit),
      gifts: (typed.gifts ?? []).map((gift) => ({
        ...gift,
        link: gift.link ?? '',
        picturePath: gift.picturePath ?? '',
      })),
      productionDate: dayOf(typed.productionDate),
      expiryDate: dayOf(typed.expiryDate),
    })
    if (hasWorked) onClose()
  }
  const whole = (name: keyof VariantTyped, label: string, min: number, max: number, extra: string) => (
    <Form.Item name={name} label={label} extra={extra} rules={[{ required: true, message: t('common.needed') }]}>
      <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
    </Form.Item>
  )
  return (
    <FormDrawer
      title={variant ? t('variants.edit') : t('variants.create')}
      consequence={variant ? t('variants.editConsequence') : t('variants.createConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          ...before,
          productionDate: picked(before.productionDate),
          expiryDate: picked(before.expiryDate),
        }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item
          name="articleNumber"
          label={t('variants.articleNumber')}
          rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <LocalizedFields name="standard" label={t('variants.standard')} limit={200} isRequired />
        <LocalizedFields name="unit" label={t('variants.unit')} limit={40} isRequired />
        <div className="fields">
          {whole('step', t('variants.step'), 1, 10_000, t('variants.stepHint'))}
          {whole('purchaseLimit', t('variants.purchaseLimit'), 0, 1_000_000, t('variants.purchaseLimitHint'))}
          {whole(
            'containerQuantity',
            t('variants.containerQuantity'),
            1,
            1_000_000,
            t('variants.containerQuantityHint'),
          )}
          <Form.Item name="uniformCode" label={t('variants.uniformCode')}>
            <Input maxLength={40} />
          </Form.Item>
          <Form.Item name="productionDate" label={t('variants.productionDate')}>
            <DatePicker style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item
            name="expiryDate"
            label={t('variants.expiryDate')}
            dependencies={['productionDate']}
            rules={[
              ({ getFieldValue }) => ({
                validator: (_, expiry: Dayjs | null) => {
                  const made: Dayjs | null = getFieldValue('productionDate')
                  return expiry && made && !expiry.isAfter(made)
                    ? Promise.reject(new Error(t('variants.expiryBeforeProduction')))
                    : Promise.resolve()
                },
              }),
            ]}
          >
            <DatePicker style={{ width: '100%' }} />
          </Form.Item>
        </div>
        <Form.Item name="pictures" label={t('products.pictures')} extra={t('variants.picturesHint')}>
          <PictureList limit={8} />
        </Form.Item>
        <GiftFields />
        <Form.Item
          name="isOnShelf"
          required
          valuePropName="checked"
          label={t('products.shelf')}
          extra={t('variants.shelfHint')}
        >
          <Switch checkedChildren={t('products.onShelf')} unCheckedChildren={t('products.offShelf')} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
