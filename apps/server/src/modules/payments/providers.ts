import type { orders } from '@cusp/contract'
import type { Reader } from '../../platform/database'
import type { Platform } from '../../platform/platform'
import type { Provider } from './payment'
import { sandboxProvider } from './providers/sandbox'
import type { Offer } from './rules/methods'
import { readSandboxSwitch } from './store'

/** The provider of that name, for its notices: they are read even when it is no longer offered. */
export const providerNamed = (platform: Pick<Platform, 'seal'>, name: string): Provider | undefined =>
  name === 'sandbox' ? sandboxProvider(platform.seal) : undefined

export const providerFor = (platform: Pick<Platform, 'seal'>, method: orders.PaymentType): Provider | undefined =>
  method === 'sandbox' ? sandboxProvider(platform.seal) : undefined

/** The sandbox takes no money: a shop that is neither a demo nor in development has to ask for it. */
export async function isSandboxOpen(read: Reader, { config }: Pick<Platform, 'config'>): Promise<boolean> {
  return (await readSandboxSwitch(read)) ?? (config.isDemo || config.environment !== 'production')
}

/** The providers that take payments now. */
export async function openProviders(read: Reader, platform: Pick<Platform, 'config'>): Promise<Offer['online']> {
  return (await isSandboxOpen(read, platform)) ? [{ method: 'sandbox', currencies: ['HKD', 'USD'] }] : []
}
