import { DownloadOutlined } from '@ant-design/icons'
import { notifications } from '@cusp/contract'
import type { AccountId } from '@cusp/kernel'
import { Button, Drawer, Grid } from 'antd'
import { useState } from 'react'
import { useAnswer } from '../../platform/answers'
import { csvFile, saveAs } from '../../platform/csv'
import { dayText } from '../../platform/time'
import { useWords, type Words } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { type Column, Rows } from '../../shell/rows'

type Person = { readonly accountId: AccountId; readonly name: string }

const stateOf = (t: Words, isOn: boolean): string => (isOn ? t('consents.on') : t('consents.off'))

/** Opens what a person has chosen to get by mail: what, when and from where. */
export function ConsentsButton(person: Person) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div style={{ marginBlockStart: 8 }}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('consents.open')}
      </Button>
      {isOpen && <ConsentsDrawer {...person} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ConsentsDrawer({ accountId, name, onClose }: Person & { onClose(): void }) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const consents = useAnswer(notifications.adminListConsents, { accountId })
  const columns: Column<notifications.Consent>[] = [
    { key: 'at', title: t('consents.at'), isHead: true, render: (row) => <Moment at={row.at} /> },
    { key: 'title', title: t('consents.mail'), wrapsAt: 200, render: (row) => row.title },
    {
      key: 'change',
      title: t('consents.change'),
      render: (row) => `${stateOf(t, row.wasOn)} → ${stateOf(t, row.isOn)}`,
    },
    {
      key: 'from',
      title: t('consents.from'),
      wrapsAt: 200,
      render: (row) => [row.device, row.address].filter(Boolean).join(' · ') || '–',
    },
  ]
  const save = (): void => {
    const header = [
      t('consents.at'),
      t('consents.mail'),
      t('consents.before'),
      t('consents.after'),
      t('consents.device'),
      t('consents.address'),
    ]
    const rows = (consents.data?.list ?? []).map((row) => [
      row.at.toISOString(),
      row.title,
      stateOf(t, row.wasOn),
      stateOf(t, row.isOn),
      row.device,
      row.address,
    ])
    saveAs(`mail-consents-${dayText(new Date())}.csv`, csvFile(header, rows))
  }
  return (
    <Drawer
      open
      title={t('consents.of', { name })}
      size={screens.md === false ? '100%' : 720}
      onClose={onClose}
      extra={
        <Button icon={<DownloadOutlined aria-hidden />} disabled={!consents.data?.list.length} onClick={save}>
          {t('consents.export')}
        </Button>
      }
    >
      <Rows
        query={consents}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => `${row.at.toISOString()} ${row.title} ${row.isOn}`}
        empty={t('consents.none')}
      />
    </Drawer>
  )
}
