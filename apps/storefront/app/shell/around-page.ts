import { lazy } from 'react'

/*
 * What stands around every page and works before any script: its markup comes from the server, its script after the page
 * itself has come alive. Each stands in a boundary of its own, which keeps the server's markup until then.
 */
const cookies = () => import('./cookie-notice')
const service = () => import('./side-bar')

// The server renders pages in one go and waits for nothing while it does, so it has them from the start.
const onServer = import.meta.env.SSR ? { ...(await cookies()), ...(await service()) } : undefined

export const CookieNotice = onServer?.CookieNotice ?? lazy(async () => ({ default: (await cookies()).CookieNotice }))
export const SideBar = onServer?.SideBar ?? lazy(async () => ({ default: (await service()).SideBar }))
