import { Alert, Button, Drawer, Grid } from 'antd'
import type { ReactNode } from 'react'
import { useWords } from '../platform/words'

type FormDrawerProps = {
  readonly title: string
  /** What will happen to the buyer when this is saved. */
  readonly consequence: string
  readonly isSaving: boolean
  readonly save?: string
  /** Another way of saving, beside the main one. */
  readonly other?: ReactNode
  onSave(): void
  onClose(): void
  readonly children: ReactNode
}

/** A form beside the page it belongs to. */
export function FormDrawer({ title, consequence, isSaving, save, other, onSave, onClose, children }: FormDrawerProps) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  return (
    <Drawer
      open
      title={title}
      size={screens.md === false ? '100%' : 560}
      onClose={onClose}
      footer={
        <div className="row" style={{ justifyContent: 'flex-end', paddingBlock: 4 }}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {other}
          <Button type="primary" loading={isSaving} onClick={onSave}>
            {save ?? t('common.save')}
          </Button>
        </div>
      }
    >
      <Alert type="info" showIcon title={consequence} style={{ marginBlockEnd: 16 }} />
      {children}
    </Drawer>
  )
}
