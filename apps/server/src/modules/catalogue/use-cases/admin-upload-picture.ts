import { catalogue } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'
import { findProduct, setPicture } from '../store/admin-products'

/** The picture is encoded anew before the transaction begins: nobody waits for a lock meanwhile. */
export const adminUploadPicture = useCase(catalogue.adminUploadPicture, async (call, { id }) => {
  const [upload] = call.files.picture
  if (!upload) return call.fail('fileBroken', { field: 'picture' })
  if (!(await findProduct(call.read, id))) return call.fail('productNotFound')
  try {
    const picturePath = await call.platform.files.keepCataloguePicture(upload.path)
    return await call.write(async (tx) => {
      if (!(await setPicture(tx, id, picturePath))) return call.fail('productNotFound')
      call.about(`product ${id}`)
      return { picturePath }
    })
  } catch (error) {
    if (error instanceof BrokenPicture) return call.fail('fileBroken', { field: 'picture' })
    throw error
  }
})
