import { adminAcceptOrder } from './use-cases/admin-accept-order'
import { adminCloseOrder } from './use-cases/admin-close-order'
import { adminCorrectWaybill } from './use-cases/admin-correct-waybill'
import { adminGetOrderSettings } from './use-cases/admin-get-order-settings'
import { adminListAwaited } from './use-cases/admin-list-awaited'
import { adminListOrders } from './use-cases/admin-list-orders'
import { adminReceiveAwaited } from './use-cases/admin-receive-awaited'
import { adminRefuseMedicine } from './use-cases/admin-refuse-medicine'
import { adminReleaseOrder } from './use-cases/admin-release-order'
import { adminSaveOrderSettings } from './use-cases/admin-save-order-settings'
import { adminShipStore } from './use-cases/admin-ship-store'
import { buyAgain } from './use-cases/buy-again'
import { cancelOrder } from './use-cases/cancel-order'
import { checkOrder } from './use-cases/check-order'
import { confirmOrder } from './use-cases/confirm-order'
import { confirmReceipt } from './use-cases/confirm-receipt'
import { createOrder } from './use-cases/create-order'
import { getOrder } from './use-cases/get-order'
import { listOrders } from './use-cases/list-orders'
import { prepareOrder } from './use-cases/prepare-order'

export const useCases = [
  prepareOrder,
  confirmOrder,
  createOrder,
  checkOrder,
  listOrders,
  getOrder,
  cancelOrder,
  confirmReceipt,
  buyAgain,
  adminListOrders,
  adminListAwaited,
  adminReceiveAwaited,
  adminShipStore,
  adminCorrectWaybill,
  adminCloseOrder,
  adminAcceptOrder,
  adminReleaseOrder,
  adminRefuseMedicine,
  adminGetOrderSettings,
  adminSaveOrderSettings,
]
