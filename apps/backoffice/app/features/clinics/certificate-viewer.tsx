import {
  DownloadOutlined,
  ExportOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  UndoOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import type { accounts } from '@cusp/contract'
import { Alert, Button, Card, Empty, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useWords } from '../../platform/words'

const zooms = [1, 1.5, 2, 3, 4] as const

/** The certificate beside the facts it has to prove. A picture is turned and enlarged in place, a PDF is downloaded. */
export function CertificateViewer({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const across = (zooms[zoom] ?? 1) * 100
  const isOnItsSide = turns % 2 !== 0

  const openButton = (
    <Button icon={<ExportOutlined />} href={clinic.certificate} target="_blank" rel="noopener noreferrer">
      {t('clinics.openCertificate')}
    </Button>
  )
  const steps = [
    {
      key: 'in',
      says: t('clinics.zoomIn'),
      icon: <ZoomInOutlined />,
      isOff: zoom === zooms.length - 1,
      run: () => setZoom(zoom + 1),
    },
    {
      key: 'out',
      says: t('clinics.zoomOut'),
      icon: <ZoomOutOutlined />,
      isOff: zoom === 0,
      run: () => setZoom(zoom - 1),
    },
    {
      key: 'left',
      says: t('clinics.turnLeft'),
      icon: <RotateLeftOutlined />,
      isOff: false,
      run: () => setTurns(turns - 1),
    },
    {
      key: 'right',
      says: t('clinics.turnRight'),
      icon: <RotateRightOutlined />,
      isOff: false,
      run: () => setTurns(turns + 1),
    },
    {
      key: 'reset',
      says: t('clinics.resetView'),
      icon: <UndoOutlined />,
      isOff: zoom === 0 && turns === 0,
      run: () => {
        setZoom(0)
        setTurns(0)
      },
    },
  ]

  return (
    <Card title={t('clinics.certificate')} size="small">
      {clinic.certificateKind === 'none' && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('clinics.noCertificate')} />
      )}
      {clinic.certificateKind === 'pdf' && (
        <div className="stack">
          <Alert type="info" showIcon title={t('clinics.certificateIsPdf')} />
          <div>
            <Button icon={<DownloadOutlined />} href={clinic.certificate} download>
              {t('clinics.downloadCertificate')}
            </Button>
          </div>
        </div>
      )}
      {clinic.certificateKind === 'picture' && (
        <div className="stack">
          <div className="row">
            <Space.Compact>
              {steps.map((step) => (
                <Tooltip key={step.key} title={step.says}>
                  <Button icon={step.icon} aria-label={step.says} disabled={step.isOff} onClick={step.run} />
                </Tooltip>
              ))}
            </Space.Compact>
            {openButton}
          </div>
          {isBroken ? (
            <Alert type="error" showIcon title={t('clinics.certificateBroken')} />
          ) : (
            // A region that scrolls must be reachable by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
            <section className="viewer" aria-label={t('clinics.certificate')} tabIndex={0}>
              <div className="viewer-sheet" style={{ width: `${across}cqw`, height: `${across}cqh` }}>
                <img
                  src={clinic.certificate}
                  alt={t('clinics.certificateOf', { name: clinic.name })}
                  onError={() => setBroken(true)}
                  style={{
                    // On its side, the sheet's width is the picture's height.
                    width: isOnItsSide ? `${across}cqh` : '100%',
                    height: isOnItsSide ? `${across}cqw` : '100%',
                    transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
                  }}
                />
              </div>
            </section>
          )}
        </div>
      )}
    </Card>
  )
}
