import { catalogue } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { Card, Empty, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { PictureUpload, pictureMegabytes } from '../../shell/picture-upload'

/** The main picture and its replacement. */
export function PictureCard({ product }: { product: catalogue.AdminProduct }) {
  const t = useWords()
  const { act: replace, isActing } = useAct(catalogue.adminUploadPicture, { says: t('products.pictureReplaced') })
  return (
    <Card size="small" title={t('products.picture')}>
      <div className="stack">
        {product.picturePath ? (
          <img className="picture-large" src={pictureAt(product.picturePath, 1024)} alt={product.name.en} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('products.noPicture')} />
        )}
        <PictureUpload
          needs="catalogue.edit"
          isBusy={isActing}
          label={t('products.replacePicture')}
          onPicture={(picture) => void replace({ id: product.id }, { picture: [picture] })}
        />
        <Typography.Text type="secondary">{t('products.pictureHint', { megabytes: pictureMegabytes })}</Typography.Text>
      </div>
    </Card>
  )
}
