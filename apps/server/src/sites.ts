import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Shop } from './app'
import { browserOf, buyerCookie, credentialOf, userAgentOf } from './platform/credentials'
import { PageCalls } from './platform/page-calls'
import { preferencesOf, registerPages } from './platform/pages'
import { repositoryFolder } from './platform/places'
import { mountBackOffice, mountPictures } from './platform/static-sites'

/** Puts the pictures and both sites on the server that answers the API. */
export async function mountSites({ app, calls, platform, http, now, contentVersion }: Shop): Promise<void> {
  const pictures = platform.files.absolute('public')
  await mkdir(pictures, { recursive: true })
  await mountPictures(app, pictures)
  await mountBackOffice(app, path.join(repositoryFolder, 'apps/backoffice/dist'))

  const isDevelopment = platform.config.environment === 'development'
  const folder = path.join(repositoryFolder, 'apps/storefront')
  // The API serves other clients too: without a built storefront it still answers.
  if (!isDevelopment && !existsSync(path.join(folder, 'build/server/index.js'))) return
  await registerPages(app, {
    folder,
    isDevelopment,
    ...http,
    passwordPolicy: platform.config.passwordPolicy,
    linkHosts: platform.config.linkHosts,
    contentVersion,
    async contextFor(request, said) {
      const { language, currency } = preferencesOf(request.headers, said)
      const page = new PageCalls(calls, {
        language,
        currency,
        token: credentialOf(request.headers, buyerCookie)?.token,
        requestId: request.id,
        address: request.ip,
        userAgent: userAgentOf(request.headers),
        browser: browserOf(request.headers),
        isSecure: http.isSecure,
      })
      const standing = await page.whoIsThere()
      return {
        isVisitor: standing.actor.kind !== 'buyer',
        language,
        currency: await page.currency(),
        serverTime: now(),
        async dispatch(to, body, files) {
          const envelope = await page.dispatch(to, body, files)
          return { envelope, setCookies: page.takeCookies() }
        },
      }
    },
    report: (error, requestId) => platform.log.error({ err: error, requestId }, 'a page could not be made'),
  })
}
