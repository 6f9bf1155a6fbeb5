import { addresses } from '@cusp/contract'
import { Button, Card, Empty, Input, Tree, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { useLeaveGuard } from '../../shell/leave-guard'

type Place = { readonly code: string; readonly en: string; readonly zh: string }
type RegionsProps = {
  readonly regions: addresses.Places['regions']
  readonly closed: readonly string[]
  onStale(): void
}

const branchesOf = ({ cities, districts }: addresses.Places['regions'][number]): readonly Place[] =>
  cities.length > 0 ? cities : districts

/** Where goods are sent: every region with its cities or districts, ticked while it is served. */
export function RegionsCard({ regions, closed, onStale }: RegionsProps) {
  const t = useWords()
  const [shut, setShut] = useState<ReadonlySet<string>>(() => new Set(closed))
  const [wanted, setWanted] = useState('')
  const { act, isActing } = useAct(addresses.adminSaveClosedRegions, {
    says: t('common.saved'),
    onRefused: ({ failure }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  })
  const codes = regions.flatMap((region) => [region, ...branchesOf(region)].map(({ code }) => code))
  const isEdited = codes.some((code) => shut.has(code) !== closed.includes(code))
  useLeaveGuard(isEdited && !isActing)

  const isWanted = ({ en, zh }: Place) => `${en} ${zh}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const titleOf = ({ en, zh }: Place) => `${en} ${zh}`
  const shown = regions.flatMap((region) => {
    const branches = isWanted(region) ? branchesOf(region) : branchesOf(region).filter(isWanted)
    if (branches.length === 0 && !isWanted(region)) return []
    const children = branches.map((branch) => ({ key: branch.code, title: titleOf(branch) }))
    return [{ key: region.code, title: titleOf(region), children }]
  })
  const branchesShut = (region: (typeof regions)[number]) =>
    branchesOf(region).filter(({ code }) => shut.has(code)).length
  const half = regions.filter((region) => !shut.has(region.code) && branchesShut(region) > 0).map(({ code }) => code)

  const turn = (code: string, isServed: boolean) =>
    setShut((now) => {
      const next = new Set(now)
      const region = regions.find((each) => each.code === code)
      const parent = regions.find((each) => branchesOf(each).some((branch) => branch.code === code))
      for (const each of [code, ...(region ? branchesOf(region).map((branch) => branch.code) : [])])
        if (isServed) next.delete(each)
        else next.add(each)
      if (parent && isServed) next.delete(parent.code)
      if (parent && branchesOf(parent).every((branch) => next.has(branch.code))) next.add(parent.code)
      return next
    })
  return (
    <Card size="small" title={t('places.regions')} style={{ maxWidth: 640 }}>
      <div className="stack">
        <Typography.Text type="secondary">{t('places.regionsHint')}</Typography.Text>
        <Input.Search
          allowClear
          aria-label={t('places.searchHint')}
          placeholder={t('places.searchHint')}
          onChange={({ target }) => setWanted(target.value)}
        />
        <Typography.Text>
          {t('places.served', { served: codes.filter((code) => !shut.has(code)).length, all: codes.length })}
        </Typography.Text>
        {shown.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('places.none')} />
        ) : (
          <Tree
            checkable
            checkStrictly
            selectable={false}
            height={420}
            treeData={shown}
            {...(wanted === '' ? {} : { expandedKeys: shown.map(({ key }) => key) })}
            checkedKeys={{
              checked: codes.filter((code) => !shut.has(code) && !half.includes(code)),
              halfChecked: half,
            }}
            onCheck={(_, { node, checked }) => turn(String(node.key), checked)}
          />
        )}
        <div>
          <Button type="primary" loading={isActing} onClick={() => void act({ closed: [...shut], was: [...closed] })}>
            {t('common.save')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
