import { operators } from '@cusp/contract'
import { Drawer, Grid } from 'antd'
import { useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { Facts } from '../../shell/facts'
import { Moment } from '../../shell/moment'
import { DetailLoading, Problem } from '../../shell/states'
import { StatusTag } from '../../shell/status-tag'

/** A message as it was, or would have been, sent. Its text is shown as text only. */
export function MessageDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const t = useWords()
  const screens = Grid.useBreakpoint()
  const { data, error, isPlaceholderData } = useAnswer(operators.getMessage, { id })
  const message = isPlaceholderData ? undefined : data
  return (
    <Drawer
      open
      title={message?.subject || t('messages.title')}
      size={screens.md === false ? '100%' : 600}
      onClose={onClose}
    >
      {error && !message && <Problem error={error} />}
      {!error && !message && <DetailLoading />}
      {message && (
        <div className="stack">
          <Facts
            items={[
              { key: 'channel', label: t('messages.channel'), children: t(`messages.${message.channel}`) },
              { key: 'to', label: t('messages.to'), children: <span className="anywhere">{message.to}</span> },
              {
                key: 'status',
                label: t('common.status'),
                children: <StatusTag of="messageStatus" status={message.status} />,
              },
              { key: 'at', label: t('messages.at'), children: <Moment at={message.at} /> },
              ...(message.problem ? [{ key: 'problem', label: t('messages.problem'), children: message.problem }] : []),
            ]}
          />
          <pre
            className="prewrap"
            style={{
              fontFamily: 'inherit',
              margin: 0,
              padding: 16,
              background: 'var(--ant-color-bg-layout)',
              borderRadius: 6,
            }}
          >
            {message.text}
          </pre>
        </div>
      )}
    </Drawer>
  )
}
