import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the shop, spelt as the specification has it. Links are made by paths.ts. */
export default [
  index('routes/home.tsx'),
  route('search', 'routes/search.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('app/:id', 'routes/app-redirect.ts'),
  route('brandIndex', 'routes/brand-index.tsx'),
  route('about/:id', 'routes/about.tsx'),

  layout('routes/clinic-words.tsx', [
    route('register', 'routes/register.tsx'),
    route('login', 'routes/login.tsx'),
    route('joinClinic', 'routes/join-clinic.tsx'),
    route('rorgotPassword', 'routes/forgot-password.tsx'),
    route('forgotPasswordSecond', 'routes/forgot-password-second.tsx'),
    layout('routes/account-area.tsx', [
      route('user/information', 'routes/user-information.tsx'),
      route('user/colleagues', 'routes/colleagues.tsx'),
      route('mailSubscription', 'routes/mail-subscription.tsx'),
      route('user/address', 'routes/address.tsx'),
      route('user/favourites', 'routes/favourites.tsx'),
      route('user/stockNotice', 'routes/stock-notice.tsx'),
      route('user/orderList', 'routes/order-list.tsx'),
      route('user/orderDetail/:id', 'routes/order-detail.tsx'),
    ]),

    route('contactUs', 'routes/contact-us.tsx'),
    route('shopCart', 'routes/shop-cart.tsx'),
    route('order/confirm2', 'routes/order-confirm.tsx'),
    route('pay/:id', 'routes/pay.tsx'),
    route('payResult', 'routes/pay-result.tsx'),
  ]),

  route('forgotPassword', 'routes/forgot-password-redirect.ts'),
  route('logout', 'routes/logout.ts'),
  route('preferences', 'routes/preferences.ts'),
  route('resources/suggest', 'routes/suggest.ts'),
  route('resources/categories', 'routes/categories.ts'),
  route('resources/recommended', 'routes/recommended.ts'),
  route('resources/variants', 'routes/variants.ts'),
  route('resources/beside', 'routes/beside.ts'),
  route('resources/wishes', 'routes/wishes.ts'),
  route('resources/captcha', 'routes/captcha.ts'),
  route('resources/code', 'routes/code.ts'),
  route('resources/my-data', 'routes/my-data.ts'),
  route('resources/account-change', 'routes/account-change.ts'),
  route('resources/regions', 'routes/regions.ts'),
  route('resources/payment-status/:id', 'routes/payment-status.ts'),
  route('ui', 'routes/ui-gallery.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
