import { DownloadOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { accounts } from '@cusp/contract'
import { Alert, Button, Collapse, Skeleton, Space, Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../platform/words'
import type { OpenedPdf } from './pdf-document'
import { asItWas, enlarged, ViewTools } from './view-tools'

/** A PDF certificate, drawn page by page. Whatever cannot be drawn can still be downloaded. */
export function PdfCertificate({ clinic }: { clinic: accounts.ClinicDetail }) {
  const t = useWords()
  const [pdf, setPdf] = useState<OpenedPdf>()
  const [page, setPage] = useState(1)
  const [view, setView] = useState(asItWas)
  const [isBroken, setBroken] = useState(false)
  const [drawn, setDrawn] = useState<{ page: number; text: string }>()
  const frame = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { certificate } = clinic
  const { turns } = view
  const times = enlarged(view)

  useEffect(() => {
    const leaving = new AbortController()
    let opened: OpenedPdf | undefined
    const open = async () => {
      // What reads PDF files is larger than all the rest of the page: only who looks at one loads it.
      const { openPdf } = await import('./pdf-document')
      leaving.signal.throwIfAborted()
      opened = await openPdf(certificate, leaving.signal)
      if (leaving.signal.aborted) opened.close()
      else setPdf(opened)
    }
    open().catch(() => leaving.signal.aborted || setBroken(true))
    return () => {
      leaving.abort()
      opened?.close()
    }
  }, [certificate])

  useEffect(() => {
    if (!pdf || !frame.current) return
    const leaving = new AbortController()
    const { clientWidth, clientHeight } = frame.current
    const sharpness = times * window.devicePixelRatio
    pdf
      .draw(page, { width: clientWidth * sharpness, height: clientHeight * sharpness, turns }, leaving.signal)
      .then(({ canvas, text }) => {
        if (leaving.signal.aborted) return
        sheet.current?.replaceChildren(canvas)
        setDrawn({ page, text })
      })
      .catch(() => leaving.signal.aborted || setBroken(true))
    return () => leaving.abort()
  }, [pdf, page, times, turns])

  const turnTo = (to: number) => {
    setPage(to)
    frame.current?.scrollTo(0, 0)
  }
  const download = (
    <Button icon={<DownloadOutlined aria-hidden />} href={certificate} download>
      {t('clinics.downloadCertificate')}
    </Button>
  )
  if (isBroken)
    return (
      <div className="stack">
        <Alert type="error" showIcon title={t('clinics.pdfBroken')} />
        <div>{download}</div>
      </div>
    )
  if (!pdf)
    return (
      <div className="stack">
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
        <div>{download}</div>
      </div>
    )
  const place = t('clinics.pdfPage', { page, pages: pdf.pages })
  return (
    <div className="stack">
      <div className="row">
        <Space.Compact>
          <Tooltip title={t('clinics.previousPage')}>
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('clinics.previousPage')}
              disabled={page === 1}
              onClick={() => turnTo(page - 1)}
            />
          </Tooltip>
          <Tooltip title={t('clinics.nextPage')}>
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={t('clinics.nextPage')}
              disabled={page === pdf.pages}
              onClick={() => turnTo(page + 1)}
            />
          </Tooltip>
        </Space.Compact>
        <span aria-live="polite">{place}</span>
        <ViewTools view={view} onChange={setView} />
        {download}
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section
        ref={frame}
        className="viewer"
        aria-label={t('clinics.certificate')}
        aria-busy={drawn?.page !== page}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the arrow keys
        tabIndex={0}
      >
        <div
          ref={sheet}
          className="viewer-sheet"
          role="img"
          aria-label={`${t('clinics.certificateOf', { name: clinic.name })}: ${place}`}
          style={{ width: `${times * 100}cqw`, height: `${times * 100}cqh` }}
        />
      </section>
      {drawn?.page === page && (
        <Collapse
          size="small"
          items={[
            {
              key: 'text',
              label: t('clinics.pdfText'),
              children: <div className="prewrap anywhere">{drawn.text || t('clinics.pdfNoText')}</div>,
            },
          ]}
        />
      )}
    </div>
  )
}
