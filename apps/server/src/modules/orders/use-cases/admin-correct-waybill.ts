import { orders } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { changeParcel } from '../store/orders'

export const adminCorrectWaybill = useCase(
  orders.adminCorrectWaybill,
  ({ write, fail, about }, { orderNo, parcelId, expressName, mailNo }) =>
    write(async (tx) => {
      about(`order ${orderNo}`)
      if (mailNo === '') return fail('waybillMissing', { field: 'mailNo' })
      const isChanged = await changeParcel(tx, orderNo, parcelId, { expressName, waybill: mailNo })
      return isChanged ? null : fail('orderNotFound')
    }),
)
