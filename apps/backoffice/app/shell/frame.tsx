import {
  AuditOutlined,
  BankOutlined,
  BellOutlined,
  CalendarOutlined,
  CommentOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  EyeInvisibleOutlined,
  FileDoneOutlined,
  FormOutlined,
  GiftOutlined,
  HourglassOutlined,
  ImportOutlined,
  LayoutOutlined,
  LogoutOutlined,
  MailOutlined,
  MedicineBoxOutlined,
  MenuOutlined,
  PercentageOutlined,
  PhoneOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  RollbackOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  ShopOutlined,
  SmileOutlined,
  TagOutlined,
  TagsOutlined,
  TeamOutlined,
  TrademarkOutlined,
} from '@ant-design/icons'
import { operators, type Permission } from '@cusp/contract'
import { colours } from '@cusp/ui/tokens'
import { useQueryClient } from '@tanstack/react-query'
import { Badge, Button, Drawer, Grid, Layout, Menu, type MenuProps, Tooltip, Typography } from 'antd'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { paths } from '../paths'
import { selfKey, useAct, useAnswer } from '../platform/answers'
import { type Self, SelfContext, useMay, useSelfQuery } from '../platform/session'
import { useWords, type WordKey } from '../platform/words'
import { LanguageSwitch } from './language-switch'
import { PageLoading, Problem } from './states'

type Entry = {
  readonly to: string
  readonly word: WordKey
  readonly icon: ReactNode
  readonly needs: Permission
  readonly waiting?: 'clinicsToReview' | 'ordersToShip' | 'remittancesToConfirm' | 'refundsDue'
}
const groups: readonly { readonly word?: WordKey; readonly entries: readonly Entry[] }[] = [
  { entries: [{ to: paths.dashboard, word: 'nav.dashboard', icon: <DashboardOutlined aria-hidden />, needs: 'self' }] },
  {
    word: 'nav.sales',
    entries: [
      {
        to: paths.orders,
        word: 'nav.orders',
        icon: <FileDoneOutlined aria-hidden />,
        needs: 'orders.view',
        waiting: 'ordersToShip',
      },
      { to: paths.preOrders, word: 'nav.preOrders', icon: <HourglassOutlined aria-hidden />, needs: 'orders.view' },
      {
        to: paths.remittances,
        word: 'nav.remittances',
        icon: <BankOutlined aria-hidden />,
        needs: 'payments.view',
        waiting: 'remittancesToConfirm',
      },
      {
        to: paths.refunds,
        word: 'nav.refunds',
        icon: <RollbackOutlined aria-hidden />,
        needs: 'payments.view',
        waiting: 'refundsDue',
      },
      {
        to: paths.clinics,
        word: 'nav.clinics',
        icon: <ShopOutlined aria-hidden />,
        needs: 'clinics.view',
        waiting: 'clinicsToReview',
      },
      {
        to: paths.invitationCodes,
        word: 'nav.invitationCodes',
        icon: <GiftOutlined aria-hidden />,
        needs: 'codes.manage',
      },
    ],
  },
  {
    word: 'nav.catalogue',
    entries: [
      { to: paths.products, word: 'nav.products', icon: <MedicineBoxOutlined aria-hidden />, needs: 'catalogue.view' },
      { to: paths.awaited, word: 'nav.awaited', icon: <BellOutlined aria-hidden />, needs: 'catalogue.view' },
      { to: paths.categories, word: 'nav.categories', icon: <TagsOutlined aria-hidden />, needs: 'catalogue.view' },
      { to: paths.brands, word: 'nav.brands', icon: <TrademarkOutlined aria-hidden />, needs: 'catalogue.view' },
      { to: paths.tags, word: 'nav.tags', icon: <TagOutlined aria-hidden />, needs: 'catalogue.view' },
      { to: paths.coupons, word: 'nav.coupons', icon: <PercentageOutlined aria-hidden />, needs: 'coupons.manage' },
      { to: paths.zones, word: 'nav.zones', icon: <GiftOutlined aria-hidden />, needs: 'campaigns.manage' },
      { to: paths.search, word: 'nav.search', icon: <SearchOutlined aria-hidden />, needs: 'search.manage' },
      { to: paths.imports, word: 'nav.imports', icon: <ImportOutlined aria-hidden />, needs: 'catalogue.import' },
    ],
  },
  {
    word: 'nav.content',
    entries: [
      { to: paths.homePage, word: 'nav.homePage', icon: <LayoutOutlined aria-hidden />, needs: 'home.manage' },
      { to: paths.newCustomers, word: 'nav.newCustomers', icon: <SmileOutlined aria-hidden />, needs: 'home.manage' },
      {
        to: paths.specialEvents,
        word: 'nav.specialEvents',
        icon: <CalendarOutlined aria-hidden />,
        needs: 'campaigns.manage',
      },
      { to: paths.infoPages, word: 'nav.infoPages', icon: <ReadOutlined aria-hidden />, needs: 'content.edit' },
      {
        to: paths.questions,
        word: 'nav.questions',
        icon: <QuestionCircleOutlined aria-hidden />,
        needs: 'content.edit',
      },
      {
        to: paths.priceTexts,
        word: 'nav.priceTexts',
        icon: <EyeInvisibleOutlined aria-hidden />,
        needs: 'content.edit',
      },
      {
        to: paths.contactDetails,
        word: 'nav.contactDetails',
        icon: <PhoneOutlined aria-hidden />,
        needs: 'content.edit',
      },
    ],
  },
  {
    word: 'nav.records',
    entries: [
      { to: paths.enquiries, word: 'nav.enquiries', icon: <CommentOutlined aria-hidden />, needs: 'inbox.answer' },
      { to: paths.messages, word: 'nav.messages', icon: <MailOutlined aria-hidden />, needs: 'messages.view' },
      { to: paths.codeLog, word: 'nav.codeLog', icon: <SafetyOutlined aria-hidden />, needs: 'codeLog.view' },
      { to: paths.texts(), word: 'nav.texts', icon: <FormOutlined aria-hidden />, needs: 'texts.edit' },
      { to: paths.audit, word: 'nav.audit', icon: <AuditOutlined aria-hidden />, needs: 'audit.view' },
      { to: paths.operators, word: 'nav.operators', icon: <TeamOutlined aria-hidden />, needs: 'operators.manage' },
      { to: paths.places, word: 'nav.places', icon: <EnvironmentOutlined aria-hidden />, needs: 'settings.edit' },
      { to: paths.settings, word: 'nav.settings', icon: <SettingOutlined aria-hidden />, needs: 'settings.edit' },
    ],
  },
]
const everyMinute = 60_000

