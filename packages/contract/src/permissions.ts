/** What an operator may be allowed to do, as a sentence one can say: `clinics.review`. */
export const permissions = [
  'self',
  'clinics.view',
  'clinics.review',
  'clinics.edit',
  'clinics.people',
  'clinics.unlock',
  'clinics.credit',
  'consents.view',
  'catalogue.view',
  'catalogue.edit',
  'catalogue.import',
  'search.manage',
  'prices.edit',
  'stock.edit',
  'orders.view',
  'orders.review',
  'orders.close',
  'orders.ship',
  'orders.preOrder',
  'medicine.release',
  'payments.view',
  'payments.confirm',
  'messages.view',
  'texts.edit',
  'content.edit',
  'codeLog.view',
  'codeLog.reveal',
  'codes.manage',
  'audit.view',
  'operators.manage',
  'settings.edit',
] as const
export type Permission = (typeof permissions)[number]

/** The roles that operators have, and what each may do. */
export const operatorRoles = {
  admin: permissions,
  review: [
    'self',
    'clinics.view',
    'clinics.review',
    'clinics.edit',
    'clinics.people',
    'orders.view',
    'medicine.release',
    'messages.view',
  ],
  catalogue: [
    'self',
    'catalogue.view',
    'catalogue.edit',
    'catalogue.import',
    'search.manage',
    'prices.edit',
    'stock.edit',
  ],
  orders: [
    'self',
    'orders.view',
    'orders.review',
    'orders.close',
    'orders.preOrder',
    'clinics.view',
    'catalogue.view',
    'payments.view',
  ],
  warehouse: ['self', 'orders.view', 'orders.ship', 'orders.preOrder', 'stock.edit', 'catalogue.view'],
  finance: ['self', 'orders.view', 'payments.view', 'payments.confirm', 'clinics.view', 'clinics.credit', 'audit.view'],
  support: [
    'self',
    'clinics.view',
    'clinics.unlock',
    'consents.view',
    'orders.view',
    'messages.view',
    'codeLog.view',
    'catalogue.view',
  ],
  marketing: ['self', 'clinics.view', 'consents.view', 'codes.manage', 'texts.edit', 'content.edit', 'search.manage'],
} as const satisfies Record<string, readonly Permission[]>
export type OperatorRole = keyof typeof operatorRoles

export const may = (role: OperatorRole, permission: Permission): boolean => {
  const granted: readonly Permission[] = operatorRoles[role]
  return granted.includes(permission)
}
