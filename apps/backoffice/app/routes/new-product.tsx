import { catalogue } from '@cusp/contract'
import { Form, Typography } from 'antd'
import { useNavigate } from 'react-router'
import { newProduct, ProductForm, type ProductTyped } from '../features/products/product-form'
import { savedProduct } from '../features/products/saved-product'
import { paths } from '../paths'
import { useAct } from '../platform/answers'
import { useWords } from '../platform/words'
import { noText } from '../shell/edited-text'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'

const nothingBefore = { name: noText, sellingPoint: noText, detailHtml: noText, parameters: [], documents: [] }

export function NewProductRoute() {
  const t = useWords()
  const goTo = useNavigate()
  const [form] = Form.useForm<ProductTyped>()
  const { act: save, isActing } = useAct(catalogue.adminSaveProduct, {
    says: t('products.created'),
    onDone: ({ id }) => void goTo(paths.product(id)),
  })
  return (
    <Page
      title={t('products.create')}
      back={{ to: paths.products, says: t('nav.products') }}
      hint={t('products.createHint')}
    >
      <ProductForm
        form={form}
        initial={newProduct}
        isReadOnly={false}
        onEdited={() => undefined}
        onSave={(typed) => void save(savedProduct(nothingBefore, typed))}
      />
      <div className="save-bar row-apart" style={{ alignItems: 'center' }}>
        <Typography.Text type="secondary" style={{ flex: '1 1 240px' }}>
          {t('products.createConsequence')}
        </Typography.Text>
        <GuardedButton needs="catalogue.edit" type="primary" loading={isActing} onClick={() => form.submit()}>
          {t('products.create')}
        </GuardedButton>
      </div>
    </Page>
  )
}
