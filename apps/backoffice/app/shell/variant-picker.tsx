import { catalogue } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { Button, Empty, Input, Modal, Spin, Tag, Typography } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'

/** Finds one variant by words, article number or barcode. */
export function VariantPicker({
  onPick,
  onClose,
}: {
  onPick(variant: catalogue.PickedVariant): void
  onClose(): void
}) {
  const t = useWords()
  const say = useLocalText()
  const [typed, setTyped] = useState('')
  const keyword = useDeferredValue(typed.trim())
  const found = useAnswer(catalogue.adminFindVariants, { keyword })
  const list = found.data?.list ?? []
  return (
    <Modal open title={t('picker.title')} onCancel={onClose} footer={null}>
      <div className="stack">
        <Input.Search
          autoFocus
          allowClear
          maxLength={80}
          value={typed}
          placeholder={t('picker.hint')}
          aria-label={t('picker.hint')}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found.isPending && <Spin />}
        {!found.isPending && list.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('picker.none')} />
        )}
        <ul className="picked-list" style={{ maxBlockSize: 420, overflowY: 'auto' }}>
          {list.map((variant) => (
            <li key={variant.variantId}>
              <VariantLine variant={variant} />
              <Button
                size="small"
                onClick={() => onPick(variant)}
                aria-label={`${t('picker.choose')} ${say(variant.name)} ${say(variant.standard)}`}
              >
                {t('picker.choose')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}

/** A variant with its picture, name and number. */
export function VariantLine({ variant }: { variant: catalogue.PickedVariant }) {
  const t = useWords()
  const say = useLocalText()
  return (
    <span className="row" style={{ flex: 1, minWidth: 0, flexWrap: 'nowrap' }}>
      {variant.picturePath !== '' && (
        <img className="thumbnail" src={pictureAt(variant.picturePath, 400)} alt="" width={40} height={40} />
      )}
      <span style={{ minWidth: 0 }} className="anywhere">
        {say(variant.name)} {say(variant.standard)}{' '}
        <Typography.Text type="secondary" code>
          {variant.articleNumber}
        </Typography.Text>{' '}
        {!variant.isOnShelf && <Tag>{t('products.offShelf')}</Tag>}
      </span>
    </span>
  )
}
