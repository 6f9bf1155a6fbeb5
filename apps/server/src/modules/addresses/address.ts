import type { AddressId } from '@cusp/kernel'

/** An address as it is kept: province, city and district are codes. */
export type AddressFields = {
  readonly name: string
  readonly areaCode: string
  readonly phone: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly address: string
}

export type Address = AddressFields & { readonly id: AddressId; readonly isDefault: boolean }

/** Addresses that a clinic may keep. */
export const mostAddresses = 20
