import { specialEvents } from '@cusp/contract'
import { Form, Radio, Switch } from 'antd'
import { useWords } from '../../platform/words'
import { noText } from '../../shell/edited-text'
import { EntryList } from '../../shell/entry-list'
import { LinkField } from '../../shell/link-field'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureFields } from '../../shell/picture-fields'
import { ProductPicks } from '../../shell/product-picks'

type Block = specialEvents.EventBlock
const path = ['content', 'blocks'] as const
const noPicture = { en: '', 'zh-Hant': '' }
const upload = specialEvents.adminUploadEventPicture

/** The blocks of an event in their order, each with the fields of its kind. */
export function EventBlocks() {
  const t = useWords()
  const form = Form.useFormInstance()
  const blocks = (): readonly Partial<Block>[] => form.getFieldValue([...path]) ?? []
  const head = () => ({
    id: Math.max(0, ...blocks().map(({ id }) => id ?? 0)) + 1,
    tag: noText,
    heading: noText,
    banner: noPicture,
  })
  return (
    <EntryList
      name={path}
      label={t('specialEvents.blocks')}
      hint={t('specialEvents.blocksHint')}
      atMost={specialEvents.blocksAtMost}
      needed={t('specialEvents.blocksNeeded')}
      adds={[
        {
          says: t('specialEvents.addPictures'),
          blank: () => ({ ...head(), kind: 'pictures', width: 'thirds', isTitleShown: true, entries: [blankEntry] }),
        },
        {
          says: t('specialEvents.addProducts'),
          blank: () => ({ ...head(), kind: 'products', productIds: [] }),
        },
      ]}
      nameOf={(place) => t(`specialEvents.kinds.${blocks()[place - 1]?.kind ?? 'pictures'}`, { place })}
    >
      {(place) => <BlockFields place={place} kind={blocks()[place]?.kind ?? 'pictures'} />}
    </EntryList>
  )
}

function BlockFields({ place, kind }: { place: number; kind: Block['kind'] }) {
  const t = useWords()
  return (
    <>
      <LocalizedFields
        name={[place, 'tag']}
        label={t('specialEvents.tag')}
        limit={24}
        extra={t('specialEvents.tagHint')}
      />
      <LocalizedFields name={[place, 'heading']} label={t('specialEvents.heading')} limit={60} />
      <PictureFields
        upload={upload}
        name={[place, 'banner']}
        label={t('specialEvents.banner')}
        extra={t('shown.pictureHint', { size: '1600 × 400' })}
        isRequired={false}
      />
      {kind === 'products' ? <ProductsFields place={place} /> : <PicturesFields place={place} />}
    </>
  )
}

function ProductsFields({ place }: { place: number }) {
  const t = useWords()
  return (
    <Form.Item
      name={[place, 'productIds']}
      label={t('shown.products')}
      extra={t('specialEvents.productsHint')}
      required
      rules={[{ type: 'array', min: 1, message: t('shown.productsNeeded') }]}
    >
      <ProductPicks atMost={60} />
    </Form.Item>
  )
}

const blankEntry = { title: noText, link: '', picture: noPicture }
const sizes = { full: '1600 × 400', halves: '800 × 450', thirds: '800 × 500' } as const

function PicturesFields({ place }: { place: number }) {
  const t = useWords()
  const width: specialEvents.BlockWidth = Form.useWatch([...path, place, 'width']) ?? 'thirds'
  return (
    <>
      <div className="fields">
        <Form.Item name={[place, 'width']} label={t('specialEvents.width')} required>
          <Radio.Group
            options={specialEvents.blockWidths.map((value) => ({ value, label: t(`specialEvents.widths.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name={[place, 'isTitleShown']}
          label={t('specialEvents.isTitleShown')}
          extra={t('specialEvents.isTitleShownHint')}
          required
          valuePropName="checked"
        >
          <Switch />
        </Form.Item>
      </div>
      <EntryList
        name={[place, 'entries']}
        label={t('specialEvents.entries')}
        hint={t('specialEvents.entriesHint')}
        atMost={12}
        needed={t('specialEvents.entriesNeeded')}
        adds={[{ says: t('specialEvents.addEntry'), blank: () => blankEntry }]}
        nameOf={(number) => t('specialEvents.entry', { place: number })}
      >
        {(entry) => (
          <>
            <LocalizedFields name={[entry, 'title']} label={t('shown.name')} limit={120} isRequired />
            <LinkField name={[entry, 'link']} />
            <PictureFields
              upload={upload}
              name={[entry, 'picture']}
              label={t('shown.picture')}
              extra={t('shown.pictureHint', { size: sizes[width] })}
            />
          </>
        )}
      </EntryList>
    </>
  )
}
