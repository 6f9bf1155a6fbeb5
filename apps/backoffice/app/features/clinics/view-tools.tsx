import {
  RotateLeftOutlined,
  RotateRightOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { Button, Space, Tooltip } from 'antd'
import { useWords } from '../../platform/words'

const zooms = [1, 1.5, 2, 3, 4] as const

/** How a certificate is looked at: the step of its enlargement, and quarters that it is turned to the right. */
export type View = { readonly zoom: number; readonly turns: number }

export const asItWas: View = { zoom: 0, turns: 0 }

/** How many times larger than fitting. */
export const enlarged = ({ zoom }: View): number => zooms[zoom] ?? 1

export function ViewTools({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useWords()
  const { zoom, turns } = view
  const steps = [
    {
      key: 'in',
      says: t('clinics.zoomIn'),
      icon: <ZoomInOutlined aria-hidden />,
      isOff: zoom === zooms.length - 1,
      to: { zoom: zoom + 1, turns },
    },
    {
      key: 'out',
      says: t('clinics.zoomOut'),
      icon: <ZoomOutOutlined aria-hidden />,
      isOff: zoom === 0,
      to: { zoom: zoom - 1, turns },
    },
    {
      key: 'left',
      says: t('clinics.turnLeft'),
      icon: <RotateLeftOutlined aria-hidden />,
      isOff: false,
      to: { zoom, turns: turns - 1 },
    },
    {
      key: 'right',
      says: t('clinics.turnRight'),
      icon: <RotateRightOutlined aria-hidden />,
      isOff: false,
      to: { zoom, turns: turns + 1 },
    },
    {
      key: 'reset',
      says: t('clinics.resetView'),
      icon: <UndoOutlined aria-hidden />,
      isOff: zoom === 0 && turns === 0,
      to: asItWas,
    },
  ]
  return (
    <Space.Compact>
      {steps.map((step) => (
        <Tooltip key={step.key} title={step.says}>
          <Button icon={step.icon} aria-label={step.says} disabled={step.isOff} onClick={() => onChange(step.to)} />
        </Tooltip>
      ))}
    </Space.Compact>
  )
}
