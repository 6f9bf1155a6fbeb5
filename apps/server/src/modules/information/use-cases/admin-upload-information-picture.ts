import { information } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'

/** Wide enough for a column of text on a sharp screen. */
const longestSide = 1600

/** The picture is encoded anew before the transaction begins: nobody waits for a lock meanwhile. */
export const adminUploadInformationPicture = useCase(information.adminUploadInformationPicture, async (call) => {
  const [upload] = call.files.picture
  if (!upload) return call.fail('fileBroken', { field: 'picture' })
  try {
    const { path } = await call.platform.files.keepPicture('public/information', upload.path, longestSide)
    const picturePath = path.replace(/^public\//, '/pictures/')
    return await call.write(async () => {
      call.about(picturePath)
      return { picturePath }
    })
  } catch (error) {
    if (error instanceof BrokenPicture) return call.fail('fileBroken', { field: 'picture' })
    throw error
  }
})
