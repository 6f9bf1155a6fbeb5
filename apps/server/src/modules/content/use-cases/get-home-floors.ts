import { content } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { cardsFor, catalogueNames, floors } from '../../catalogue'
import { brandImage, floor } from '../present'

const productsPerFloor = 10
const brandsPerFloor = 5
const brandsInGrid = 24

export const getHomeFloors = useCase(content.getHomeFloors, async (call) => {
  const { read, currency, language } = call
  const [names, found] = await Promise.all([catalogueNames(call), floors(read, productsPerFloor, brandsPerFloor)])
  const cards = await cardsFor(
    { read, currency, language, audience: call.actor.audience },
    found.flatMap((each) => each.productIds),
  )
  return {
    classifyFloor: found.flatMap((each) => floor(each, names, cards, language)),
    brandImages: names.brands.slice(0, brandsInGrid).map((brand) => brandImage(brand, language)),
  }
})
