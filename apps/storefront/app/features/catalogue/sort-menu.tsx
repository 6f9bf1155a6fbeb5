import { Button, Select } from '@cusp/ui'
import { Form, useSubmit } from 'react-router'
import { paths } from '../../paths'
import { type SearchQuery, type SortOrder, sortCodes, sortOrders, writeSearch } from '../../platform/search-query'
import { useWords } from '../../platform/words'

const byPrice: readonly SortOrder[] = ['priceHighToLow', 'priceLowToHigh']

/** The order of results. Price is no order for those who see no prices (decision 26). A plain form without script. */
export function SortMenu({ query, canSortByPrice }: { query: SearchQuery; canSortByPrice: boolean }) {
  const say = useWords()
  const submit = useSubmit()
  const kept = Object.entries(writeSearch({ ...query, orderBy: undefined, pageIndex: undefined }))
  const offered = sortOrders.filter((order) => canSortByPrice || !byPrice.includes(order))
  return (
    <Form
      action={paths.search()}
      className="flex items-center gap-2"
      onChange={(event) => void submit(event.currentTarget)}
    >
      {kept.map(([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
      <Select
        // The address may change without the select: back, forward, a removed filter.
        key={query.orderBy ?? 'default'}
        label={say('search.sortBy')}
        labelHidden
        name="orderBy"
        defaultValue={String(sortCodes[query.orderBy ?? 'default'])}
        options={offered.map((order) => ({ value: String(sortCodes[order]), label: say(`search.sorts.${order}`) }))}
        className="w-48"
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {say('search.sortApply')}
        </Button>
      </noscript>
    </Form>
  )
}
