import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Form, Typography } from 'antd'
import type { ReactNode } from 'react'
import { PlaceButtons } from '../../shell/place-buttons'

type EntryListProps = {
  /** The field of the content that holds the list. */
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly add: string
  readonly atMost: number
  readonly blank: object
  nameOf(place: number): string
  readonly children: (place: number) => ReactNode
}

/** Things inside of a part, each with fields of its own. */
export function EntryList({ name, label, hint, add, atMost, blank, nameOf, children }: EntryListProps) {
  return (
    <fieldset style={{ border: 0, margin: '0 0 24px', padding: 0, minWidth: 0 }}>
      <legend style={{ padding: 0 }}>{label}</legend>
      <Form.List name={['content', name]}>
        {(fields, { add: append, remove, move }) => (
          <div className="stack" style={{ gap: 8 }}>
            <Typography.Text type="secondary">{hint}</Typography.Text>
            {fields.map((field, place) => (
              <Card
                key={field.key}
                size="small"
                title={nameOf(place + 1)}
                extra={
                  <PlaceButtons
                    place={place}
                    count={fields.length}
                    name={nameOf(place + 1)}
                    onMove={(to) => move(place, to)}
                    onRemove={() => remove(field.name)}
                  />
                }
              >
                {children(field.name)}
              </Card>
            ))}
            <div>
              <Button icon={<PlusOutlined />} disabled={fields.length >= atMost} onClick={() => append(blank)}>
                {add}
              </Button>
            </div>
          </div>
        )}
      </Form.List>
    </fieldset>
  )
}
