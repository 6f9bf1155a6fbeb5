import { machine } from '@cusp/kernel'

/** Clinic verification (spec A95, decision 20). */
export const clinicStates = machine('notSubmitted', {
  notSubmitted: { code: 4, moves: { submit: { to: 'underReview', by: ['buyer'] } } },
  underReview: {
    code: 0,
    moves: { approve: { to: 'approved', by: ['operator'] }, reject: { to: 'rejected', by: ['operator'] } },
  },
  rejected: { code: 2, moves: { submit: { to: 'underReview', by: ['buyer'] } } },
  approved: {
    code: 1,
    moves: { askForNewCertificate: { to: 'certificateExpired', by: ['operator', 'system'] } },
  },
  certificateExpired: {
    code: 3,
    moves: { submit: { to: 'underReview', by: ['buyer'] }, approve: { to: 'approved', by: ['operator'] } },
  },
})

/** Order status (spec B98–B111, decision 48). */
export const orderStates = machine('pendingPayment', {
  pendingPayment: {
    code: 0,
    moves: {
      startPaying: { to: 'paying', by: ['buyer'] },
      pay: { to: 'pendingShipment', by: ['system'] },
      payAndHold: { to: 'held', by: ['system'] },
      reportRemittance: { to: 'remitted', by: ['buyer'] },
      confirmRemittance: { to: 'pendingShipment', by: ['operator'] },
      confirmAndHold: { to: 'held', by: ['operator'] },
      cancel: { to: 'closed', by: ['buyer'] },
      expire: { to: 'closed', by: ['system'] },
      close: { to: 'closed', by: ['operator'] },
      askForReview: { to: 'pendingReview', by: ['system'] },
      takeDeposit: { to: 'preOrder', by: ['system'] },
      confirmDeposit: { to: 'preOrder', by: ['operator'] },
    },
  },
  paying: {
    code: 1,
    moves: {
      takeDeposit: { to: 'preOrder', by: ['system'] },
      pay: { to: 'pendingShipment', by: ['system'] },
      payAndHold: { to: 'held', by: ['system'] },
      stopPaying: { to: 'pendingPayment', by: ['system', 'buyer'] },
      cancel: { to: 'closed', by: ['buyer'] },
      expire: { to: 'closed', by: ['system'] },
      close: { to: 'closed', by: ['operator'] },
    },
  },
  pendingShipment: {
    code: 2,
    moves: { ship: { to: 'pendingReceipt', by: ['operator'] }, close: { to: 'closed', by: ['operator'] } },
  },
  pendingReceipt: { code: 3, moves: { receive: { to: 'completed', by: ['buyer', 'system'] } } },
  completed: { code: 4, moves: {} },
  closed: { code: 5, moves: {} },
  preOrder: {
    code: 6,
    moves: {
      askForBalance: { to: 'pendingPayment', by: ['operator', 'system'] },
      goodsArrived: { to: 'pendingShipment', by: ['operator', 'system'] },
      goodsArrivedAndHold: { to: 'held', by: ['operator', 'system'] },
      close: { to: 'closed', by: ['operator'] },
    },
  },
  remitted: {
    code: 7,
    moves: {
      confirmRemittance: { to: 'pendingShipment', by: ['operator'] },
      confirmAndHold: { to: 'held', by: ['operator'] },
      confirmDeposit: { to: 'preOrder', by: ['operator'] },
      refuseRemittance: { to: 'pendingPayment', by: ['operator'] },
      close: { to: 'closed', by: ['operator'] },
    },
  },
  held: {
    code: 8,
    moves: {
      release: { to: 'pendingShipment', by: ['system', 'operator'] },
      close: { to: 'closed', by: ['operator'] },
    },
  },
  pendingReview: {
    code: 9,
    moves: {
      accept: { to: 'pendingPayment', by: ['operator'] },
      acceptPaid: { to: 'pendingShipment', by: ['operator'] },
      cancel: { to: 'closed', by: ['buyer'] },
      close: { to: 'closed', by: ['operator'] },
    },
  },
})

/** One attempt to pay an order, as the shop sees it. */
export const paymentStates = machine('created', {
  created: {
    code: 0,
    moves: {
      begin: { to: 'pending', by: ['system'] },
      capture: { to: 'captured', by: ['system', 'operator'] },
      fail: { to: 'failed', by: ['system'] },
      void: { to: 'voided', by: ['system', 'buyer', 'operator'] },
    },
  },
  pending: {
    code: 1,
    moves: {
      capture: { to: 'captured', by: ['system', 'operator'] },
      fail: { to: 'failed', by: ['system'] },
      void: { to: 'voided', by: ['system', 'buyer', 'operator'] },
    },
  },
  captured: { code: 2, moves: {} },
  failed: { code: 3, moves: { capture: { to: 'captured', by: ['system'] } } },
  voided: { code: 4, moves: { capture: { to: 'captured', by: ['system'] } } },
})

/** Money on its way back to a clinic. */
export const refundStates = machine('due', {
  due: {
    code: 0,
    moves: { send: { to: 'sent', by: ['system', 'operator'] }, finish: { to: 'done', by: ['system', 'operator'] } },
  },
  sent: {
    code: 1,
    moves: { finish: { to: 'done', by: ['system', 'operator'] }, retry: { to: 'due', by: ['system', 'operator'] } },
  },
  done: { code: 2, moves: {} },
})

/** A supplier sheet on its way into the catalogue. */
export const importStates = machine('uploaded', {
  uploaded: {
    code: 0,
    moves: { preview: { to: 'previewed', by: ['system'] }, refuse: { to: 'failed', by: ['system'] } },
  },
  previewed: {
    code: 1,
    moves: { run: { to: 'running', by: ['operator'] }, discard: { to: 'discarded', by: ['operator'] } },
  },
  running: {
    code: 2,
    moves: { finish: { to: 'done', by: ['system'] }, fail: { to: 'failed', by: ['system'] } },
  },
  done: { code: 3, moves: {} },
  failed: { code: 4, moves: { run: { to: 'running', by: ['operator'] } } },
  discarded: { code: 5, moves: {} },
})
