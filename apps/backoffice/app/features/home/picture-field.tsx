import { UploadOutlined } from '@ant-design/icons'
import { homeParts, pictureFile } from '@cusp/contract'
import { widePictureAt } from '@cusp/kernel'
import { App, Button, Form, Upload } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'

const megabyte = 1024 * 1024
type Path = readonly (string | number)[]

/** A picture for each language; Chinese may go without and then shows the English one. */
export function PictureFields({
  name,
  label,
  extra,
  isRequired = true,
}: {
  name: Path
  label: string
  extra: string
  isRequired?: boolean
}) {
  const t = useWords()
  return (
    <div className="two-languages">
      <Form.Item
        name={[...name, 'en']}
        label={`${label} (${t('languages.en')})`}
        extra={extra}
        required={isRequired}
        rules={isRequired ? [{ required: true, message: t('homePage.pictureNeeded') }] : []}
      >
        <PictureControl label={`${label} (${t('languages.en')})`} />
      </Form.Item>
      <Form.Item
        name={[...name, 'zh-Hant']}
        label={`${label} (${t('languages.zh-Hant')})`}
        extra={t('homePage.pictureChineseHint')}
      >
        <PictureControl label={`${label} (${t('languages.zh-Hant')})`} />
      </Form.Item>
    </div>
  )
}

/** Uploads a picture and holds its path. A control of a form; the browser checks what the server checks. */
function PictureControl({
  id,
  value = '',
  onChange,
  label,
}: {
  id?: string
  value?: string
  onChange?: (path: string) => void
  label: string
}) {
  const t = useWords()
  const { message } = App.useApp()
  const { act: upload, isActing } = useAct(homeParts.adminUploadHomePicture, {
    onDone: ({ picturePath }) => onChange?.(picturePath),
  })
  const take = (file: File): false => {
    if (!/^image\/(jpeg|png|webp)$/.test(file.type)) void message.error(t('products.pictureKinds'))
    else if (file.size > pictureFile.atMostBytes)
      void message.error(t('common.fileTooLarge', { megabytes: pictureFile.atMostBytes / megabyte }))
    else void upload({}, { picture: [file] })
    return false
  }
  return (
    <div className="stack" style={{ gap: 8 }}>
      {value !== '' && <img className="picture-wide" src={widePictureAt(value, 800)} alt="" />}
      <span className="row">
        <Upload accept="image/jpeg,image/png,image/webp" showUploadList={false} beforeUpload={take} disabled={isActing}>
          <Button
            {...(id === undefined ? {} : { id })}
            icon={<UploadOutlined />}
            loading={isActing}
            aria-label={`${value === '' ? t('homePage.upload') : t('homePage.replace')}: ${label}`}
          >
            {value === '' ? t('homePage.upload') : t('homePage.replace')}
          </Button>
        </Upload>
        {value !== '' && (
          <Button type="text" aria-label={t('common.takeOut', { name: label })} onClick={() => onChange?.('')}>
            {t('homePage.withoutPicture')}
          </Button>
        )}
      </span>
    </div>
  )
}
