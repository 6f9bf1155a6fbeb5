import { ChevronDown, Globe } from 'lucide-react'
import { useState } from 'react'
import { Breadcrumbs } from '../breadcrumbs'
import { Button } from '../button'
import { buttonClass } from '../button-class'
import { Dialog, Drawer } from '../dialog'
import { Disclosure, Menu, menuItemClass } from '../disclosure'
import { Pagination } from '../pagination'
import { ProgressSteps, Stepper } from '../steps'
import { Tabs } from '../tabs'
import { Part, Row, Sample } from './sample'

const stateLabels = { done: 'done', current: 'now', ahead: 'to come' }

function pagination(page: number, pageCount: number) {
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefFor={(to) => `#page-${to}`}
      className="sm:justify-start"
      labels={{
        navigation: `Pages, ${page} of ${pageCount}`,
        previous: 'Previous page',
        next: 'Next page',
        page: (to) => `Page ${to}`,
        position: `${page} / ${pageCount}`,
      }}
    />
  )
}

function Modals() {
  const [open, setOpen] = useState<'dialog' | 'firm' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('firm')}>
        Dialog that asks
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Dialog open={open === 'dialog'} onClose={close} title="Available coupons" closeLabel="Close">
        Escape, the cross and a press beside it close this dialog; the focus goes back to the button.
      </Dialog>
      <Dialog
        open={open === 'firm'}
        onClose={close}
        title="Cancel this order?"
        closable={false}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Cancel the order
            </Button>
          </>
        }
      >
        The stock goes back on sale and the coupon returns to your account.
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        footer={<Button onClick={close}>Show 128 products</Button>}
      >
        Brand, price and stock.
      </Drawer>
    </Row>
  )
}

export function Navigation() {
  return (
    <Part id="navigation" title="Navigation">
      <Sample name="Breadcrumbs">
        <Breadcrumbs
          label="You are here"
          crumbs={[
            { label: 'Home', href: '#home' },
            { label: 'Infection control', href: '#infection-control' },
            { label: 'Gloves', href: '#gloves' },
            { label: 'Nitrile examination gloves, powder-free' },
          ]}
        />
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Orders"
          tabs={[
            { href: '#all', label: 'All', current: true },
            { href: '#to-pay', label: 'Pending payment', count: '2' },
            { href: '#to-ship', label: 'Pending shipment', count: '99+' },
            { href: '#to-receive', label: 'Pending receipt' },
            { href: '#completed', label: 'Completed' },
          ]}
        />
      </Sample>
      <Sample name="Pagination">
        <div className="flex flex-col gap-3">
          {pagination(2, 5)}
          {pagination(1, 24)}
          {pagination(12, 24)}
          {pagination(24, 24)}
        </div>
      </Sample>
      <Sample name="ProgressSteps">
        <ProgressSteps
          label="Progress of the order"
          stateLabels={stateLabels}
          steps={[
            { label: 'Placed', state: 'done', note: '12 Mar, 09:14' },
            { label: 'Paid', state: 'done', note: '12 Mar, 09:16' },
            { label: 'On its way', state: 'current', note: '13 Mar, 08:02' },
            { label: 'Received', state: 'ahead' },
          ]}
        />
      </Sample>
      <Sample name="Stepper">
        <Stepper
          label="Checkout"
          stateLabels={stateLabels}
          steps={[
            { label: 'Cart', state: 'done' },
            { label: 'Confirm order', state: 'current' },
            { label: 'Payment', state: 'ahead' },
          ]}
        />
      </Sample>
      <Sample name="Menu">
        <Row>
          <Menu
            triggerClassName={buttonClass({ variant: 'secondary' })}
            trigger={
              <>
                <Globe aria-hidden /> English · HKD <ChevronDown aria-hidden />
              </>
            }
          >
            <a href="#en" aria-current="true" className={menuItemClass}>
              English
            </a>
            <a href="#zh" lang="zh-Hant-HK" className={menuItemClass}>
              繁體中文
            </a>
            <button type="button" data-closes className={menuItemClass}>
              Log out
            </button>
          </Menu>
        </Row>
      </Sample>
      <Sample name="Disclosure">
        <div className="max-w-3xl">
          <Disclosure summary="When will my order leave?" name="gallery-faq" open>
            The same day when it is paid before three in the afternoon.
          </Disclosure>
          <Disclosure summary="May I return opened boxes?" name="gallery-faq">
            Only when what is in them is faulty.
          </Disclosure>
        </div>
      </Sample>
      <Sample name="Dialog, Drawer">
        <Modals />
      </Sample>
    </Part>
  )
}
