import { catalogue } from '@cusp/contract'
import { BrokenPicture } from '../../../platform/files'
import { useCase } from '../../../platform/use-case'
import { noteFile } from '../store/goods-files'

/** Files are encoded or copied before the transaction begins: nobody waits for a lock meanwhile. */
export const adminUploadGoodsFile = useCase(catalogue.adminUploadGoodsFile, async (call) => {
  const { files } = call.platform
  const uploads = (['picture', 'document', 'video'] as const).flatMap((kind) =>
    call.files[kind].map((upload) => ({ kind, upload })),
  )
  const [first, ...others] = uploads
  if (!first || others.length > 0) return call.fail('fileBroken', { field: 'file' })
  const { kind, upload } = first
  try {
    const path =
      kind === 'picture'
        ? await files.keepCataloguePicture(upload.path)
        : kind === 'video'
          ? await files.keepPublicFile('videos', upload.path, 'mp4')
          : upload.kind === 'pdf'
            ? await files.keepPublicFile('documents', upload.path, 'pdf')
            : await files.keepPublicPicture('documents', upload.path, 2400)
    return await call.write(async (tx) => {
      const name = upload.originalName.replace(/\.[^.]*$/, '')
      await noteFile(tx, { path, kind, name, bytes: upload.bytes })
      call.about(`${kind} ${path}`)
      return { path, name, bytes: upload.bytes }
    })
  } catch (error) {
    if (error instanceof BrokenPicture) return call.fail('fileBroken', { field: kind })
    throw error
  }
})
