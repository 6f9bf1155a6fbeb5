import { SearchX } from 'lucide-react'
import { Button } from '../button'
import { buttonClass } from '../button-class'
import { Card } from '../card'
import { CopyButton } from '../copy-button'
import { Countdown } from '../countdown'
import { Notice } from '../notice'
import { CardSkeleton, LinesSkeleton } from '../skeleton'
import { LoadingOverlay, Spinner } from '../spinner'
import { EmptyState, ErrorState } from '../states'
import { ToastProvider, useToasts } from '../toasts'
import { Part, Row, Sample } from './sample'

function ToastButtons() {
  const toasts = useToasts()
  return (
    <Row>
      <Button variant="secondary" onClick={() => toasts.success('Added to cart')}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => toasts.info('The price list is being written')}>
        Info
      </Button>
      <Button variant="secondary" onClick={() => toasts.error('Only 8 boxes are left')}>
        Error
      </Button>
    </Row>
  )
}

const minutes = (count: number): string => (count === 1 ? '1 minute left' : `${count} minutes left`)

export function Feedback({ nowMs }: { nowMs: number }) {
  return (
    <Part id="feedback" title="Feedback">
      <Sample name="Notice">
        <div className="grid max-w-4xl gap-3">
          <Notice>Prices are shown once your clinic is approved.</Notice>
          <Notice tone="success" title="Certificate received">
            We look at it within one working day.
          </Notice>
          <Notice
            tone="warning"
            title="This certificate ends on 31 March"
            action={
              <a href="#feedback" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
                Send the new one
              </a>
            }
          >
            Orders are refused after that day.
          </Notice>
          <Notice tone="error" title="Two lines cannot be ordered" onDismiss={() => {}} dismissLabel="Dismiss">
            Lower their quantity or remove them.
          </Notice>
        </div>
      </Sample>
      <Sample name="Toasts">
        <ToastProvider>
          <ToastButtons />
        </ToastProvider>
      </Sample>
      <Sample name="Countdown, CopyButton">
        <Row>
          <span className="rounded-md bg-accent-soft px-3 py-1.5 text-sm text-accent">
            Pay within{' '}
            <Countdown
              dueAtMs={nowMs + 5_025_000}
              serverNowMs={nowMs}
              announce={minutes}
              className="text-base font-semibold"
            />
          </span>
          <span className="tabular inline-flex items-center gap-1 text-sm">
            C20260312000418
            <CopyButton text="C20260312000418" labels={{ copy: 'Copy order number', copied: 'Copied' }} />
          </span>
          <CopyButton labelled text="012-345678-001" labels={{ copy: 'Copy account number', copied: 'Copied' }} />
        </Row>
      </Sample>
      <Sample name="Spinner, LoadingOverlay">
        <div className="flex flex-wrap items-center gap-4 text-primary">
          <Spinner size="sm" />
          <Spinner />
          <Spinner size="lg" label="Loading" />
          <Card className="relative w-64 text-ink">
            <p className="text-sm">Total of 12 lines</p>
            <p className="tabular text-2xl font-semibold">HK$8,412.00</p>
            <LoadingOverlay visible label="Working out the total" />
          </Card>
        </div>
      </Sample>
      <Sample name="Skeletons">
        <div className="grid max-w-3xl grid-cols-2 gap-4 md:grid-cols-3">
          <CardSkeleton />
          <CardSkeleton />
          <LinesSkeleton count={5} className="max-md:col-span-2" />
        </div>
      </Sample>
      <Sample name="States">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <EmptyState
              level={3}
              icon={<SearchX aria-hidden strokeWidth={1.5} />}
              title="No product found for “nitirle”"
              action={
                <a href="#feedback" className={buttonClass()}>
                  Search for “nitrile”
                </a>
              }
            >
              Check the spelling, or search by article number.
            </EmptyState>
          </Card>
          <Card>
            <ErrorState
              level={3}
              title="This page could not be loaded"
              reference="req-7f3a09"
              action={<Button variant="secondary">Try again</Button>}
            >
              Nothing was ordered or paid. If it stays like this, call us and name the code below.
            </ErrorState>
          </Card>
        </div>
      </Sample>
    </Part>
  )
}
