import { addresses } from '@cusp/contract'
import { useCase } from '../../../platform/use-case'
import { isOfferedAreaCode } from '../area-codes'
import { addAddress } from '../operations'
import { missingPart } from '../rules/completeness'
import { closedPart, placeCode } from '../rules/regions'
import { findClosedRegions, lockAddressBook, makeDefault, updateAddress } from '../store'

/** The default stays the default until another one takes its place. */
export const saveAddress = useCase(addresses.saveAddress, async ({ actor, now, read, write, fail }, input) => {
  const { id, isDefault, ...typed } = input
  const fields = {
    ...typed,
    province: placeCode(typed.province),
    city: placeCode(typed.city),
    district: placeCode(typed.district),
  }
  const field = missingPart(fields)
  if (field) return fail('addressIncomplete', { field })
  const [closed, isOffered] = [await findClosedRegions(read), await isOfferedAreaCode(read, fields.areaCode)]
  if (!isOffered) return fail('areaCodeNotOffered', { field: 'areaCode' })
  const closedAt = closedPart(fields, new Set(closed))
  if (closedAt) return fail('regionNotServed', { field: closedAt })

  return write(async (tx) => {
    if (id === undefined) {
      const added = await addAddress(tx, actor.clinicId, fields, { isDefault, now })
      return added === undefined ? fail('addressLimit') : { id: added }
    }
    await lockAddressBook(tx, actor.clinicId)
    if (!(await updateAddress(tx, actor.clinicId, id, fields))) return fail('addressNotFound')
    if (isDefault) await makeDefault(tx, actor.clinicId, id)
    return { id }
  })
})
