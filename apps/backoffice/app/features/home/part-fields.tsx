import { catalogue, homeParts } from '@cusp/contract'
import { Form, InputNumber, Select, Switch } from 'antd'
import { useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { BrandPicks } from '../../shell/brand-picks'
import { EntryList } from '../../shell/entry-list'
import { LinkField } from '../../shell/link-field'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureFields } from '../../shell/picture-fields'
import { ProductPicks } from '../../shell/product-picks'
import { blankAd, blankKeyword } from './blank-content'
import { OfferedGoodsField } from './offered-goods'

/** Where each kind's picture is best how large. */
const sizes = {
  banner: '1600 × 530',
  popup: '1000 × 400',
  special: '800 × 500',
  zone: '1600 × 400',
  newCustomer: '480 × 360',
  newCustomerBanner: '1600 × 480',
} as const

/** The fields of one kind of part, under `content`. */
export function PartFields({ kind }: { kind: homeParts.HomePartKind }) {
  const t = useWords()
  const pictured = kind in sizes ? sizes[kind as keyof typeof sizes] : undefined
  switch (kind) {
    case 'floor':
      return <FloorFields />
    case 'brands':
      return (
        <Form.Item
          name={['content', 'brandIds']}
          label={t('homePage.brands')}
          extra={t('homePage.gridBrandsHint')}
          required
          rules={[{ type: 'array', min: 1, message: t('homePage.brandsNeeded') }]}
        >
          <BrandPicks atMost={48} />
        </Form.Item>
      )
    case 'recommended':
      return <ProductsField atMost={60} hint={t('homePage.recommendedHint')} isNeeded />
    case 'newCustomerActivity':
      return (
        <>
          <LocalizedFields name={['content', 'title']} label={t('shown.name')} limit={60} isRequired />
          <LocalizedFields name={['content', 'remark']} label={t('shown.remark')} limit={300} />
          <OfferedGoodsField />
          <Form.Item
            name={['content', 'purchaseLimit']}
            label={t('homePage.offeredLimit')}
            extra={t('homePage.offeredLimitHint')}
            rules={[{ required: true, message: t('common.needed') }]}
          >
            <InputNumber min={0} max={1_000_000} precision={0} />
          </Form.Item>
        </>
      )
    default:
      return (
        <>
          <LocalizedFields name={['content', 'title']} label={t('shown.name')} limit={titleLimits[kind]} isRequired />
          {(kind === 'special' || kind === 'specialsHeading' || kind === 'zone') && (
            <LocalizedFields
              name={['content', 'remark']}
              label={t('shown.remark')}
              limit={kind === 'special' ? 120 : 160}
            />
          )}
          {kind !== 'specialsHeading' && (
            <LinkField
              name={['content', 'link']}
              isRequired={kind === 'navigation' || kind === 'special' || kind === 'newCustomer'}
            />
          )}
          {pictured !== undefined && (
            <PictureFields
              upload={homeParts.adminUploadHomePicture}
              name={['content', 'picture']}
              label={t('shown.picture')}
              extra={t('shown.pictureHint', { size: pictured })}
            />
          )}
          {(kind === 'banner' || kind === 'newCustomerBanner') && (
            <>
              <PictureFields
                upload={homeParts.adminUploadHomePicture}
                name={['content', 'phonePicture']}
                label={t('shown.phonePicture')}
                extra={t('shown.phonePictureHint')}
                isRequired={false}
              />
              <SwitchField name="isTitleShown" label={t('shown.isTitleShown')} hint={t('shown.isTitleShownHint')} />
            </>
          )}
          {kind === 'newCustomer' && (
            <SwitchField
              name="isForApproved"
              label={t('homePage.isForApproved')}
              hint={t('homePage.isForApprovedHint')}
            />
          )}
          {kind === 'zone' && <ProductsField atMost={6} hint={t('homePage.zoneProductsHint')} isNeeded />}
        </>
      )
  }
}

const titleLimits = {
  navigation: 40,
  banner: 120,
  popup: 120,
  special: 60,
  specialsHeading: 60,
  zone: 60,
  newCustomer: 80,
  newCustomerBanner: 120,
} as const

function SwitchField({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <Form.Item name={['content', name]} label={label} extra={hint} required valuePropName="checked">
      <Switch />
    </Form.Item>
  )
}

function ProductsField({ atMost, hint, isNeeded = false }: { atMost: number; hint: string; isNeeded?: boolean }) {
  const t = useWords()
  return (
    <Form.Item
      name={['content', 'productIds']}
      label={t('shown.products')}
      extra={hint}
      required={isNeeded}
      rules={isNeeded ? [{ type: 'array', min: 1, message: t('shown.productsNeeded') }] : []}
    >
      <ProductPicks atMost={atMost} />
    </Form.Item>
  )
}

function FloorFields() {
  const t = useWords()
  const say = useLocalText()
  const categories = useAnswer(catalogue.adminListCategories, {})
  return (
    <>
      <Form.Item
        name={['content', 'categoryId']}
        label={t('homePage.category')}
        rules={[{ required: true, message: t('homePage.categoryNeeded') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={(categories.data?.list ?? [])
            .filter(({ parentId }) => parentId === null)
            .map(({ id, name }) => ({ value: id, label: say(name) }))}
        />
      </Form.Item>
      <LocalizedFields
        name={['content', 'title']}
        label={t('shown.name')}
        limit={60}
        extra={t('homePage.floorTitleHint')}
      />
      <LinkField name={['content', 'more']} label={t('homePage.more')} />
      <EntryList
        name={['content', 'keywords']}
        label={t('homePage.keywords')}
        hint={t('homePage.keywordsHint')}
        adds={[{ says: t('homePage.addKeyword'), blank: () => blankKeyword }]}
        atMost={8}
        nameOf={(place) => t('homePage.keyword', { place })}
      >
        {(place) => (
          <>
            <LocalizedFields name={[place, 'title']} label={t('shown.name')} limit={40} isRequired />
            <LinkField name={[place, 'link']} isRequired />
          </>
        )}
      </EntryList>
      <EntryList
        name={['content', 'ads']}
        label={t('homePage.ads')}
        hint={t('homePage.adsHint')}
        adds={[{ says: t('homePage.addAd'), blank: () => blankAd }]}
        atMost={4}
        nameOf={(place) => t('homePage.ad', { place })}
      >
        {(place) => (
          <>
            <LocalizedFields name={[place, 'title']} label={t('shown.name')} limit={120} isRequired />
            <LinkField name={[place, 'link']} />
            <PictureFields
              upload={homeParts.adminUploadHomePicture}
              name={[place, 'picture']}
              label={t('shown.picture')}
              extra={t('shown.pictureHint', { size: '480 × 800' })}
            />
          </>
        )}
      </EntryList>
      <ProductsField atMost={10} hint={t('homePage.floorProductsHint')} />
      <Form.Item name={['content', 'brandIds']} label={t('homePage.brands')} extra={t('homePage.floorBrandsHint')}>
        <BrandPicks atMost={5} />
      </Form.Item>
    </>
  )
}
