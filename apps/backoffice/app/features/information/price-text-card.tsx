import { information } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { Button, Card, Form, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText } from '../../shell/edited-text'
import { useLeaveGuard } from '../../shell/leave-guard'
import { LocalizedFields } from '../../shell/localized-fields'

type Typed = { value: LocalizedText }

/** What one kind of reader sees in the place of a price, with a product card as it would look. */
export function PriceTextCard({ text, onStale }: { text: information.PriceText; onStale(): void }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isEdited, setEdited] = useState(false)
  const typed = Form.useWatch('value', form) ?? text.value
  const { act, isActing } = useAct(information.adminSavePriceText, {
    says: t('priceTexts.saved'),
    onRefused: ({ failure }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  })
  useLeaveGuard(isEdited)
  const save = async ({ value }: Typed): Promise<void> => {
    const hasWorked = await act({ reader: text.reader, value: editedText(text.value, value), version: text.version })
    if (hasWorked) setEdited(false)
  }
  return (
    <Card size="small" title={t(`priceTexts.readers.${text.reader}`)}>
      <div className="beside">
        <Form
          form={form}
          layout="vertical"
          initialValues={{ value: text.value }}
          onValuesChange={() => setEdited(true)}
          onFinish={(value) => void save(value)}
        >
          <Typography.Paragraph type="secondary">{t(`priceTexts.about.${text.reader}`)}</Typography.Paragraph>
          <LocalizedFields
            name="value"
            label={t('priceTexts.value')}
            limit={80}
            isRequired
            extra={t('priceTexts.valueHint')}
          />
          <Button type="primary" htmlType="submit" loading={isActing}>
            {t('common.save')}
          </Button>
        </Form>
        <section aria-label={t('priceTexts.preview')}>
          <Typography.Text type="secondary">{t('priceTexts.preview')}</Typography.Text>
          <div className="row" style={{ alignItems: 'stretch', marginBlockStart: 8 }}>
            {(['en', 'zh-Hant'] as const).map((language) => (
              <Card key={language} size="small" style={{ width: 180 }} lang={language === 'en' ? 'en' : 'zh-Hant-HK'}>
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  {t('priceTexts.previewBrand')}
                </Typography.Text>
                <Typography.Paragraph style={{ marginBlockEnd: 8 }}>
                  {t('priceTexts.previewProduct')}
                </Typography.Paragraph>
                <Typography.Text className="anywhere" type="success" style={{ fontSize: 13 }}>
                  {typed[language]}
                </Typography.Text>
              </Card>
            ))}
          </div>
        </section>
      </div>
    </Card>
  )
}
