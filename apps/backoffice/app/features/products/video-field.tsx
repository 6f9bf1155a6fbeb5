import { DeleteOutlined } from '@ant-design/icons'
import { Button, Switch, Typography } from 'antd'
import { useWords } from '../../platform/words'
import { GoodsUploadButton } from '../../shell/goods-upload-button'

type Video = { readonly path: string; readonly autoplay: boolean }

/** The video of a product or none; a field of a form. */
export function VideoField({
  value = null,
  onChange,
  isReadOnly,
}: {
  value?: Video | null
  onChange?(video: Video | null): void
  isReadOnly: boolean
}) {
  const t = useWords()
  return (
    <div className="stack">
      {value ? (
        // biome-ignore lint/a11y/useMediaCaption: product films are uploaded without captions; the page's text says what they show
        <video src={value.path} controls preload="metadata" style={{ maxInlineSize: 320, inlineSize: '100%' }} />
      ) : (
        <Typography.Text type="secondary">{t('products.noVideo')}</Typography.Text>
      )}
      {value && (
        <span className="row">
          <Switch
            checked={value.autoplay}
            disabled={isReadOnly}
            aria-label={t('products.autoplay')}
            onChange={(autoplay) => onChange?.({ ...value, autoplay })}
          />
          <Typography.Text>{t('products.autoplay')}</Typography.Text>
        </span>
      )}
      {!isReadOnly && (
        <span className="row">
          <GoodsUploadButton
            kind="video"
            label={value ? t('products.replaceVideo') : t('products.addVideo')}
            onTaken={({ path }) => onChange?.({ path, autoplay: value?.autoplay ?? true })}
          />
          {value && (
            <Button icon={<DeleteOutlined aria-hidden />} danger onClick={() => onChange?.(null)}>
              {t('products.removeVideo')}
            </Button>
          )}
        </span>
      )}
      <Typography.Text type="secondary">{t('products.videoHint')}</Typography.Text>
    </div>
  )
}
