import { catalogue } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { pickedVariant } from '../present'
import { pricedIn, usualHkdPerUsd } from '../rules/price'
import { searchVariants } from '../store/admin-variants'

export const adminFindVariants = useCase(catalogue.adminFindVariants, async ({ read }, { keyword, variantIds }) => ({
  list: (await searchVariants(read, keyword, variantIds)).map((variant) => ({
    ...pickedVariant(variant),
    usualPriceHkd: pricedIn(variant, 'HKD', usualHkdPerUsd, 0)?.now ?? null,
  })),
}))
