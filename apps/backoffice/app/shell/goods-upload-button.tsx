import { UploadOutlined } from '@ant-design/icons'
import { Upload } from 'antd'
import { useMay } from '../platform/session'
import { useWords } from '../platform/words'
import { type GoodsFile, type GoodsFileKind, useGoodsUpload } from './goods-upload'
import { GuardedButton } from './guarded-button'

/** A button that takes a picture, a document or a video of the catalogue. */
export function GoodsUploadButton({
  kind,
  label,
  isFull = false,
  onTaken,
}: {
  kind: GoodsFileKind
  label: string
  isFull?: boolean
  onTaken(file: GoodsFile): void
}) {
  const t = useWords()
  const { accept, isBusy, take } = useGoodsUpload(kind, onTaken)
  const isAllowed = useMay()('catalogue.edit').isAllowed
  const isOff = isBusy || isFull || !isAllowed
  return (
    <Upload accept={accept} showUploadList={false} beforeUpload={take} disabled={isOff}>
      <GuardedButton
        needs="catalogue.edit"
        icon={<UploadOutlined aria-hidden />}
        loading={isBusy}
        notNow={isFull ? t('files.enough') : ''}
      >
        {label}
      </GuardedButton>
    </Upload>
  )
}
