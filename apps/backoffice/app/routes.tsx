import type { Permission } from '@cusp/contract'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { CrashRoute } from './routes/crash'
import { NotFoundRoute } from './routes/not-found'
import { Allowed } from './shell/allowed'
import { FrameRoute } from './shell/frame'
import { PageLoading } from './shell/states'

/** A page for those who may see it, loaded when it is first opened. Others see why not, and nothing is asked for. */
const page = (path: string, needs: Permission, load: () => Promise<ComponentType>): RouteObject => ({
  ...(path === '' ? { index: true as const } : { path }),
  lazy: async () => {
    const Shown = await load()
    return {
      Component: () => (
        <Allowed needs={needs}>
          <Shown />
        </Allowed>
      ),
    }
  },
})

/** Every URL of the back office. */
export const router = createBrowserRouter(
  [
    {
      errorElement: <CrashRoute />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        { path: '/login', lazy: async () => ({ Component: (await import('./routes/login')).LoginRoute }) },
        {
          path: '/',
          element: <FrameRoute />,
          children: [
            {
              errorElement: <CrashRoute />,
              children: [
                page('', 'self', async () => (await import('./routes/dashboard')).DashboardRoute),
                page('clinics', 'clinics.view', async () => (await import('./routes/clinics')).ClinicsRoute),
                page('clinics/:id', 'clinics.view', async () => (await import('./routes/clinic')).ClinicRoute),
                page('products', 'catalogue.view', async () => (await import('./routes/products')).ProductsRoute),
                page(
                  'products/new',
                  'catalogue.edit',
                  async () => (await import('./routes/new-product')).NewProductRoute,
                ),
                page('products/:id', 'catalogue.view', async () => (await import('./routes/product')).ProductRoute),
                page('awaited', 'catalogue.view', async () => (await import('./routes/awaited')).AwaitedRoute),
                page('categories', 'catalogue.view', async () => (await import('./routes/categories')).CategoriesRoute),
                page('brands', 'catalogue.view', async () => (await import('./routes/brands')).BrandsRoute),
                page('tags', 'catalogue.view', async () => (await import('./routes/tags')).TagsRoute),
                page('coupons', 'coupons.manage', async () => (await import('./routes/coupons')).CouponsRoute),
                page('home-page', 'home.manage', async () => (await import('./routes/home-page')).HomePageRoute),
                page(
                  'new-customers',
                  'home.manage',
                  async () => (await import('./routes/new-customers')).NewCustomersRoute,
                ),
                page('zones', 'campaigns.manage', async () => (await import('./routes/zones')).ZonesRoute),
                page(
                  'special-events',
                  'campaigns.manage',
                  async () => (await import('./routes/special-events')).SpecialEventsRoute,
                ),
                page(
                  'special-events/new',
                  'campaigns.manage',
                  async () => (await import('./routes/special-event')).NewSpecialEventRoute,
                ),
                page(
                  'special-events/:id',
                  'campaigns.manage',
                  async () => (await import('./routes/special-event')).SpecialEventRoute,
                ),
                page('search', 'search.manage', async () => (await import('./routes/search')).SearchRoute),
                page('imports', 'catalogue.import', async () => (await import('./routes/imports')).ImportsRoute),
                page(
                  'imports/new',
                  'catalogue.import',
                  async () => (await import('./routes/new-import')).NewImportRoute,
                ),
                page(
                  'imports/:id',
                  'catalogue.import',
                  async () => (await import('./routes/import-run')).ImportRunRoute,
                ),
                page('orders', 'orders.view', async () => (await import('./routes/orders')).OrdersRoute),
                page('orders/:orderNo', 'orders.view', async () => (await import('./routes/order')).OrderRoute),
                page('pre-orders', 'orders.view', async () => (await import('./routes/pre-orders')).PreOrdersRoute),
                page(
                  'remittances',
                  'payments.view',
                  async () => (await import('./routes/remittances')).RemittancesRoute,
                ),
                page('refunds', 'payments.view', async () => (await import('./routes/refunds')).RefundsRoute),
                page('questions', 'content.edit', async () => (await import('./routes/questions')).QuestionsRoute),
                page('questions/new', 'content.edit', async () => (await import('./routes/question')).NewQuestionRoute),
                page('questions/:id', 'content.edit', async () => (await import('./routes/question')).QuestionRoute),
                page('enquiries', 'inbox.answer', async () => (await import('./routes/enquiries')).EnquiriesRoute),
                page('messages', 'messages.view', async () => (await import('./routes/messages')).MessagesRoute),
                page(
                  'invitation-codes',
                  'codes.manage',
                  async () => (await import('./routes/invitation-codes')).InvitationCodesRoute,
                ),
                page('code-log', 'codeLog.view', async () => (await import('./routes/code-log')).CodeLogRoute),
                page(
                  'information-pages',
                  'content.edit',
                  async () => (await import('./routes/info-pages')).InfoPagesRoute,
                ),
                page(
                  'information-pages/:id',
                  'content.edit',
                  async () => (await import('./routes/info-page')).InfoPageRoute,
                ),
                page(
                  'guest-price-texts',
                  'content.edit',
                  async () => (await import('./routes/guest-price-texts')).GuestPriceTextsRoute,
                ),
                page(
                  'contact-details',
                  'content.edit',
                  async () => (await import('./routes/contact-details')).ContactDetailsRoute,
                ),
                page('texts', 'texts.edit', async () => (await import('./routes/texts')).TextsRoute),
                page('texts/edit', 'texts.edit', async () => (await import('./routes/text')).TextRoute),
                page('audit', 'audit.view', async () => (await import('./routes/audit')).AuditRoute),
                page('operators', 'operators.manage', async () => (await import('./routes/operators')).OperatorsRoute),
                page('roles', 'operators.manage', async () => (await import('./routes/roles')).RolesRoute),
                page('me', 'self', async () => (await import('./routes/my-account')).MyAccountRoute),
                page('places', 'settings.edit', async () => (await import('./routes/places')).PlacesRoute),
                page('settings', 'settings.edit', async () => (await import('./routes/settings')).SettingsRoute),
                { path: '*', element: <NotFoundRoute /> },
              ],
            },
          ],
        },
      ],
    },
  ],
  { basename: '/backoffice' },
)
