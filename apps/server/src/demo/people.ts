import type { OperatorRole } from '@cusp/contract'

/** Everybody here is invented. The passwords are printed at every start: this is a demonstration. */
export const demoPassword = 'cusp2026'
export const operatorPassword = 'office2026'
export const demoPaymentPassword = '135790'

export type DemoAccount = {
  readonly email: string
  readonly name: string
  readonly roles: readonly ('Buyer' | 'Seller' | 'Finance')[]
  readonly phone: string
  readonly hasPaymentPassword?: boolean
}

export type DemoClinic = {
  readonly key: string
  readonly name: string
  readonly status: 'approved' | 'underReview' | 'rejected' | 'notSubmitted'
  readonly reason?: string
  readonly isHkCustomer?: boolean
  /** May pay later, by cheque and on credit. */
  readonly paysLater?: boolean
  /** Codes of the region table. */
  readonly province: string
  readonly district: string
  readonly street: string
  readonly address: string
  readonly accounts: readonly DemoAccount[]
}

const hk = 'HK'

export const demoClinics: readonly DemoClinic[] = [
  {
    key: 'harbour',
    name: 'Harbour Smile Dental Centre',
    status: 'approved',
    paysLater: true,
    province: hk,
    district: 'HK-wan-chai',
    street: '88 Demo Lockhart Road',
    address: 'Unit 1203, 12/F',
    accounts: [
      { email: 'clinic@cusp.example', name: 'Mei Lam', roles: ['Buyer'], phone: '51230001' },
      {
        email: 'finance@cusp.example',
        name: 'Ka Wing Ho',
        roles: ['Finance'],
        phone: '51230002',
        hasPaymentPassword: true,
      },
    ],
  },
  {
    key: 'waiting',
    name: 'Tai Po Family Dental Practice',
    status: 'underReview',
    province: hk,
    district: 'HK-tai-po',
    street: '15 Demo Kwong Fuk Road',
    address: 'Shop 3, G/F',
    accounts: [{ email: 'waiting@cusp.example', name: 'Chun Kit Yip', roles: ['Buyer'], phone: '51230003' }],
  },
  {
    key: 'rejected',
    name: 'Kowloon Bay Physiotherapy',
    status: 'rejected',
    reason: 'The certificate has expired. Please upload the current one.',
    province: hk,
    district: 'HK-kwun-tong',
    street: '7 Demo Wang Chiu Road',
    address: 'Room 806, 8/F',
    accounts: [{ email: 'rejected@cusp.example', name: 'Suk Yee Ng', roles: ['Buyer'], phone: '51230004' }],
  },
  {
    key: 'overseas',
    name: 'Lotus Dental Clinic (Macau)',
    status: 'approved',
    isHkCustomer: false,
    province: 'MO',
    district: 'MO-se',
    street: '21 Demo Avenida de Almeida Ribeiro',
    address: '3rd floor, B',
    accounts: [{ email: 'macau@cusp.example', name: 'Ana Pires', roles: ['Buyer'], phone: '66123001' }],
  },
  ...(
    [
      [
        'mongkok',
        'Mong Kok Orthodontic Studio',
        'HK-yau-tsim-mong',
        '610 Demo Nathan Road',
        'Room 1501, 15/F',
        'Hoi Ting Chan',
      ],
      [
        'shatin',
        'Sha Tin Implant and Periodontal Centre',
        'HK-sha-tin',
        '2 Demo Shing Wan Road',
        'Unit 512, 5/F',
        'Wai Man Cheung',
      ],
      [
        'tsuenwan',
        'Tsuen Wan Medical Group',
        'HK-tsuen-wan',
        '99 Demo Castle Peak Road',
        'G/F and 1/F',
        'Pui Shan Leung',
      ],
      [
        'yuenlong',
        'Yuen Long Children’s Dental Clinic',
        'HK-yuen-long',
        '33 Demo Kau Yuk Road',
        'Room 902, 9/F',
        'Tsz Ching Mak',
      ],
      [
        'central',
        'Queen’s Road Aesthetic Dentistry',
        'HK-central-and-western',
        '120 Demo Queen’s Road Central',
        '18/F',
        'Yan Yee Tse',
      ],
      ['northpoint', 'North Point Oral Surgery', 'HK-eastern', '240 Demo King’s Road', 'Room 703, 7/F', 'Kin Fai Tam'],
    ] as const
  ).map(([key, name, district, street, address, person], i) => ({
    key,
    name,
    status: 'approved' as const,
    province: hk,
    district,
    street,
    address,
    accounts: [{ email: `${key}@cusp.example`, name: person, roles: ['Buyer'] as const, phone: `5123001${i}` }],
  })),
]

/** Codes of two salespeople, and what clinics brought when they registered: also one that nobody has created. */
export const demoInvitationCodes = [
  { code: 'KIT-2026', owner: 'Kit Wong', note: 'Kowloon and New Territories' },
  { code: 'EXPO-HK', owner: 'Mei Lam', note: 'Handed out at the dental fair' },
] as const
export const broughtCodes: Readonly<Record<string, string>> = {
  mongkok: 'kit-2026',
  shatin: 'KIT-2026',
  central: 'EXPO-HK',
  yuenlong: 'EXPO2025',
}

