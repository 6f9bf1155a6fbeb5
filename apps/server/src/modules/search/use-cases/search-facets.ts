import { search } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { catalogueNames } from '../../catalogue'
import type { Wanted } from '../engine'
import { facet } from '../present'
import { facetScope } from '../rules/sort'
import { postgresSearch } from '../store/find'
import { firstFound } from '../wanted'

/** A filter's own choice does not narrow its list, so that another one can be chosen. */
export const searchFacets = useCase(search.searchFacets, async (call, input) => {
  const names = await catalogueNames(call)
  const count = async (wanted: Wanted) => {
    const scope = facetScope(wanted.categoryId, wanted.keyword !== undefined, names.categories)
    const [categories, brands] = await Promise.all([
      postgresSearch.countCategories(call.read, { ...wanted, categoryId: scope }, input.pageSize),
      postgresSearch.countBrands(call.read, { ...wanted, brandId: undefined }, input.pageSize),
    ])
    return { categories, brands }
  }
  const counted = (await firstFound(call, input, count, ({ categories }) => categories.length > 0)) ?? {
    categories: [],
    brands: [],
  }
  return {
    linkCategories: counted.categories.map((each) => facet(each, names.categories, 'categoryId', call.language)),
    brands: counted.brands.map((each) => facet(each, names.brands, 'brandId', call.language)),
  }
})