function SideMenu({ onChoose }: { onChoose?: () => void }) {
  const t = useWords()
  const may = useMay()
  const { pathname } = useLocation()
  const waiting = useAnswer(operators.getDashboard, {}, { everyMs: everyMinute })

  const itemFor = ({ to, word, icon, needs, waiting: what }: Entry) => {
    const { isAllowed, why } = may(needs)
    const count = what ? (waiting.data?.[what] ?? 0) : 0
    return {
      key: to,
      icon,
      disabled: !isAllowed,
      title: isAllowed ? '' : why,
      label: isAllowed ? (
        <Link to={to}>
          {t(word)}
          {count > 0 && (
            <Badge count={count} size="small" style={{ marginInlineStart: 8 }} title={t('nav.waiting', { count })} />
          )}
        </Link>
      ) : (
        <Tooltip title={why} placement="right">
          <span>{t(word)}</span>
        </Tooltip>
      ),
    }
  }
  const items = groups.flatMap(
    (group): NonNullable<MenuProps['items']> =>
      group.word
        ? [{ key: group.word, type: 'group' as const, label: t(group.word), children: group.entries.map(itemFor) }]
        : group.entries.map(itemFor),
  )
  const here = groups
    .flatMap((group) => group.entries)
    .filter(({ to }) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)))

  return (
    <nav aria-label={t('nav.main')}>
      <Link to={paths.dashboard} style={{ display: 'block', padding: '14px 20px', color: 'inherit' }}>
        <Typography.Text strong style={{ color: 'var(--ant-color-text-light-solid)', fontSize: 18 }}>
          Cusp
        </Typography.Text>{' '}
        <Typography.Text style={{ color: 'var(--ant-color-text-light-solid)', opacity: 0.75 }}>
          {t('nav.backOffice')}
        </Typography.Text>
      </Link>
      <Menu
        theme="dark"
        mode="inline"
        items={items}
        selectedKeys={here.map(({ to }) => to)}
        {...(onChoose ? { onClick: onChoose } : {})}
      />
    </nav>
  )
}

