import { adminAdjustStock } from './use-cases/admin-adjust-stock'
import { adminEndPromotion } from './use-cases/admin-end-promotion'
import { adminFindVariants } from './use-cases/admin-find-variants'
import { adminGetProduct } from './use-cases/admin-get-product'
import { adminListBrands } from './use-cases/admin-list-brands'
import { adminListCategories } from './use-cases/admin-list-categories'
import { adminListProducts } from './use-cases/admin-list-products'
import { adminListStores } from './use-cases/admin-list-stores'
import { adminListTags } from './use-cases/admin-list-tags'
import { adminRemoveTag } from './use-cases/admin-remove-tag'
import { adminSaveBrand } from './use-cases/admin-save-brand'
import { adminSaveCategory } from './use-cases/admin-save-category'
import { adminSavePreOrder } from './use-cases/admin-save-pre-order'
import { adminSavePrice } from './use-cases/admin-save-price'
import { adminSaveProduct } from './use-cases/admin-save-product'
import { adminSavePromotion } from './use-cases/admin-save-promotion'
import { adminSaveTag } from './use-cases/admin-save-tag'
import { adminSaveVariant } from './use-cases/admin-save-variant'
import { adminUploadGoodsFile } from './use-cases/admin-upload-goods-file'
import { findCanGetCoupon } from './use-cases/find-can-get-coupon'
import { getProduct } from './use-cases/get-product'
import { listBeside } from './use-cases/list-beside'
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
  adminUploadGoodsFile,
  adminFindVariants,
  adminSavePromotion,
  adminEndPromotion,
  adminListTags,
  adminSaveTag,
  adminRemoveTag,
  listBeside,
  findCanGetCoupon,
  getProduct,
  listBrands,
  listCategories,
  listSubCategories,
  listVariants,
]
