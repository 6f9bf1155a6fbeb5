import { coupons } from '@cusp/contract'
import { idFrom } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import { hasCampaign, saveCampaign } from '../store'

export const adminSaveCoupon = useCase(coupons.adminSaveCoupon, (call, { id, version, ...fields }) =>
  call.write(async (tx) => {
    const savedId = await saveCampaign(tx, id, version, fields)
    if (savedId === undefined)
      return (await hasCampaign(tx, id ?? '')) ? call.fail('changedMeanwhile') : call.fail('couponNotFound')
    call.about(`coupon ${savedId}`)
    return { id: idFrom<'Coupon'>(savedId) }
  }),
)
