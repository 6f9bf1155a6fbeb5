import type { ShopEnvironment } from './running-shop'

export function environment(name: keyof ShopEnvironment): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the journeys run with a shop that global-setup.ts starts`)
  return value
}