export const demoOperators: readonly { readonly email: string; readonly name: string; readonly role: OperatorRole }[] =
  [
    { email: 'admin@cusp.example', name: 'Ada Admin', role: 'admin' },
    { email: 'review@cusp.example', name: 'Rita Review', role: 'review' },
    { email: 'catalogue@cusp.example', name: 'Carl Catalogue', role: 'catalogue' },
    { email: 'orders@cusp.example', name: 'Olive Orders', role: 'orders' },
    { email: 'warehouse@cusp.example', name: 'Walter Warehouse', role: 'warehouse' },
    { email: 'money@cusp.example', name: 'Fiona Finance', role: 'finance' },
    { email: 'support@cusp.example', name: 'Sam Support', role: 'support' },
    { email: 'marketing@cusp.example', name: 'Mandy Marketing', role: 'marketing' },
  ]

/** What became of a demo order after it was placed. */
export type DemoOrder = {
  readonly clinicKey: string
  readonly choice: 'online' | 'remittance'
  readonly ends:
    | 'pendingPayment'
    | 'paying'
    | 'pendingShipment'
    | 'partlyShipped'
    | 'pendingReceipt'
    | 'completed'
    | 'cancelled'
    | 'closed'
    | 'remitted'
    | 'pendingReview'
    | 'held'
    /** A pre-order whose deposit is paid, and one whose goods have arrived. */
    | 'preOrder'
    | 'balanceDue'
  /** What it is of, where not of the usual: goods dear enough for a review, medicines, or goods that are sold out and may be pre-ordered. */
  readonly of?: 'dear' | 'medicine' | 'soldOut'
  readonly lines: number
  readonly daysAgo: number
}

export const demoOrders: readonly DemoOrder[] = [
  { clinicKey: 'harbour', choice: 'online', ends: 'completed', lines: 4, daysAgo: 40 },
  { clinicKey: 'harbour', choice: 'remittance', ends: 'completed', lines: 6, daysAgo: 26 },
  { clinicKey: 'harbour', choice: 'online', ends: 'cancelled', lines: 2, daysAgo: 19 },
  { clinicKey: 'harbour', choice: 'online', ends: 'closed', lines: 3, daysAgo: 12 },
  { clinicKey: 'harbour', choice: 'online', ends: 'pendingReceipt', lines: 5, daysAgo: 4 },
  { clinicKey: 'harbour', choice: 'online', ends: 'partlyShipped', lines: 6, daysAgo: 2 },
  { clinicKey: 'harbour', choice: 'online', ends: 'pendingShipment', lines: 3, daysAgo: 1 },
  { clinicKey: 'harbour', choice: 'remittance', ends: 'remitted', lines: 4, daysAgo: 1 },
  { clinicKey: 'harbour', choice: 'remittance', ends: 'pendingPayment', lines: 2, daysAgo: 0 },
  { clinicKey: 'harbour', choice: 'online', ends: 'pendingPayment', lines: 3, daysAgo: 0 },
  { clinicKey: 'harbour', choice: 'online', ends: 'pendingReview', lines: 2, daysAgo: 0, of: 'dear' },
  { clinicKey: 'harbour', choice: 'online', ends: 'held', lines: 2, daysAgo: 1, of: 'medicine' },
  { clinicKey: 'harbour', choice: 'online', ends: 'preOrder', lines: 1, daysAgo: 9, of: 'soldOut' },
  { clinicKey: 'harbour', choice: 'remittance', ends: 'balanceDue', lines: 1, daysAgo: 7, of: 'soldOut' },
  { clinicKey: 'shatin', choice: 'remittance', ends: 'preOrder', lines: 1, daysAgo: 5, of: 'soldOut' },
  { clinicKey: 'central', choice: 'online', ends: 'pendingPayment', lines: 1, daysAgo: 0, of: 'soldOut' },
  { clinicKey: 'mongkok', choice: 'online', ends: 'completed', lines: 5, daysAgo: 33 },
  { clinicKey: 'mongkok', choice: 'online', ends: 'pendingShipment', lines: 7, daysAgo: 1 },
  { clinicKey: 'mongkok', choice: 'online', ends: 'paying', lines: 2, daysAgo: 0 },
  { clinicKey: 'shatin', choice: 'online', ends: 'pendingReceipt', lines: 4, daysAgo: 6 },
  { clinicKey: 'shatin', choice: 'remittance', ends: 'remitted', lines: 3, daysAgo: 2 },
  { clinicKey: 'northpoint', choice: 'remittance', ends: 'held', lines: 1, daysAgo: 3, of: 'medicine' },
  { clinicKey: 'tsuenwan', choice: 'remittance', ends: 'pendingReview', lines: 1, daysAgo: 1, of: 'dear' },
  { clinicKey: 'tsuenwan', choice: 'online', ends: 'completed', lines: 9, daysAgo: 15 },
  { clinicKey: 'yuenlong', choice: 'online', ends: 'pendingShipment', lines: 4, daysAgo: 0 },
  { clinicKey: 'central', choice: 'online', ends: 'completed', lines: 3, daysAgo: 8 },
  { clinicKey: 'overseas', choice: 'online', ends: 'pendingShipment', lines: 4, daysAgo: 3 },
]
