import { catalogue } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { App, Button, Form, Tag, Typography } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { ProductForm, type ProductTyped } from '../features/products/product-form'
import { PromotionsCard } from '../features/products/promotions-card'
import { savedProduct } from '../features/products/saved-product'
import { VariantsCard } from '../features/products/variants-card'
import { paths } from '../paths'
import { useAct, useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useMay } from '../platform/session'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { useLeaveGuard } from '../shell/leave-guard'
import { Page } from '../shell/page'
import { DetailLoading, Problem } from '../shell/states'

export function ProductRoute() {
  const { id = '' } = useParams()
  const product = useAnswer(catalogue.adminGetProduct, { id: idFrom<'Product'>(id) })
  if (product.error && !product.data) return <Problem error={product.error} onRetry={() => void product.refetch()} />
  if (!product.data || product.isPlaceholderData) return <DetailLoading />
  return <Editor key={product.data.id} product={product.data} onReload={async () => (await product.refetch()).data} />
}

type EditorProps = { product: catalogue.AdminProduct; onReload(): Promise<catalogue.AdminProduct | undefined> }

function Editor({ product, onReload }: EditorProps) {
  const t = useWords()
  const say = useLocalText()
  const may = useMay()
  const { modal } = App.useApp()
  const [form] = Form.useForm<ProductTyped>()
  const [isEdited, setEdited] = useState(false)
  // The version that the form was filled from: a later answer must not make an old form look fresh.
  const [basis, setBasis] = useState(product)

  const refill = useCallback(
    (fresh: catalogue.AdminProduct) => {
      setBasis(fresh)
      form.setFieldsValue(fresh)
      setEdited(false)
    },
    [form],
  )
  useEffect(() => {
    if (!isEdited && product.version !== basis.version) refill(product)
  }, [product, basis.version, isEdited, refill])

  const { act: save, isActing } = useAct(catalogue.adminSaveProduct, {
    says: t('common.saved'),
    onDone: () => setEdited(false),
    onRefused: (refused) => {
      if (refused.failure !== 'changedMeanwhile') return false
      modal.confirm({
        title: refused.message,
        content: t('products.changedMeanwhile'),
        okText: t('products.reloadTheirs'),
        cancelText: t('products.keepMine'),
        onOk: async () => {
          const fresh = await onReload()
          if (fresh) refill(fresh)
        },
      })
      return true
    },
  })
  useLeaveGuard(isEdited)

  return (
    <Page
      title={say(basis.name)}
      back={{ to: paths.products, says: t('nav.products') }}
      mark={
        <>
          <Tag color={basis.isOnShelf ? 'success' : 'default'}>
            {basis.isOnShelf ? t('products.onShelf') : t('products.offShelf')}
          </Tag>
          {basis.isMedicine && <Tag color="warning">{t('products.medicine')}</Tag>}
        </>
      }
      hint={basis.supplier}
    >
      <VariantsCard productId={product.id} variants={product.variants} />
      <div className="beside">
        <ProductForm
          form={form}
          initial={{ ...basis, parameters: basis.parameters.map((parameter) => ({ ...parameter })) }}
          isReadOnly={!may('catalogue.edit').isAllowed}
          saved={product}
          onEdited={() => setEdited(true)}
          onSave={(typed) => void save({ id: product.id, version: basis.version, ...savedProduct(basis, typed) })}
        />
        <PromotionsCard product={product} />
      </div>
      <div className="save-bar row-apart" style={{ alignItems: 'center' }}>
        <Typography.Text type="secondary" style={{ flex: '1 1 240px' }}>
          {isEdited ? t('products.saveConsequence') : t('products.nothingToSave')}
        </Typography.Text>
        <div className="row">
          <Button disabled={!isEdited} onClick={() => refill(product)}>
            {t('common.discard')}
          </Button>
          <GuardedButton
            needs="catalogue.edit"
            notNow={isEdited ? '' : t('products.nothingToSave')}
            type="primary"
            loading={isActing}
            onClick={() => form.submit()}
          >
            {t('common.save')}
          </GuardedButton>
        </div>
      </div>
    </Page>
  )
}
