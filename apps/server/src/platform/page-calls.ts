import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Envelope } from '@cusp/client'
import type { Currency, Language } from '@cusp/kernel'
import { type Calls, noFiles, type Outcome, type SessionChange, type Standing } from './calls'
import { browserNamed } from './credentials'
import { currencyOf, sessionCookie } from './http'
import { Receiving, UploadRefused } from './uploads'

export type PageVisit = {
  readonly language: Language
  /** What the browser asks for; a Hong Kong clinic's currency is HKD all the same. */
  readonly currency: Currency
  readonly token: string | undefined
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly browser: string | undefined
  readonly isSecure: boolean
}

/** The calls that one page makes while it is rendered: the same steps as over HTTP, the session looked up once. */
export class PageCalls {
  private readonly cookies: string[] = []
  private standing: Promise<Standing> | undefined
  private browser: string | undefined

  constructor(
    private readonly calls: Calls,
    private readonly visit: PageVisit,
  ) {
    this.browser = visit.browser
  }

  whoIsThere(): Promise<Standing> {
    this.standing ??= this.lookUp(this.visit.token)
    return this.standing
  }

  /** Cookies that the calls have set since the last time; they go out with the page. */
  takeCookies(): string[] {
    return this.cookies.splice(0)
  }

  private async lookUp(token: string | undefined): Promise<Standing> {
    const standing = await this.calls.standing(false, token)
    // A cookie that opens nothing any more is taken back, or its browser would never get a kept page again.
    if (token !== undefined && standing.actor.kind !== 'buyer') this.setCookie({ kind: 'end' })
    return standing
  }

  private setCookie(change: SessionChange): void {
    this.cookies.push(sessionCookie(change, '/', this.visit.isSecure))
  }

  async currency(): Promise<Currency> {
    return currencyOf(await this.whoIsThere(), this.visit.currency)
  }

  async dispatch(path: string, body: unknown, files?: Readonly<Record<string, readonly File[]>>): Promise<Envelope> {
    const { language } = this.visit
    const useCase = path.startsWith('/opsapi/') ? undefined : this.calls.find(path)
    if (!useCase) return this.calls.refused('notFound', { language }).envelope

    const receiving = new Receiving(useCase.endpoint.files ?? {})
    try {
      for (const [field, list] of Object.entries(files ?? {})) {
        for (const file of list) {
          // The web's stream type and Node's describe the same object.
          const stream = Readable.fromWeb(file.stream() as ReadableStream)
          await receiving.take({ field, originalName: file.name, stream })
        }
      }
      const standing = await this.whoIsThere()
      const outcome = await this.calls.run(useCase, {
        body,
        text: files ? '' : JSON.stringify(body ?? {}),
        language,
        currency: currencyOf(standing, this.visit.currency),
        standing,
        requestId: this.visit.requestId,
        address: this.visit.address,
        userAgent: this.visit.userAgent,
        browser: this.browser,
        files: files ? receiving.files : noFiles,
      })
      this.follow(outcome)
      return outcome.envelope
    } catch (error) {
      if (error instanceof UploadRefused)
        return this.calls.refused(error.failure, { language }, { field: error.field }).envelope
      throw error
    } finally {
      await receiving.cleanUp()
    }
  }

  /** After signing in or out, what the page asks next is asked as whoever that made. */
  private follow({ session, browser }: Outcome): void {
    if (browser) {
      this.browser = browser
      this.cookies.push(browserNamed(browser, this.visit.isSecure))
    }
    if (!session) return
    this.setCookie(session)
    this.standing = this.calls.standing(false, session.kind === 'start' ? session.token : undefined)
  }
}
