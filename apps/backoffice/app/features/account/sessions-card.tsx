import { operators } from '@cusp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Card, Tag } from 'antd'
import { selfKey, useAct, useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { type Column, Rows } from '../../shell/rows'

/** Where the operator is signed in, and how to end it. */
export function SessionsCard() {
  const t = useWords()
  const client = useQueryClient()
  const list = useAnswer(operators.listOwnOperatorSessions, {})
  const { act: end, isActing } = useAct(operators.endOwnOperatorSessions, {
    says: t('me.sessionEnded'),
    onDone: () => client.invalidateQueries({ queryKey: selfKey }),
  })
  const columns: Column<operators.OperatorSessionRow>[] = [
    {
      key: 'device',
      title: t('me.device'),
      isHead: true,
      render: (row) => (
        <span className="row">
          {row.device || t('me.unknownDevice')}
          {row.isCurrent && <Tag color="processing">{t('me.thisOne')}</Tag>}
        </span>
      ),
    },
    { key: 'since', title: t('me.signedInAt'), render: (row) => <Moment at={row.startedAt} /> },
    { key: 'seen', title: t('operators.lastSeen'), render: (row) => <Moment at={row.lastSeenAt} isDistant /> },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <Button size="small" disabled={isActing} onClick={() => void end({ id: row.id })}>
          {t('me.endSession')}
        </Button>
      ),
    },
  ]
  return (
    <Card
      title={t('me.sessions')}
      extra={
        (list.data?.list.length ?? 0) > 1 && (
          <Button disabled={isActing} onClick={() => void end({})}>
            {t('me.endOthers')}
          </Button>
        )
      }
    >
      <Rows
        query={list}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('me.noSessions')}
      />
    </Card>
  )
}
