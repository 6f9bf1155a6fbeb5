import { adminAdjustStock } from './use-cases/admin-adjust-stock'
import { adminGetProduct } from './use-cases/admin-get-product'
import { adminListBrands } from './use-cases/admin-list-brands'
import { adminListCategories } from './use-cases/admin-list-categories'
import { adminListProducts } from './use-cases/admin-list-products'
import { adminListStores } from './use-cases/admin-list-stores'
import { adminSaveBrand } from './use-cases/admin-save-brand'
import { adminSaveCategory } from './use-cases/admin-save-category'
import { adminSavePreOrder } from './use-cases/admin-save-pre-order'
import { adminSavePrice } from './use-cases/admin-save-price'
import { adminSaveProduct } from './use-cases/admin-save-product'
import { adminSaveVariant } from './use-cases/admin-save-variant'
import { adminUploadPicture } from './use-cases/admin-upload-picture'
import { getProduct } from './use-cases/get-product'
import { listBrands } from './use-cases/list-brands'
import { listCategories } from './use-cases/list-categories'
import { listSubCategories } from './use-cases/list-sub-categories'
import { listVariants } from './use-cases/list-variants'

export const useCases = [
  adminAdjustStock,
  adminGetProduct,
  adminListBrands,
  adminListCategories,
  adminListProducts,
  adminListStores,
  adminSaveBrand,
  adminSaveCategory,
  adminSavePreOrder,
  adminSavePrice,
  adminSaveProduct,
  adminSaveVariant,
  adminUploadPicture,
  getProduct,
  listBrands,
  listCategories,
  listSubCategories,
  listVariants,
]
