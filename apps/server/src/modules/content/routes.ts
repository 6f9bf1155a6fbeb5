import { adminDiscardHomePart } from './use-cases/admin-discard-home-part'
import { adminListHomeParts } from './use-cases/admin-list-home-parts'
import { adminOrderHomeParts } from './use-cases/admin-order-home-parts'
import { adminPreviewHome } from './use-cases/admin-preview-home'
import { adminPublishHomePart } from './use-cases/admin-publish-home-part'
import { adminRemoveHomePart } from './use-cases/admin-remove-home-part'
import { adminSaveHomePart } from './use-cases/admin-save-home-part'
import { adminUploadHomePicture } from './use-cases/admin-upload-home-picture'
import { adminWithdrawHomePart } from './use-cases/admin-withdraw-home-part'
import { getHome } from './use-cases/get-home'
import { getHomeFloors } from './use-cases/get-home-floors'
import { getNavigation } from './use-cases/get-navigation'
import { getNewCustomerActivities } from './use-cases/get-new-customer-activities'
import { getNewCustomerHead } from './use-cases/get-new-customer-head'
import { getRecommended } from './use-cases/get-recommended'
import { previewHome } from './use-cases/preview-home'
import { previewNewCustomers } from './use-cases/preview-new-customers'

export const useCases = [
  adminDiscardHomePart,
  adminListHomeParts,
  adminOrderHomeParts,
  adminPreviewHome,
  adminPublishHomePart,
  adminRemoveHomePart,
  adminSaveHomePart,
  adminUploadHomePicture,
  adminWithdrawHomePart,
  getHome,
  getHomeFloors,
  getNavigation,
  getNewCustomerActivities,
  getNewCustomerHead,
  getRecommended,
  previewHome,
  previewNewCustomers,
]
