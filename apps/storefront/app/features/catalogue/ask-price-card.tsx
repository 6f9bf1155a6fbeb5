import type { catalogue } from '@cusp/contract'
import { Button, Card, Notice, Select, TextArea, TextField } from '@cusp/ui'
import { Form, useNavigation } from 'react-router'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'

type Variant = catalogue.Variant
const isOnInquiry = ({ price }: Variant): boolean => price.kind === 'onInquiry'

const called = (...words: readonly string[]): string => words.filter(Boolean).join(' · ')

/** Asks for the price of what has none: which of it, how many, and what else is to be said. */
export function AskPriceCard({
  address,
  variants,
}: {
  /** The product's, which hears the question. */
  address: string
  variants: readonly Variant[]
}) {
  const say = useWords()
  const { state, formData } = useNavigation()
  const asked = variants.filter(({ priceAskedAt }) => priceAskedAt !== null)
  const open = variants.filter((variant) => isOnInquiry(variant) && variant.priceAskedAt === null)
  const [first, ...others] = open
  return (
    <Card title={say('product.askPrice')} className="mt-4 scroll-mt-32" id="ask-price">
      {asked.map(
        ({ id, standard, articleNumber, priceAskedAt }) =>
          priceAskedAt && (
            <Notice
              key={id}
              tone="success"
              className="mb-3"
              title={say('product.priceAsked', { name: called(standard, articleNumber) })}
            >
              {say('product.priceAskedText', { at: hongKongTime(priceAskedAt) })}
            </Notice>
          ),
      )}
      {first && (
        <Form
          key={first.id}
          method="post"
          action={address}
          preventScrollReset
          className="flex max-w-reading flex-col gap-4"
        >
          <p className="text-sm text-ink-soft">{say('product.askPriceText')}</p>
          {others.length > 0 ? (
            <Select
              label={say('product.specification')}
              name="variant"
              options={open.map(({ id, standard, articleNumber }) => ({
                value: id,
                label: called(standard, articleNumber),
              }))}
            />
          ) : (
            <input type="hidden" name="variant" value={first.id} />
          )}
          <TextField
            label={say('product.askPieces')}
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            max={100_000}
            required
            defaultValue={String(Math.max(1, first.sellPartCount))}
          />
          <TextArea label={say('product.askMessage')} name="message" rows={3} maxLength={1000} />
          <TextField
            label={say('product.askEmail')}
            hint={say('product.askEmailHint')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={120}
          />
          <Button
            type="submit"
            name="intent"
            value="askPrice"
            className="sm:self-start"
            loading={state !== 'idle' && formData?.get('intent') === 'askPrice'}
          >
            {say('product.askSend')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
