import { adminGetContact } from './use-cases/admin-get-contact'
import { adminListInfoPages } from './use-cases/admin-list-info-pages'
import { adminListPriceTexts } from './use-cases/admin-list-price-texts'
import { adminPreviewText } from './use-cases/admin-preview-text'
import { adminRemoveInfoPage } from './use-cases/admin-remove-info-page'
import { adminRemoveInfoPageDraft } from './use-cases/admin-remove-info-page-draft'
import { adminSaveContact } from './use-cases/admin-save-contact'
import { adminSaveInfoPage } from './use-cases/admin-save-info-page'
import { adminSaveInfoPageDraft } from './use-cases/admin-save-info-page-draft'
import { adminSavePriceText } from './use-cases/admin-save-price-text'
import { adminUploadInformationPicture } from './use-cases/admin-upload-information-picture'
import { getInfoPage } from './use-cases/get-info-page'
import { getShopContact } from './use-cases/get-shop-contact'
import { listInfoPages } from './use-cases/list-info-pages'

export const useCases = [
  adminGetContact,
  adminListInfoPages,
  adminListPriceTexts,
  adminPreviewText,
  adminRemoveInfoPage,
  adminRemoveInfoPageDraft,
  adminSaveContact,
  adminSaveInfoPage,
  adminSaveInfoPageDraft,
  adminSavePriceText,
  adminUploadInformationPicture,
  getInfoPage,
  getShopContact,
  listInfoPages,
]
