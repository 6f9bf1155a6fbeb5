import { catalogue } from '@cusp/contract'
import { idFrom, inLanguage, toMinor } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { findProducts } from '../store/admin-products'

export const adminListProducts = useCase(catalogue.adminListProducts, async ({ read, language }, input) => {
  const { pageIndex, pageSize } = input
  const { rows, total } = await findProducts(read, {
    keyword: input.keyword,
    categoryId: input.categoryId,
    brandId: input.brandId,
    shelf: input.shelf,
    stock: input.stock,
    sort: input.sort,
    ids: input.ids,
    offset: (pageIndex - 1) * pageSize,
    limit: pageSize,
  })
  return {
    list: rows.map(({ picture, ...row }) => ({
      ...row,
      id: idFrom<'Product'>(row.id),
      brandName: inLanguage(row.brandName, language),
      categoryName: inLanguage(row.categoryName, language),
      lowestPriceHkd: row.lowestPriceHkd === null ? null : toMinor(row.lowestPriceHkd),
      picturePath: picture,
      updatedAt: new Date(row.updatedAt),
    })),
    totalPage: Math.ceil(total / pageSize),
    totalCount: total,
  }
})
