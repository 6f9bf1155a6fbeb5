import { UploadOutlined } from '@ant-design/icons'
import { type Permission, pictureFile } from '@cusp/contract'
import { App, Upload } from 'antd'
import { useMay } from '../platform/session'
import { useWords } from '../platform/words'
import { GuardedButton } from './guarded-button'

const megabyte = 1024 * 1024

/** How large a picture may be, as its hints say. */
export const pictureMegabytes = pictureFile.atMostBytes / megabyte

/** A button that takes one picture; the browser checks what the server checks. */
export function PictureUpload({
  needs,
  isBusy,
  label,
  size,
  onPicture,
}: {
  needs: Permission
  isBusy: boolean
  label: string
  size?: 'small'
  onPicture: (picture: File) => void
}) {
  const t = useWords()
  const { message } = App.useApp()
  const isAllowed = useMay()(needs).isAllowed
  const take = (file: File): false => {
    if (!/^image\/(jpeg|png|webp)$/.test(file.type)) void message.error(t('products.pictureKinds'))
    else if (file.size > pictureFile.atMostBytes)
      void message.error(t('common.fileTooLarge', { megabytes: pictureMegabytes }))
    else onPicture(file)
    return false
  }
  return (
    <Upload
      accept="image/jpeg,image/png,image/webp"
      showUploadList={false}
      beforeUpload={take}
      disabled={isBusy || !isAllowed}
    >
      <GuardedButton needs={needs} icon={<UploadOutlined aria-hidden />} loading={isBusy} {...(size ? { size } : {})}>
        {label}
      </GuardedButton>
    </Upload>
  )
}
