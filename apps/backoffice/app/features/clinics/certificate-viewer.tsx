import { ExportOutlined } from '@ant-design/icons'
import type { accounts } from '@cusp/contract'
import { Alert, Button, Card, Empty } from 'antd'
import { useState } from 'react'
import { useWords } from '../../platform/words'
import { PdfCertificate } from './pdf-certificate'
import { asItWas, enlarged, ViewTools } from './view-tools'

/** The certificate beside the facts it has to prove. Pictures and PDF pages are turned and enlarged in place. */
export function CertificateViewer({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const [view, setView] = useState(asItWas)
  const [isBroken, setBroken] = useState(false)
  const across = enlarged(view) * 100
  const isOnItsSide = view.turns % 2 !== 0

  const openButton = (
    <Button icon={<ExportOutlined aria-hidden />} href={clinic.certificate} target="_blank" rel="noopener noreferrer">
      {t('clinics.openCertificate')}
    </Button>
  )

  return (
    <Card title={t('clinics.certificate')} size="small">
      {clinic.certificateKind === 'none' && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('clinics.noCertificate')} />
      )}
      {clinic.certificateKind === 'pdf' && <PdfCertificate clinic={clinic} />}
      {clinic.certificateKind === 'picture' && (
        <div className="stack">
          <div className="row">
            <ViewTools view={view} onChange={setView} />
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
                    transform: `translate(-50%, -50%) rotate(${view.turns * 90}deg)`,
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
