import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { findAreaCodes, putAreaCodes } from '../store'

export const adminSaveAreaCodes = useCase(addresses.adminSaveAreaCodes, (call, { list }) =>
  call.write(async (tx) => {
    call.about('area codes', { list: await findAreaCodes(tx) })
    await putAreaCodes(tx, list)
    return null
  }),
)
