import { startShop } from './running-shop'

/** One shop for all tests; or the one whose address is in the environment already. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined
  const { environment, stop } = await startShop()
  // The workers inherit it.
  Object.assign(process.env, environment)
  return stop
}
