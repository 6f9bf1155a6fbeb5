import { placeCode, regionProblem } from '../addresses'
import type { ClinicFields } from './account'

/** The clinic form as it travels (spec A88). */
type Typed = {
  readonly name?: string | undefined
  readonly companyName?: string | undefined
  readonly province?: string | undefined
  readonly city?: string | undefined
  readonly district?: string | undefined
  readonly street?: string | undefined
  readonly address?: string | undefined
}

/** Reads the form: regions become codes, what was not sent is empty. */
export const clinicFields = (typed: Typed): ClinicFields => ({
  name: typed.companyName ?? '',
  contactName: typed.name ?? '',
  province: placeCode(typed.province ?? ''),
  city: placeCode(typed.city ?? ''),
  district: placeCode(typed.district ?? ''),
  street: typed.street ?? '',
  address: typed.address ?? '',
})

/** The field of the form at which the region is missing or does not fit together. */
export const regionFieldAtFault = (fields: ClinicFields): string | undefined => regionProblem(fields)
