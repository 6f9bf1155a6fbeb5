import { UploadOutlined } from '@ant-design/icons'
import { type homeParts, pictureFile, type specialEvents } from '@cusp/contract'
import { widePictureAt } from '@cusp/kernel'
import { App, Button, Form, Upload } from 'antd'
import { useAct } from '../platform/answers'
import { useWords } from '../platform/words'

const megabyte = 1024 * 1024
type Path = readonly (string | number)[]
/** The call that takes the picture in. */
type UploadCall = typeof homeParts.adminUploadHomePicture | typeof specialEvents.adminUploadEventPicture

/** A picture for each language; Chinese may go without and then shows the English one. */
export function PictureFields({
  upload,
  name,
  label,
  extra,
  isRequired = true,
}: {
  upload: UploadCall
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
        rules={isRequired ? [{ required: true, message: t('shown.pictureNeeded') }] : []}
      >
        <PictureControl upload={upload} label={`${label} (${t('languages.en')})`} />
      </Form.Item>
      <Form.Item
        name={[...name, 'zh-Hant']}
        label={`${label} (${t('languages.zh-Hant')})`}
        extra={t('shown.pictureChineseHint')}
      >
        <PictureControl upload={upload} label={`${label} (${t('languages.zh-Hant')})`} />
      </Form.Item>
    </div>
  )
}

/** Uploads a picture and holds its path. A control of a form; the browser checks what the server checks. */
function PictureControl({
  id,
  value = '',
  onChange,
  upload,
  label,
}: {
  upload: UploadCall
  id?: string
  value?: string
  onChange?: (path: string) => void
  label: string
}) {
  const t = useWords()
  const { message } = App.useApp()
  const { act, isActing } = useAct(upload, {
    onDone: ({ picturePath }) => onChange?.(picturePath),
  })
  const take = (file: File): false => {
    if (!/^image\/(jpeg|png|webp)$/.test(file.type)) void message.error(t('products.pictureKinds'))
    else if (file.size > pictureFile.atMostBytes)
      void message.error(t('common.fileTooLarge', { megabytes: pictureFile.atMostBytes / megabyte }))
    else void act({}, { picture: [file] })
    return false
  }
  return (
    <div className="stack" style={{ gap: 8 }}>
      {value !== '' && <img className="picture-wide" src={widePictureAt(value, 800)} alt="" />}
      <span className="row">
        <Upload accept="image/jpeg,image/png,image/webp" showUploadList={false} beforeUpload={take} disabled={isActing}>
          <Button
            {...(id === undefined ? {} : { id })}
            icon={<UploadOutlined aria-hidden />}
            loading={isActing}
            aria-label={`${value === '' ? t('shown.upload') : t('shown.replace')}: ${label}`}
          >
            {value === '' ? t('shown.upload') : t('shown.replace')}
          </Button>
        </Upload>
        {value !== '' && (
          <Button type="text" aria-label={t('common.takeOut', { name: label })} onClick={() => onChange?.('')}>
            {t('shown.withoutPicture')}
          </Button>
        )}
      </span>
    </div>
  )
}
