import { catalogue } from '@cusp/contract'
import { Select } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { categoryChoices } from '../../shell/category-choices'

type FieldProps = { readonly value?: string[]; onChange?(ids: string[]): void }

/** The categories, brands or products that a coupon is good for; a field of a form. */
export function ScopeField({ scope, ...field }: FieldProps & { readonly scope: 'category' | 'brand' | 'product' }) {
  if (scope === 'category') return <Categories {...field} />
  return scope === 'brand' ? <Brands {...field} /> : <Products {...field} />
}

function Categories(field: FieldProps) {
  const say = useLocalText()
  const { data, isPending } = useAnswer(catalogue.adminListCategories, {})
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      options={categoryChoices(data?.list ?? [], say).map(({ value, label }) => ({ value: String(value), label }))}
      {...field}
    />
  )
}

function Brands(field: FieldProps) {
  const say = useLocalText()
  const { data, isPending } = useAnswer(catalogue.adminListBrands, {})
  return (
    <Select
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      options={(data?.list ?? []).map((brand) => ({ value: String(brand.id), label: say(brand.name) }))}
      {...field}
    />
  )
}

function Products(field: FieldProps) {
  const t = useWords()
  const say = useLocalText()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const { data, isPending } = useAnswer(catalogue.adminListProducts, { keyword, pageSize: 20 })
  return (
    <Select
      mode="multiple"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isPending}
      placeholder={t('picker.hint')}
      options={(data?.list ?? []).map((product) => ({
        value: String(product.id),
        label: `${say(product.name)} · ${product.id}`,
      }))}
      {...field}
    />
  )
}
