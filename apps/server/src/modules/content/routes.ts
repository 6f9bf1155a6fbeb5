import { adminDiscardHomePart } from './use-cases/admin-discard-home-part'
import { adminDiscardSpecialEvent } from './use-cases/admin-discard-special-event'
import { adminGetSpecialEvent } from './use-cases/admin-get-special-event'
import { adminListHomeParts } from './use-cases/admin-list-home-parts'
import { adminListSpecialEvents } from './use-cases/admin-list-special-events'
import { adminOrderHomeParts } from './use-cases/admin-order-home-parts'
import { adminPreviewHome } from './use-cases/admin-preview-home'
import { adminPreviewSpecialEvent } from './use-cases/admin-preview-special-event'
import { adminPublishHomePart } from './use-cases/admin-publish-home-part'
import { adminPublishSpecialEvent } from './use-cases/admin-publish-special-event'
import { adminRemoveHomePart } from './use-cases/admin-remove-home-part'
import { adminRemoveSpecialEvent } from './use-cases/admin-remove-special-event'
import { adminSaveHomePart } from './use-cases/admin-save-home-part'
import { adminSaveSpecialEvent } from './use-cases/admin-save-special-event'
import { adminUploadEventPicture } from './use-cases/admin-upload-event-picture'
import { adminUploadHomePicture } from './use-cases/admin-upload-home-picture'
import { adminWithdrawHomePart } from './use-cases/admin-withdraw-home-part'
import { adminWithdrawSpecialEvent } from './use-cases/admin-withdraw-special-event'
import { getHome } from './use-cases/get-home'
import { getHomeFloors } from './use-cases/get-home-floors'
import { getNavigation } from './use-cases/get-navigation'
import { getNewCustomerActivities } from './use-cases/get-new-customer-activities'
import { getNewCustomerHead } from './use-cases/get-new-customer-head'
import { getRecommended } from './use-cases/get-recommended'
import { previewHome } from './use-cases/preview-home'
import { previewNewCustomers } from './use-cases/preview-new-customers'
import { previewSpecialEvent } from './use-cases/preview-special-event'
import { seeSpecialEvent } from './use-cases/see-special-event'

export const useCases = [
  adminDiscardHomePart,
  adminDiscardSpecialEvent,
  adminGetSpecialEvent,
  adminListHomeParts,
  adminListSpecialEvents,
  adminOrderHomeParts,
  adminPreviewHome,
  adminPreviewSpecialEvent,
  adminPublishHomePart,
  adminPublishSpecialEvent,
  adminRemoveHomePart,
  adminRemoveSpecialEvent,
  adminSaveHomePart,
  adminSaveSpecialEvent,
  adminUploadEventPicture,
  adminUploadHomePicture,
  adminWithdrawHomePart,
  adminWithdrawSpecialEvent,
  getHome,
  getHomeFloors,
  getNavigation,
  getNewCustomerActivities,
  getNewCustomerHead,
  getRecommended,
  previewHome,
  previewNewCustomers,
  previewSpecialEvent,
  seeSpecialEvent,
]
