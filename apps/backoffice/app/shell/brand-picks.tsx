import { catalogue } from '@cusp/contract'
import type { BrandId } from '@cusp/kernel'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Picks } from './picks'

type BrandPicksProps = {
  readonly id?: string
  readonly value?: readonly BrandId[]
  onChange?: (ids: BrandId[]) => void
  readonly atMost: number
}

function useBrands() {
  const say = useLocalText()
  const answer = useAnswer(catalogue.adminListBrands, {})
  const list = (answer.data?.list ?? []).map(({ id, name }) => ({ id, name: say(name), all: Object.values(name) }))
  return { list, isBusy: answer.isFetching }
}

function useFound(keyword: string) {
  const { list, isBusy } = useBrands()
  const wanted = keyword.toLowerCase()
  return { list: list.filter(({ all }) => all.join(' ').toLowerCase().includes(wanted)), isBusy }
}

const useNamed = () => useBrands().list

/** Brands in an order. A control of a form. */
export function BrandPicks(props: BrandPicksProps) {
  const t = useWords()
  return <Picks {...props} hint={t('common.pickBrand')} useNamed={useNamed} useFound={useFound} />
}
