import type { ClinicId, ImportId, OrderNo, ProductId } from '@cusp/kernel'

/** Every address of the back office, below its base path. */
export const paths = {
  dashboard: '/',
  login: '/login',
  clinics: '/clinics',
  clinic: (id: ClinicId) => `/clinics/${id}`,
  products: '/products',
  product: (id: ProductId) => `/products/${id}`,
  newProduct: '/products/new',
  categories: '/categories',
  brands: '/brands',
  imports: '/imports',
  newImport: '/imports/new',
  importRun: (id: ImportId) => `/imports/${id}`,
  orders: '/orders',
  order: (no: OrderNo) => `/orders/${no}`,
  remittances: '/remittances',
  refunds: '/refunds',
  messages: '/messages',
  codeLog: '/code-log',
  texts: (kind: 'letter' | 'refusal' = 'letter') => (kind === 'letter' ? '/texts' : '/texts?kind=refusal'),
  text: (key: string) => `/texts/edit?key=${encodeURIComponent(key)}`,
  audit: '/audit',
  operators: '/operators',
  roles: '/roles',
  myAccount: '/me',
} as const
