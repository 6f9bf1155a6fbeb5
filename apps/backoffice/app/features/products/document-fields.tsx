import { DeleteOutlined, FileOutlined } from '@ant-design/icons'
import type { LocalizedText } from '@cusp/kernel'
import { Button, Form, Input, Typography } from 'antd'
import { useWords } from '../../platform/words'
import { GoodsUploadButton } from '../../shell/goods-upload-button'
import { LocalizedFields } from '../../shell/localized-fields'

const documentLimit = 10

/** The documents that buyers can download, each with its name in both languages. */
export function DocumentFields({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords()
  const form = Form.useFormInstance<{ documents: { path: string; name: LocalizedText }[] }>()
  return (
    <Form.List name="documents">
      {(fields, { add, remove }) => (
        <div className="stack">
          {fields.length === 0 && <Typography.Text type="secondary">{t('products.noDocuments')}</Typography.Text>}
          {fields.map((field) => (
            <div key={field.key} className="list-row">
              {/* A form hands over only what has a field. */}
              <Form.Item name={[field.name, 'path']} hidden>
                <Input />
              </Form.Item>
              <a href={form.getFieldValue(['documents', field.name, 'path'])} download>
                <FileOutlined aria-hidden /> {t('products.openDocument')}
              </a>
              <div style={{ flex: 1, minWidth: 0 }}>
                <LocalizedFields
                  name={[field.name, 'name']}
                  label={t('products.documentName')}
                  limit={120}
                  isRequired
                />
              </div>
              {!isReadOnly && (
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  danger
                  type="text"
                  aria-label={t('products.removeDocument')}
                  onClick={() => remove(field.name)}
                />
              )}
            </div>
          ))}
          {!isReadOnly && (
            <GoodsUploadButton
              kind="document"
              label={t('products.addDocument')}
              isFull={fields.length >= documentLimit}
              onTaken={({ path, name }) => add({ path, name: { en: name, 'zh-Hant': name } })}
            />
          )}
          <Typography.Text type="secondary">{t('products.documentsHint')}</Typography.Text>
        </div>
      )}
    </Form.List>
  )
}
