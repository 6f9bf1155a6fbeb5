import { adminGetContact } from './use-cases/admin-get-contact'
import { adminListPriceTexts } from './use-cases/admin-list-price-texts'
import { adminSaveContact } from './use-cases/admin-save-contact'
import { adminSavePriceText } from './use-cases/admin-save-price-text'
import { adminUploadInformationPicture } from './use-cases/admin-upload-information-picture'
import { getInfoPage } from './use-cases/get-info-page'
import { getShopContact } from './use-cases/get-shop-contact'

export const useCases = [
  adminGetContact,
  adminListPriceTexts,
  adminSaveContact,
  adminSavePriceText,
  adminUploadInformationPicture,
  getInfoPage,
  getShopContact,
]
