import { BrokenPicture } from '../../platform/files'
import type { Call, Upload } from '../../platform/use-case'
import type { Certificate } from './account'

/** Pixels of the longer side: enough to read the small print of a business registration certificate. */
const longestSide = 2400

/** Keeps an uploaded certificate: pictures are encoded anew, PDF files stay as they are and are only ever served sandboxed. */
export async function keepCertificate(
  { platform }: Pick<Call, 'platform'>,
  upload: Upload,
): Promise<Omit<Certificate, 'id'> | 'fileBroken'> {
  const { originalName } = upload
  if (upload.kind === 'pdf') {
    return {
      ...(await platform.files.keepFile('certificates', upload.path, 'pdf')),
      mediaType: 'application/pdf',
      originalName,
    }
  }
  try {
    return { ...(await platform.files.keepPicture('certificates', upload.path, longestSide)), originalName }
  } catch (error) {
    if (error instanceof BrokenPicture) return 'fileBroken'
    throw error
  }
}
