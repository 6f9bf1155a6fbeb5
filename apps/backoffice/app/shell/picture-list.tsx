import { DeleteOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { pictureAt } from '@cusp/kernel'
import { Button, Typography } from 'antd'
import { useWords } from '../platform/words'
import { GoodsUploadButton } from './goods-upload-button'

type PictureListProps = {
  /** Given by the form. */
  readonly value?: readonly string[]
  onChange?(paths: string[]): void
  readonly limit: number
  readonly isReadOnly?: boolean
}

/** Pictures in their order, the first one the main picture; a field of a form. */
export function PictureList({ value = [], onChange, limit, isReadOnly = false }: PictureListProps) {
  const t = useWords()
  const move = (from: number, by: number) => {
    const paths = [...value]
    const [path] = paths.splice(from, 1)
    if (path !== undefined) paths.splice(from + by, 0, path)
    onChange?.(paths)
  }
  return (
    <div className="stack">
      {value.length === 0 && <Typography.Text type="secondary">{t('products.noPicture')}</Typography.Text>}
      {value.length > 0 && (
        <ol className="picture-list">
          {value.map((path, at) => (
            <li key={path}>
              <img src={pictureAt(path, 400)} alt={t('files.pictureNumber', { number: at + 1 })} />
              {!isReadOnly && (
                <span className="row" style={{ gap: 0 }}>
                  <Button
                    type="text"
                    size="small"
                    icon={<LeftOutlined aria-hidden />}
                    disabled={at === 0}
                    aria-label={t('files.earlier', { number: at + 1 })}
                    onClick={() => move(at, -1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<RightOutlined aria-hidden />}
                    disabled={at === value.length - 1}
                    aria-label={t('files.later', { number: at + 1 })}
                    onClick={() => move(at, 1)}
                  />
                  <Button
                    type="text"
                    size="small"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={t('files.removePicture', { number: at + 1 })}
                    onClick={() => onChange?.(value.filter((other) => other !== path))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <GoodsUploadButton
          kind="picture"
          label={t('files.addPicture')}
          isFull={value.length >= limit}
          onTaken={({ path }) => onChange?.([...value, path])}
        />
      )}
    </div>
  )
}

/** One picture or none; a field of a form. */
export function OnePicture({
  value = '',
  onChange,
  isReadOnly = false,
}: {
  value?: string
  onChange?(path: string): void
  isReadOnly?: boolean
}) {
  const t = useWords()
  return (
    <div className="row">
      {value !== '' && (
        <img className="thumbnail" src={pictureAt(value, 400)} alt={t('products.picture')} width={64} height={64} />
      )}
      {!isReadOnly && (
        <GoodsUploadButton
          kind="picture"
          label={value === '' ? t('files.addPicture') : t('products.replacePicture')}
          onTaken={({ path }) => onChange?.(path)}
        />
      )}
      {value !== '' && !isReadOnly && (
        <Button
          icon={<DeleteOutlined aria-hidden />}
          danger
          type="text"
          aria-label={t('files.removeThisPicture')}
          onClick={() => onChange?.('')}
        />
      )}
    </div>
  )
}