function Frame({ self }: { self: Self }) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const client = useQueryClient()
  const navigation = useNavigation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { act: logOut, isActing } = useAct(operators.operatorLogOut, {
    onDone: () => {
      client.setQueryData(selfKey, null)
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== selfKey[0] })
    },
  })
  const hasSideMenu = screens.lg !== false

  return (
    <Layout style={{ minHeight: '100vh' }}>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      {isConfined(self) ? null : hasSideMenu ? (
        <Layout.Sider width={216} style={{ position: 'sticky', insetBlockStart: 0, height: '100vh', overflow: 'auto' }}>
          <SideMenu />
        </Layout.Sider>
      ) : (
        <Drawer
          open={isMenuOpen}
          onClose={() => setMenuOpen(false)}
          placement="left"
          size={264}
          closable={false}
          aria-label={t('nav.main')}
          styles={{ body: { padding: 0, background: colours.deep } }}
        >
          <SideMenu onChoose={() => setMenuOpen(false)} />
        </Drawer>
      )}
      <Layout style={{ minWidth: 0 }}>
        <Layout.Header
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            borderBlockEnd: '1px solid var(--ant-color-border-secondary)',
            lineHeight: 1.3,
          }}
        >
          {!hasSideMenu && !isConfined(self) && (
            <Button
              type="text"
              icon={<MenuOutlined aria-hidden />}
              aria-label={t('nav.openMenu')}
              onClick={() => setMenuOpen(true)}
            />
          )}
          <div style={{ flex: 1 }} />
          <LanguageSwitch />
          <div style={{ minWidth: 0, textAlign: 'end' }}>
            <Link to={paths.myAccount} title={t('me.title')}>
              <Typography.Text
                strong
                ellipsis
                style={{ display: 'block', maxWidth: screens.sm === false ? 88 : 220, color: 'inherit' }}
              >
                {self.name}
              </Typography.Text>
            </Link>
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {t(`roles.${self.role}`)}
            </Typography.Text>
          </div>
          <Tooltip title={t('nav.logOut')}>
            <Button
              icon={<LogoutOutlined aria-hidden />}
              aria-label={t('nav.logOut')}
              loading={isActing}
              onClick={() => void logOut({})}
            />
          </Tooltip>
        </Layout.Header>
        <Layout.Content
          id="main"
          tabIndex={-1}
          style={{ padding: screens.md === false ? 12 : 20, minWidth: 0, outline: 'none' }}
          aria-busy={navigation.state !== 'idle'}
        >
          <div style={{ maxWidth: 1440, marginInline: 'auto' }}>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </div>
        </Layout.Content>
      </Layout>
    </Layout>
  )
}

/** Whether nothing but the own account is open until something is done there. */
const isConfined = ({ mustSetUpTwoFactor, mustChangePassword }: operators.OperatorSelf): boolean =>
  mustSetUpTwoFactor || mustChangePassword

/** Everything behind the login. Whoever is not signed in is sent to the login and back again. */
export function FrameRoute() {
  const location = useLocation()
  const self = useSelfQuery()
  if (self.data === null)
    return <Navigate to={paths.login} replace state={{ from: `${location.pathname}${location.search}` }} />
  if (self.error && !self.data) return <Problem error={self.error} onRetry={() => void self.refetch()} />
  if (!self.data) return <PageLoading />
  if (isConfined(self.data) && location.pathname !== paths.myAccount) return <Navigate to={paths.myAccount} replace />
  return (
    <SelfContext value={self.data}>
      <Frame self={self.data} />
    </SelfContext>
  )
}
