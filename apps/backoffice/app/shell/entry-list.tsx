import { PlusOutlined } from '@ant-design/icons'
import { Button, Card, Form, Typography } from 'antd'
import type { ReactNode } from 'react'
import { PlaceButtons } from './place-buttons'

type EntryListProps = {
  /** The field that holds the list; inside of another list, from there on. */
  readonly name: readonly (string | number)[]
  readonly label: string
  readonly hint: string
  /** What can be added: one button each. */
  readonly adds: readonly { readonly says: string; blank(): object }[]
  readonly atMost: number
  /** Said when there is none, where one is needed. */
  readonly needed?: string
  nameOf(place: number): string
  readonly children: (place: number) => ReactNode
}

/** Things inside of a part, each with fields of its own. */
export function EntryList({ name, label, hint, adds, atMost, needed, nameOf, children }: EntryListProps) {
  return (
    <fieldset style={{ border: 0, margin: '0 0 24px', padding: 0, minWidth: 0 }}>
      <legend style={{ padding: 0 }}>{label}</legend>
      <Form.List name={[...name]} {...(needed === undefined ? {} : { rules: [{ validator: someOf(needed) }] })}>
        {(fields, { add: append, remove, move }, { errors }) => (
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
            <Form.ErrorList errors={errors} />
            <div className="row">
              {adds.map(({ says, blank }) => (
                <Button
                  key={says}
                  icon={<PlusOutlined aria-hidden />}
                  disabled={fields.length >= atMost}
                  onClick={() => append(blank())}
                >
                  {says}
                </Button>
              ))}
            </div>
          </div>
        )}
      </Form.List>
    </fieldset>
  )
}

const someOf =
  (needed: string) =>
  (_: unknown, entries: readonly unknown[] | undefined): Promise<void> =>
    entries && entries.length > 0 ? Promise.resolve() : Promise.reject(new Error(needed))
