import { adminAnswerEnquiry } from './use-cases/admin-answer-enquiry'
import { adminCloseEnquiry } from './use-cases/admin-close-enquiry'
import { adminGetEnquiry } from './use-cases/admin-get-enquiry'
import { adminListEnquiries } from './use-cases/admin-list-enquiries'
import { adminTakeEnquiry } from './use-cases/admin-take-enquiry'
import { askForPrice } from './use-cases/ask-for-price'
import { sendEnquiry } from './use-cases/send-enquiry'

export const useCases = [
  adminAnswerEnquiry,
  adminCloseEnquiry,
  adminGetEnquiry,
  adminListEnquiries,
  adminTakeEnquiry,
  askForPrice,
  sendEnquiry,
]
