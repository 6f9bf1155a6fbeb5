import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { namedAreaCodes } from '../area-codes'

export const listAreaCodes = useCase(addresses.listAreaCodes, async ({ read, language }) =>
  (await namedAreaCodes(read, language)).filter(({ isOn }) => isOn).map(({ code, name }) => ({ code, name })),
)
