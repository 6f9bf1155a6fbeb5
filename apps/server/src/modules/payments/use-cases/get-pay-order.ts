import { payments } from '@cusp/contract'
import { inLanguage, minus } from '@cusp/kernel'
import { useCase } from '../../../platform/use-case'
import {
  findOwnOrder,
  isPayable,
  partOf,
  paymentTypeNames,
  readSettings,
  remittanceAccount,
  timeLeft,
  toPayOf,
} from '../../orders'
import { openProviders } from '../providers'
import { methodsFor } from '../rules/methods'
import { methodTexts } from '../words'

export const getPayOrder = useCase(
  payments.getPayOrder,
  async ({ actor, language, now, read, platform, fail }, { id }) => {
    const order = await findOwnOrder(read, actor.clinicId, id)
    if (!order) return fail('orderNotFound')
    if (order.status === 'pendingReview') return fail('orderAwaitsReview')
    if (!isPayable(order, now)) return fail('payOrderInvalid')
    const methods = methodsFor({
      choice: order.paymentChoice,
      currency: order.currency,
      online: await openProviders(read, platform),
    })
    return {
      orderNo: order.orderNo,
      status: order.status,
      ...timeLeft(order, now),
      paymentTypes: methods.map((value) => ({
        value,
        name: inLanguage(paymentTypeNames[value], language),
        text: inLanguage(methodTexts[value] ?? { en: '', 'zh-Hant': '' }, language),
        icon: value,
        isSandbox: value === 'sandbox',
      })),
      totalPrice: minus(order.payable, order.freight),
      freight: order.freight,
      payable: order.payable,
      toPay: toPayOf(order),
      part: partOf(order),
      currency: order.currency,
      paymentSetVo: remittanceAccount(await readSettings(read), order.orderNo, language),
    }
  },
)
