import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { addresses } from '@cusp/contract'
import { defaultAreaCode } from '@cusp/kernel'
import { Button, Card, Checkbox, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { useLeaveGuard } from '../../shell/leave-guard'

type Codes = addresses.Places['areaCodes']

/** Which area codes forms offer, in which order. */
export function AreaCodesCard({ saved }: { saved: Codes }) {
  const t = useWords()
  const [list, setList] = useState(saved)
  const { act, isActing } = useAct(addresses.adminSaveAreaCodes, { says: t('common.saved') })
  const isEdited = list !== saved
  useLeaveGuard(isEdited && !isActing)

  const move = (from: number, to: number) =>
    setList((now) => {
      const next = [...now]
      next.splice(to, 0, ...next.splice(from, 1))
      return next
    })
  const turn = (code: string, isOn: boolean) =>
    setList((now) => now.map((each) => (each.code === code ? { ...each, isOn } : each)))
  return (
    <Card size="small" title={t('places.areaCodes')} style={{ maxWidth: 640 }}>
      <div className="stack">
        <Typography.Text type="secondary">{t('places.areaCodesHint')}</Typography.Text>
        {list.map(({ code, name, isOn }, index) => (
          <div key={code} className="row">
            <Button
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              disabled={index === 0}
              aria-label={t('places.moveUp', { code })}
              onClick={() => move(index, index - 1)}
            />
            <Button
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              disabled={index === list.length - 1}
              aria-label={t('places.moveDown', { code })}
              onClick={() => move(index, index + 1)}
            />
            <Checkbox
              checked={isOn}
              disabled={code === defaultAreaCode}
              onChange={({ target }) => turn(code, target.checked)}
            >
              {code} {name}
            </Checkbox>
            {code === defaultAreaCode && <Tag>{t('places.needed')}</Tag>}
          </div>
        ))}
        <div>
          <Button
            type="primary"
            loading={isActing}
            onClick={() => void act({ list: list.map(({ code, isOn }) => ({ code, isOn })) })}
          >
            {t('common.save')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
