import type { operators } from '@cusp/contract'
import { Typography } from 'antd'
import { type Words, wordOr } from '../platform/words'
import { Moment } from './moment'
import type { Column } from './rows'

/** An action is the path of its call; its word is found by that path. */
export const actionName = (t: Words, action: string): string => {
  const key = action.replace(/^\/?opsapi\//, '').replaceAll(/[/.]/g, '-')
  const word = wordOr(t, 'auditActions', key)
  return word === key ? action : word
}

/** How entries of the audit log are shown, with or without who has acted. */
export const auditColumns = (t: Words, isOwn: boolean): Column<operators.AuditRow>[] => [
  { key: 'at', title: t('audit.at'), render: (row) => <Moment at={row.at} /> },
  { key: 'action', title: t('audit.action'), isHead: true, render: (row) => actionName(t, row.action) },
  ...(isOwn
    ? []
    : [{ key: 'operator', title: t('audit.operator'), render: (row: operators.AuditRow) => row.operator }]),
  {
    key: 'subject',
    title: t('audit.subject'),
    render: (row) => <span className="anywhere">{row.subject || '–'}</span>,
  },
  {
    key: 'detail',
    title: t('audit.detail'),
    render: (row) => (
      <Typography.Paragraph
        style={{
          maxWidth: 420,
          margin: 0,
          whiteSpace: 'normal',
          fontFamily: 'var(--ant-font-family-code)',
          fontSize: 12,
        }}
        className="anywhere"
        ellipsis={{
          rows: 2,
          expandable: 'collapsible',
          symbol: (isOpen) => (isOpen ? t('common.less') : t('common.more')),
        }}
      >
        {row.detail}
      </Typography.Paragraph>
    ),
  },
  {
    key: 'request',
    title: t('audit.requestId'),
    render: (row) => (
      <Typography.Text type="secondary" copyable={{ text: row.requestId }}>
        {row.requestId.slice(0, 8)}
      </Typography.Text>
    ),
  },
]
