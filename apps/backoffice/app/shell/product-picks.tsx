import { catalogue } from '@cusp/contract'
import { type ProductId, pictureAt } from '@cusp/kernel'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Finder, type Pickable, Picks } from './picks'

type ProductPicksProps = {
  readonly id?: string
  readonly value?: readonly ProductId[]
  onChange?: (ids: ProductId[]) => void
  readonly atMost: number
}

type Found = Pickable<ProductId> & { readonly row: catalogue.AdminProductRow }

function usePickable(): (row: catalogue.AdminProductRow) => Found {
  const say = useLocalText()
  const t = useWords()
  return (row) => ({
    id: row.id,
    name: say(row.name),
    remark: row.isOnShelf ? row.brandName : `${row.brandName} · ${t('products.offShelf')}`,
    picture: row.picturePath === '' ? '' : pictureAt(row.picturePath, 400),
    row,
  })
}

function useNamed(ids: readonly ProductId[]) {
  const pickable = usePickable()
  const answer = useAnswer(catalogue.adminListProducts, { ids: [...ids].sort(), pageSize: 100 })
  return (answer.data?.list ?? []).map(pickable)
}

function useFound(keyword: string) {
  const pickable = usePickable()
  const answer = useAnswer(catalogue.adminListProducts, { keyword, shelf: 'on', sort: 'name', pageSize: 20 })
  return { list: (answer.data?.list ?? []).map(pickable), isBusy: answer.isFetching }
}

/** Products in an order, found by name, brand or article number. A control of a form. */
export function ProductPicks(props: ProductPicksProps) {
  const t = useWords()
  return <Picks {...props} hint={t('common.pickProduct')} useNamed={useNamed} useFound={useFound} />
}

/** Looks for a product on the shelf by name, brand or article number, and hands over the one that is chosen. */
export function ProductFinder({
  label,
  without,
  isFull,
  onPick,
}: {
  readonly label: string
  /** Products that are picked already. */
  readonly without: readonly ProductId[]
  readonly isFull: boolean
  onPick(product: catalogue.AdminProductRow): void
}) {
  const t = useWords()
  return (
    <Finder
      label={label}
      hint={isFull ? t('common.picksFull', { count: without.length }) : t('common.pickProduct')}
      isDisabled={isFull}
      without={without}
      useFound={useFound}
      onPick={({ row }) => onPick(row)}
    />
  )
}
