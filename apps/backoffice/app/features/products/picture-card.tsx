import { UploadOutlined } from '@ant-design/icons'
import { catalogue, pictureFile } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { App, Card, Empty, Typography, Upload } from 'antd'
import { useAct } from '../../platform/answers'
import { useMay } from '../../platform/session'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'

const megabyte = 1024 * 1024

/** The main picture and its replacement; the browser checks what the server checks. */
export function PictureCard({ product }: { product: catalogue.AdminProduct }) {
  const t = useWords()
  const { message } = App.useApp()
  const mayEdit = useMay()('catalogue.edit').isAllowed
  const { act: replace, isActing } = useAct(catalogue.adminUploadPicture, { says: t('products.pictureReplaced') })

  const take = (file: File): false => {
    if (!/^image\/(jpeg|png|webp)$/.test(file.type)) void message.error(t('products.pictureKinds'))
    else if (file.size > pictureFile.atMostBytes)
      void message.error(t('common.fileTooLarge', { megabytes: pictureFile.atMostBytes / megabyte }))
    else void replace({ id: product.id }, { picture: [file] })
    return false
  }
  return (
    <Card size="small" title={t('products.picture')}>
      <div className="stack">
        {product.picturePath ? (
          <img className="picture-large" src={pictureAt(product.picturePath, 1024)} alt={product.name.en} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('products.noPicture')} />
        )}
        <Upload
          accept="image/jpeg,image/png,image/webp"
          showUploadList={false}
          beforeUpload={take}
          disabled={isActing || !mayEdit}
        >
          <GuardedButton needs="catalogue.edit" icon={<UploadOutlined />} loading={isActing}>
            {t('products.replacePicture')}
          </GuardedButton>
        </Upload>
        <Typography.Text type="secondary">
          {t('products.pictureHint', { megabytes: pictureFile.atMostBytes / megabyte })}
        </Typography.Text>
      </div>
    </Card>
  )
}
