import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { catalogue } from '@cusp/contract'
import type { BrandId, CategoryId, LocalizedText, StoreId } from '@cusp/kernel'
import { Button, Card, Form, type FormInstance, Input, Select, Switch, Typography } from 'antd'
import { useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { categoryChoices } from '../../shell/category-choices'
import { noText } from '../../shell/edited-text'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureList } from '../../shell/picture-list'
import { BundleField, type BundlePart } from './bundle-field'
import { DocumentFields } from './document-fields'
import { HtmlFields } from './html-fields'
import { VideoField } from './video-field'

/** A product's own fields as the form holds them. */
export type ProductTyped = {
  supplier: string
  name: LocalizedText
  sellingPoint: LocalizedText
  detailHtml: LocalizedText
  brandId: BrandId
  categoryId: CategoryId
  storeId: StoreId
  producer: string
  ceCode: string
  fdaCode: string
  isMedicine: boolean
  isOnShelf: boolean
  parameters: { name: LocalizedText; value: LocalizedText }[]
  pictures: string[]
  documents: { path: string; name: LocalizedText }[]
  video: { path: string; autoplay: boolean } | null
  tags: string[]
  bundle: BundlePart[]
}

export const newProduct: Partial<ProductTyped> = {
  supplier: '',
  name: noText,
  sellingPoint: noText,
  detailHtml: noText,
  producer: '',
  ceCode: '',
  fdaCode: '',
  isMedicine: false,
  isOnShelf: false,
  parameters: [],
  pictures: [],
  documents: [],
  video: null,
  tags: [],
  bundle: [],
}

type ProductFormProps = {
  readonly form: FormInstance<ProductTyped>
  readonly initial: Partial<ProductTyped>
  readonly isReadOnly: boolean
  readonly saved?: catalogue.AdminProduct
  onSave(typed: ProductTyped): void
  onEdited(): void
}

export function ProductForm({ form, initial, isReadOnly, saved, onSave, onEdited }: ProductFormProps) {
  const t = useWords()
  const say = useLocalText()
  const categories = useAnswer(catalogue.adminListCategories, {})
  const brands = useAnswer(catalogue.adminListBrands, {})
  const stores = useAnswer(catalogue.adminListStores, {})
  const tags = useAnswer(catalogue.adminListTags, {})
  const all = categories.data?.list ?? []
  const parents = new Set(all.map((category) => category.parentId))
  const needed = [{ required: true, message: t('common.needed') }]

  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={initial}
      disabled={isReadOnly}
      onFinish={onSave}
      onValuesChange={onEdited}
    >
      <div className="stack">
        <Card size="small" title={t('products.texts')}>
          <LocalizedFields name="name" label={t('products.name')} limit={330} isRequired />
          <LocalizedFields name="sellingPoint" label={t('products.sellingPoint')} limit={400} rows={2} />
        </Card>
        <Card size="small" title={t('products.placing')}>
          <div className="fields">
            <Form.Item name="categoryId" label={t('products.category')} rules={needed}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                loading={categories.isPending}
                // Goods hang on the leaves of the tree.
                options={categoryChoices(all, say).filter((choice) => !parents.has(choice.value))}
              />
            </Form.Item>
            <Form.Item name="brandId" label={t('products.brand')} rules={needed}>
              <Select
                showSearch={{ optionFilterProp: 'label' }}
                loading={brands.isPending}
                options={(brands.data?.list ?? []).map((brand) => ({ value: brand.id, label: say(brand.name) }))}
              />
            </Form.Item>
            <Form.Item name="storeId" label={t('products.store')} rules={needed}>
              <Select
                loading={stores.isPending}
                options={(stores.data?.list ?? []).map((store) => ({ value: store.id, label: say(store.name) }))}
              />
            </Form.Item>
            <Form.Item
              name="supplier"
              label={t('products.supplier')}
              rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
            >
              <Input maxLength={120} />
            </Form.Item>
            <Form.Item name="producer" label={t('products.producer')}>
              <Input maxLength={200} />
            </Form.Item>
            <Form.Item name="ceCode" label={t('products.ceCode')}>
              <Input maxLength={80} />
            </Form.Item>
            <Form.Item name="fdaCode" label={t('products.fdaCode')}>
              <Input maxLength={80} />
            </Form.Item>
          </div>
          <Form.Item name="tags" label={t('products.tags')} extra={t('products.tagsHint')}>
            <Select
              mode="multiple"
              maxCount={8}
              loading={tags.isPending}
              options={(tags.data?.list ?? []).map((tag) => ({ value: tag.type, label: say(tag.title) }))}
            />
          </Form.Item>
          <div className="fields">
            <Form.Item
              name="isOnShelf"
              required
              valuePropName="checked"
              label={t('products.shelf')}
              extra={t('products.shelfHint')}
            >
              <Switch checkedChildren={t('products.onShelf')} unCheckedChildren={t('products.offShelf')} />
            </Form.Item>
            <Form.Item
              name="isMedicine"
              required
              valuePropName="checked"
              label={t('products.medicine')}
              extra={t('products.medicineHint')}
            >
              <Switch checkedChildren={t('common.yes')} unCheckedChildren={t('common.no')} />
            </Form.Item>
          </div>
        </Card>
        <Card size="small" title={t('products.pictures')}>
          <Form.Item name="pictures" extra={t('products.picturesHint')} style={{ marginBlockEnd: 0 }}>
            <PictureList limit={20} isReadOnly={isReadOnly} />
          </Form.Item>
        </Card>
        <Card size="small" title={t('products.bundle')}>
          <Form.Item name="bundle" extra={t('products.bundleHint')} style={{ marginBlockEnd: 0 }}>
            <BundleField isReadOnly={isReadOnly} />
          </Form.Item>
        </Card>
        <Card size="small" title={t('products.documents')}>
          <DocumentFields isReadOnly={isReadOnly} />
        </Card>
        <Card size="small" title={t('products.video')}>
          <Form.Item name="video" style={{ marginBlockEnd: 0 }}>
            <VideoField isReadOnly={isReadOnly} />
          </Form.Item>
        </Card>
        <Card size="small" title={t('products.parameters')}>
          <Parameters />
        </Card>
        <Card size="small" title={t('products.detail')}>
          <HtmlFields {...(saved ? { saved: saved.detailHtml } : {})} />
        </Card>
      </div>
    </Form>
  )
}

const parameterLimit = 60

function Parameters() {
  const t = useWords()
  return (
    <Form.List name="parameters">
      {(fields, { add, remove }) => (
        <div className="stack">
          {fields.length === 0 && <Typography.Text type="secondary">{t('products.noParameters')}</Typography.Text>}
          {fields.map((field) => (
            <div
              key={field.key}
              style={{
                display: 'flex',
                gap: 8,
                alignItems: 'flex-start',
                borderBlockEnd: '1px solid var(--ant-color-border-secondary)',
              }}
            >
              <div style={{ flex: 1, minWidth: 0 }}>
                <LocalizedFields
                  name={[field.name, 'name']}
                  label={t('products.parameterName')}
                  limit={80}
                  isRequired
                />
                <LocalizedFields
                  name={[field.name, 'value']}
                  label={t('products.parameterValue')}
                  limit={300}
                  isRequired
                />
              </div>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                danger
                type="text"
                aria-label={t('products.removeParameter')}
                onClick={() => remove(field.name)}
              />
            </div>
          ))}
          <div>
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= parameterLimit}
              onClick={() => add({ name: noText, value: noText })}
            >
              {t('products.addParameter')}
            </Button>
          </div>
        </div>
      )}
    </Form.List>
  )
}
