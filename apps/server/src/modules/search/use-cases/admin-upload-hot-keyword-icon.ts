import { search } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'

export const adminUploadHotKeywordIcon = useCase(search.adminUploadHotKeywordIcon, async (call) => {
  const [upload] = call.files.picture
  if (!upload) return call.fail('fileBroken', { field: 'picture' })
  try {
    const picturePath = await call.platform.files.keepCataloguePicture(upload.path)
    return await call.write(async () => {
      call.about('hot keywords', { picturePath })
      return { picturePath }
    })
  } catch (error) {
    if (error instanceof BrokenPicture) return call.fail('fileBroken', { field: 'picture' })
    throw error
  }
})
