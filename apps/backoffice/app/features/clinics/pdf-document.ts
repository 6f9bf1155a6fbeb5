import { getDocument, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Pixels of one page at most, however large it calls itself: what every browser draws. */
const mostPixels = 16_000_000

/** Where the build keeps the tables of Chinese characters, the fonts and the decoder of JPEG 2000, see `vite.config.ts`. */
const parts = new URL(`${import.meta.env.BASE_URL}assets/pdf-${version}/`, document.baseURI).href

/** One page of a PDF as it was drawn, and the words on it: empty for a scan. */
export type DrawnPage = { readonly canvas: HTMLCanvasElement; readonly text: string }

/** How a page is to be drawn: to fit into so many pixels, turned by quarters to the right. */
export type Frame = { readonly width: number; readonly height: number; readonly turns: number }

export type OpenedPdf = {
  readonly pages: number
  /** Draws a page, counted from 1. Rejects when the page is broken, and when `signal` says that nobody waits for it. */
  draw(page: number, frame: Frame, signal: AbortSignal): Promise<DrawnPage>
  close(): void
}

/**
 * Reads a PDF of this shop in a worker of its own, which `close` ends. Its scripts, forms, links and attachments are never
 * run or followed: nothing leaves this module but pixels and plain text. Rejects when the file is broken or locked.
 */
export async function openPdf(address: string, signal: AbortSignal): Promise<OpenedPdf> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The certificate was answered with ${answer.status}`)
  const data = await answer.arrayBuffer()
  signal.throwIfAborted()
  // With a worker of ours the library cannot fall back to reading the file within the page.
  const thread = new Worker(workerAddress, { type: 'module' })
  const worker = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS })
  const task = getDocument({
    data,
    worker,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: 4 * mostPixels,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    // No page of ours may run WebAssembly; the decoder of JPEG 2000 in JavaScript lies in the same folder.
    useWasm: false,
    wasmUrl: `${parts}wasm/`,
  })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      thread.terminate()
    })
  }
  const lost = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The worker that reads PDF files did not start')))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  // Whether a file opens decides; afterwards nobody listens to this one.
  lost.catch(() => undefined)
  try {
    const pdf = await Promise.race([task.promise, lost])
    return {
      pages: pdf.numPages,
      close,
      async draw(number, frame, signal) {
        const page = await pdf.getPage(number)
        signal.throwIfAborted()
        const rotation = (((page.rotate + frame.turns * 90) % 360) + 360) % 360
        const natural = page.getViewport({ scale: 1, rotation })
        const fitting = Math.min(frame.width / natural.width, frame.height / natural.height)
        const scale = Math.min(fitting, Math.sqrt(mostPixels / (natural.width * natural.height)))
        const viewport = page.getViewport({ scale, rotation })
        const canvas = document.createElement('canvas')
        canvas.width = Math.max(1, Math.floor(viewport.width))
        canvas.height = Math.max(1, Math.floor(viewport.height))
        const drawing = page.render({ canvas, viewport })
        const stop = () => drawing.cancel()
        signal.addEventListener('abort', stop)
        try {
          await drawing.promise
        } finally {
          signal.removeEventListener('abort', stop)
        }
        const { items } = await page.getTextContent()
        const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
        return { canvas, text: text.trim() }
      },
    }
  } catch (error) {
    close()
    throw error
  }
}
