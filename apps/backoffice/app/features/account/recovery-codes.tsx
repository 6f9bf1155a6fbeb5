import { Alert, Checkbox, Modal, Typography } from 'antd'
import { useState } from 'react'
import { useWords } from '../../platform/words'

/** The recovery codes, this once: the dialog closes only after its reader says that they are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useWords()
  const [areKept, setKept] = useState(false)
  return (
    <Modal
      open
      title={t('me.recoveryCodes')}
      okText={t('me.done')}
      okButtonProps={{ disabled: !areKept }}
      onOk={onClose}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={(_, { OkBtn }) => <OkBtn />}
    >
      <div className="stack">
        <Alert type="warning" showIcon title={t('me.codesShownOnce')} />
        <Typography.Paragraph copyable={{ text: codes.join('\n') }} style={{ margin: 0 }}>
          {t('me.codesAre')}
        </Typography.Paragraph>
        <ol aria-label={t('me.recoveryCodes')} style={{ margin: 0, paddingInlineStart: 28 }}>
          {codes.map((code) => (
            <li key={code} style={{ fontFamily: 'var(--ant-font-family-code)', fontSize: 13 }} className="anywhere">
              {code}
            </li>
          ))}
        </ol>
        <Checkbox checked={areKept} onChange={(event) => setKept(event.target.checked)}>
          {t('me.codesAreKept')}
        </Checkbox>
      </div>
    </Modal>
  )
}
