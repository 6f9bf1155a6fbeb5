import { type accounts, addresses, clinics } from '@cusp/contract'
import { Checkbox, Form, Input, Select } from 'antd'
import { useAct, useAnswer } from '../../platform/answers'
import { useLanguage } from '../../platform/language'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type Typed = {
  companyName: string
  name: string
  province?: string
  city?: string
  district?: string
  street: string
  address: string
  isHKCustomer: boolean
}
const fields = ['companyName', 'name', 'province', 'city', 'district', 'street', 'address'] as const

/** What is written down of a clinic, in the same form and under the same rules as the clinic's own. */
export function EditClinicDrawer({ clinic, onClose }: { clinic: accounts.ClinicDetail; onClose(): void }) {
  const t = useWords()
  const language = useLanguage()
  const [form] = Form.useForm<Typed>()
  const regions = useAnswer(addresses.listRegions, {}).data?.list ?? []
  const { act, isActing } = useAct(clinics.saveClinic, {
    says: t('common.saved'),
    onRefused: (refused) => {
      const field = fields.find((name) => name === refused.detail.field)
      if (field) form.setFields([{ name: field, errors: [t('common.needed')] }])
      return field !== undefined
    },
  })
  const { province: provinceCode, city, district } = clinic.region
  const province = Form.useWatch('province', form) ?? provinceCode
  const region = regions.find(({ code }) => code === province)
  const named = (places: readonly { code: string; zh: string; en: string }[]) =>
    places.map(({ code, zh, en }) => ({ value: code, label: language === 'en' ? en : zh }))

  const save = async (typed: Typed): Promise<void> => {
    const hasWorked = await act({
      id: clinic.id,
      detailsMark: clinic.detailsMark,
      companyName: typed.companyName.trim(),
      name: typed.name.trim(),
      province: typed.province ?? '',
      city: (region && region.cities.length > 0 && typed.city) || '',
      district: (region && region.districts.length > 0 && typed.district) || '',
      street: typed.street.trim(),
      address: typed.address.trim(),
      isHKCustomer: typed.isHKCustomer,
    })
    if (hasWorked) onClose()
  }
  const needed = [{ required: true, whitespace: true, message: t('common.needed') }]
  const choice = (name: 'province' | 'city' | 'district', options: { value: string; label: string }[]) => (
    <Form.Item name={name} label={t(`clinics.${name}`)} rules={needed}>
      <Select
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('clinics.choose')}
        {...(name === 'province'
          ? {
              onChange: () =>
                form.setFields(['city', 'district'].map((one) => ({ name: one as 'city', value: undefined }))),
            }
          : {})}
      />
    </Form.Item>
  )
  return (
    <FormDrawer
      title={t('clinics.editTitle', { name: clinic.name || t('clinics.unnamed') })}
      consequence={t('clinics.editConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        autoComplete="off"
        initialValues={{
          companyName: clinic.name,
          name: clinic.contactName,
          province: provinceCode || undefined,
          city: city || undefined,
          district: district || undefined,
          street: clinic.street,
          address: clinic.address,
          isHKCustomer: clinic.isHKCustomer,
        }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item name="companyName" label={t('clinics.name')} rules={needed}>
          <Input maxLength={120} />
        </Form.Item>
        <Form.Item name="name" label={t('clinics.contactName')} rules={needed}>
          <Input maxLength={80} />
        </Form.Item>
        <div className="fields">
          {choice('province', named(regions))}
          {region && region.cities.length > 0 && choice('city', named(region.cities))}
          {region && region.districts.length > 0 && choice('district', named(region.districts))}
        </div>
        <Form.Item
          name="street"
          label={t('clinics.street')}
          dependencies={['address']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, street: string) =>
                street?.trim() || String(getFieldValue('address') ?? '').trim()
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('clinics.streetOrUnit'))),
            }),
          ]}
        >
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="address" label={t('clinics.unit')}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="isHKCustomer" valuePropName="checked" extra={t('clinics.isHkCustomerHint')}>
          <Checkbox>{t('clinics.isHkCustomer')}</Checkbox>
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
