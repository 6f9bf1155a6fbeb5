import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { LocalizedFields } from '../../shell/localized-fields'
import { OnePicture } from '../../shell/picture-list'
import { VariantPicker } from '../../shell/variant-picker'

const giftLimit = 6

/** What comes free with a variant. Goods of the shop bring their name, picture and address with them. */
export function GiftFields() {
  const t = useWords()
  const [isPicking, setPicking] = useState(false)
  return (
    <Form.List name="gifts">
      {(fields, { add, remove }) => (
        <div className="stack" style={{ marginBlockEnd: 16 }}>
          <Typography.Text strong>{t('variants.gifts')}</Typography.Text>
          {fields.length === 0 && <Typography.Text type="secondary">{t('variants.noGifts')}</Typography.Text>}
          {fields.map((field) => (
            <div key={field.key} className="list-row">
              <div style={{ flex: 1, minWidth: 0 }}>
                <LocalizedFields name={[field.name, 'name']} label={t('variants.giftName')} limit={120} isRequired />
                <Form.Item
                  name={[field.name, 'link']}
                  label={t('variants.giftLink')}
                  extra={t('variants.giftLinkHint')}
                  rules={[{ pattern: /^\/(?![/\\])\S*$/, message: t('variants.giftLinkHint') }]}
                >
                  <Input maxLength={300} />
                </Form.Item>
                <Form.Item name={[field.name, 'picturePath']} label={t('products.picture')}>
                  <OnePicture />
                </Form.Item>
              </div>
              <Button
                icon={<DeleteOutlined aria-hidden />}
                danger
                type="text"
                aria-label={t('variants.removeGift')}
                onClick={() => remove(field.name)}
              />
            </div>
          ))}
          <div>
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= giftLimit}
              onClick={() => setPicking(true)}
            >
              {t('variants.addGift')}
            </Button>
          </div>
          {isPicking && (
            <VariantPicker
              onClose={() => setPicking(false)}
              onPick={({ variantId, name, picturePath }) => {
                setPicking(false)
                add({
                  name: { en: name.en.slice(0, 120), 'zh-Hant': name['zh-Hant'].slice(0, 120) },
                  link: `/product/${variantId}`,
                  picturePath,
                })
              }}
            />
          )}
        </div>
      )}
    </Form.List>
  )
}
