/** The pages that anybody may open, in both languages the same. `{variant}` and the like are filled by places.ts. */
export const openPages = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/search?keyword=ALL' },
  { name: 'search without a result', path: '/search?keyword=zzzzqqqq' },
  { name: 'product', path: '/product/{variant}' },
  { name: 'brands', path: '/brandIndex' },
  { name: 'about us', path: '/about/1' },
  { name: 'privacy policy', path: '/about/3' },
  { name: 'service agreement', path: '/about/4' },
  { name: 'register', path: '/register' },
  { name: 'log in', path: '/login' },
  { name: 'forgot password', path: '/rorgotPassword' },
  { name: 'new password', path: '/forgotPasswordSecond?email=desk%40smile.example&captcha=123456' },
] as const

/** Further looks at pages that are listed above or below: they add nothing to a journey, but they look different. */
export const openVariations = [
  { name: 'category', path: '/search?keyword=ALL&categoryId={category}' },
  { name: 'not found', path: '/no/such/page' },
] as const

export const clinicVariations = [
  { name: 'order in review', path: '/user/orderDetail/{reviewed}' },
  { name: 'order held', path: '/user/orderDetail/{held}' },
  { name: 'result in review', path: '/payResult?orderId={reviewed}' },
  { name: 'result held', path: '/payResult?orderId={held}' },
  { name: 'order unpaid', path: '/user/orderDetail/{unpaid}' },
  { name: 'order remitted', path: '/user/orderDetail/{remitted}' },
  { name: 'order shipped', path: '/user/orderDetail/{shipped}' },
  { name: 'order completed', path: '/user/orderDetail/{completed}' },
  { name: 'order closed', path: '/user/orderDetail/{closed}' },
  { name: 'remittance reported', path: '/payResult?orderId={remitted}' },
  { name: 'payment awaited', path: '/payResult?orderId={unpaid}' },
] as const

export const officeVariations = [
  { name: 'clinics to review', path: '/backoffice/clinics?status=underReview' },
  { name: 'clinic to review', path: '/backoffice/clinics/{waiting}' },
  { name: 'order in review', path: '/backoffice/orders/{reviewed}' },
  { name: 'order held', path: '/backoffice/orders/{held}' },
  { name: 'orders in review', path: '/backoffice/orders?status=pendingReview' },
  { name: 'order to ship', path: '/backoffice/orders/{toShip}' },
  { name: 'order remitted', path: '/backoffice/orders/{remitted}' },
  { name: 'order closed', path: '/backoffice/orders/{closed}' },
  { name: 'not found', path: '/backoffice/no/such/page' },
] as const

/** The pages of whoever is logged in. */
export const clinicPages = [
  { name: 'cart', path: '/shopCart' },
  { name: 'orders', path: '/user/orderList' },
  { name: 'order', path: '/user/orderDetail/{order}' },
  { name: 'account information', path: '/user/information' },
  { name: 'address book', path: '/user/address' },
  { name: 'favourites', path: '/user/favourites' },
  { name: 'back in stock', path: '/user/stockNotice' },
  { name: 'colleagues', path: '/user/colleagues' },
  { name: 'email preferences', path: '/mailSubscription' },
  { name: 'cashier', path: '/pay/{unpaid}' },
  { name: 'payment result', path: '/payResult?orderId={order}' },
] as const

export const officePages = [
  { name: 'dashboard', path: '/backoffice' },
  { name: 'orders', path: '/backoffice/orders' },
  { name: 'order', path: '/backoffice/orders/{order}' },
  { name: 'remittances', path: '/backoffice/remittances' },
  { name: 'refunds', path: '/backoffice/refunds' },
  { name: 'clinics', path: '/backoffice/clinics' },
  { name: 'clinic', path: '/backoffice/clinics/{clinic}' },
  { name: 'products', path: '/backoffice/products' },
  { name: 'product', path: '/backoffice/products/{product}' },
  { name: 'new product', path: '/backoffice/products/new' },
  { name: 'waited for', path: '/backoffice/awaited' },
  { name: 'categories', path: '/backoffice/categories' },
  { name: 'brands', path: '/backoffice/brands' },
  { name: 'tags', path: '/backoffice/tags' },
  { name: 'coupons', path: '/backoffice/coupons' },
  { name: 'searches', path: '/backoffice/search' },
  { name: 'synonyms', path: '/backoffice/search?part=synonyms' },
  { name: 'hot keywords', path: '/backoffice/search?part=hot' },
  { name: 'imports', path: '/backoffice/imports' },
  { name: 'new import', path: '/backoffice/imports/new' },
  { name: 'messages', path: '/backoffice/messages' },
  { name: 'invitation codes', path: '/backoffice/invitation-codes' },
  { name: 'code log', path: '/backoffice/code-log' },
  { name: 'places', path: '/backoffice/places' },
  { name: 'guest price texts', path: '/backoffice/guest-price-texts' },
  { name: 'contact details', path: '/backoffice/contact-details' },
  { name: 'texts', path: '/backoffice/texts' },
  { name: 'text', path: '/backoffice/texts/edit?key=clinic.approved' },
  { name: 'audit log', path: '/backoffice/audit' },
  { name: 'operators', path: '/backoffice/operators' },
  { name: 'shop settings', path: '/backoffice/settings' },
  { name: 'roles', path: '/backoffice/roles' },
  { name: 'my account', path: '/backoffice/me' },
] as const
