import { specialEvents } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'

/** The picture is encoded anew before the transaction begins: nobody waits for a lock meanwhile. */
export const adminUploadEventPicture = useCase(specialEvents.adminUploadEventPicture, async (call) => {
  const [upload] = call.files.picture
  if (!upload) return call.fail('fileBroken', { field: 'picture' })
  try {
    const picturePath = await call.platform.files.keepWidePicture('events', upload.path)
    // The upload alone changes nothing that anybody sees, but it is noted who brought the file in.
    return await call.write(async () => {
      call.about(`special events: picture ${picturePath}`)
      return { picturePath }
    })
  } catch (error) {
    if (error instanceof BrokenPicture) return call.fail('fileBroken', { field: 'picture' })
    throw error
  }
})
