import { DatePicker, Form } from 'antd'
import type { Dayjs } from 'dayjs'
import { useWords } from '../platform/words'

/** From when until when something shows: the fields `from` and `until`, each of which may be left empty. */
export function PeriodFields() {
  const t = useWords()
  return (
    <div className="fields">
      <Form.Item name="from" label={t('shown.from')} extra={t('shown.fromHint')}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('shown.until')}
        extra={t('shown.untilHint')}
        dependencies={['from']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, until: Dayjs | null) => {
              const from: Dayjs | null = getFieldValue('from')
              return from && until && !until.isAfter(from)
                ? Promise.reject(new Error(t('shown.backwards')))
                : Promise.resolve()
            },
          }),
        ]}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </Form.Item>
    </div>
  )
}
