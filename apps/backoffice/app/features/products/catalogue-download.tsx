import { DownloadOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useMay } from '../../platform/session'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'

/** A workbook is made in the server's memory; more products than this go out as CSV. */
const mostInWorkbook = 3_000

/** Saves the goods that category and brand leave over as a sheet that can be edited and imported again. */
export function CatalogueDownload({
  category,
  brand,
  products,
}: {
  category: string | undefined
  brand: string | undefined
  /** How many there are, as far as is known. */
  products: number
}) {
  const t = useWords()
  const { isAllowed } = useMay()('catalogue.import')
  const place = new URLSearchParams({ ...(category ? { category } : {}), ...(brand ? { brand } : {}) })
  const link = (name: string, words: string) => (
    <a href={`/opsapi/files/catalogue/${name}?${place}`} download>
      {words}
    </a>
  )
  if (!isAllowed)
    return (
      <GuardedButton needs="catalogue.import" icon={<DownloadOutlined aria-hidden />}>
        {t('products.download')}
      </GuardedButton>
    )
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'xlsx',
            disabled: products > mostInWorkbook,
            label:
              products > mostInWorkbook
                ? t('products.workbookTooLong', { most: mostInWorkbook })
                : link('catalogue.xlsx', t('products.workbook')),
          },
          { key: 'csv', label: link('catalogue.csv', t('products.csv')) },
        ],
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />}>{t('products.download')}</Button>
    </Dropdown>
  )
}
