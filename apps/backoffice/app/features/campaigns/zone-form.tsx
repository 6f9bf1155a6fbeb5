import { campaigns } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { Card, Input, Tag, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { useLeaveGuard } from '../../shell/leave-guard'
import { moved, PlaceButtons } from '../../shell/place-buttons'
import { ProductFinder } from '../../shell/product-picks'

const badgeLength = 24

/** The products of a zone in their order, each with its badge; saved together. */
export function ZoneForm({
  zone,
  list,
  version,
}: {
  zone: campaigns.Zone
  list: readonly campaigns.AdminZoneProduct[]
  version: number
}) {
  const t = useWords()
  const say = useLocalText()
  const [picked, setPicked] = useState(list)
  const [isEdited, setEdited] = useState(false)
  const { act, isActing } = useAct(campaigns.adminSaveZone, { says: t('common.saved') })
  useLeaveGuard(isEdited)
  const change = (next: readonly campaigns.AdminZoneProduct[]): void => {
    setPicked(next)
    setEdited(true)
  }
  const save = async (): Promise<void> => {
    const chosen = picked.map(({ productId, badge }) => ({ productId, badge }))
    if (await act({ tagID: zone, version, list: chosen })) setEdited(false)
  }
  return (
    <div className="stack">
      <ProductFinder
        label={t('zones.add')}
        without={picked.map(({ productId }) => productId)}
        isFull={picked.length >= campaigns.zoneLimit}
        onPick={(row) =>
          change([
            {
              productId: row.id,
              name: row.name,
              brandName: { en: row.brandName, 'zh-Hant': row.brandName },
              picturePath: row.picturePath,
              isOnShelf: row.isOnShelf,
              hasStock: row.stock > 0,
              badge: { en: '', 'zh-Hant': '' },
            },
            ...picked,
          ])
        }
      />
      {picked.length === 0 && <Typography.Text type="secondary">{t('zones.none')}</Typography.Text>}
      {picked.map((product, index) => (
        <Card key={product.productId} size="small">
          <div className="row-apart">
            <span className="row" style={{ flex: '1 1 260px', flexWrap: 'nowrap', minWidth: 0 }}>
              {product.picturePath ? (
                <img className="thumbnail" src={pictureAt(product.picturePath, 400)} alt="" loading="lazy" />
              ) : (
                <span className="thumbnail" />
              )}
              <span className="anywhere">
                <Link to={paths.product(product.productId)}>{say(product.name)}</Link>{' '}
                <Typography.Text type="secondary">{say(product.brandName)}</Typography.Text>{' '}
                {!product.isOnShelf && <Tag>{t('zones.offShelf')}</Tag>}
                {product.isOnShelf && !product.hasStock && <Tag color="error">{t('zones.soldOut')}</Tag>}
              </span>
            </span>
            <span className="row">
              {(['en', 'zh-Hant'] as const).map((language) => (
                <Input
                  key={language}
                  aria-label={`${t('zones.badge')} (${t(`languages.${language}`)}): ${say(product.name)}`}
                  placeholder={`${t('zones.badge')} (${t(`languages.${language}`)})`}
                  title={t('zones.badgeHint')}
                  maxLength={badgeLength}
                  style={{ width: 170 }}
                  value={product.badge[language]}
                  onChange={({ target }) =>
                    change(
                      picked.map((each) =>
                        each === product ? { ...each, badge: { ...each.badge, [language]: target.value } } : each,
                      ),
                    )
                  }
                />
              ))}
              <PlaceButtons
                place={index}
                count={picked.length}
                name={say(product.name)}
                onMove={(to) => change(moved(picked, index, to))}
                onRemove={() => change(picked.filter((each) => each !== product))}
              />
            </span>
          </div>
        </Card>
      ))}
      <div className="row">
        <GuardedButton
          needs="campaigns.manage"
          type="primary"
          loading={isActing}
          onClick={() => void save()}
          {...(isEdited ? {} : { notNow: t('zones.nothingToSave') })}
        >
          {t('common.save')}
        </GuardedButton>
      </div>
    </div>
  )
}
