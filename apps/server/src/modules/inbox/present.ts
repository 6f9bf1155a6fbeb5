import type { inbox } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import type { FoundEnquiry } from './enquiry'

/** An enquiry as this operator sees it. */
export function enquiryFor(row: FoundEnquiry, operatorId: string): inbox.Enquiry {
  const { takenById, clinicId, variantId, quantity, goods, ...rest } = row
  return {
    ...rest,
    isMine: takenById === operatorId,
    asked: goods && { ...goods, productId: idFrom<'Product'>(goods.productId), count: quantity ?? 0 },
  }
}
