import { Form, InputNumber, Switch } from 'antd'
import { useWords } from '../../platform/words'

/** Where something stands among its like, and whether buyers see it; `hint` says what that means for it. */
export function PlaceAndPublished({ hint }: { hint: string }) {
  const t = useWords()
  return (
    <>
      <Form.Item
        name="position"
        label={t('questions.position')}
        extra={t('questions.positionHint')}
        rules={[{ required: true, message: t('common.needed') }]}
      >
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
      <Form.Item name="isPublished" label={t('questions.isPublished')} extra={hint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  )
}
