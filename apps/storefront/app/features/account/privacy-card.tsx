import { Button, buttonClass, Card, Dialog, Notice } from '@cusp/ui'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths'
import { hongKongTime } from '../../platform/hong-kong-time'
import { useWords } from '../../platform/words'

/** A copy of one's own data, and the deletion of the account, which can be withdrawn until it is due. */
export function PrivacyCard({ dueAt }: { dueAt: Date | null }) {
  const say = useWords()
  const change = useFetcher<{ problem?: string }>()
  const [isAsking, setAsking] = useState(false)
  const problem = change.data?.problem
  return (
    <Card title={say('account.privacyTitle')}>
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-ink-soft">{say('account.privacyText')}</p>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {dueAt !== null && (
          <Notice
            tone="warning"
            action={
              <change.Form method="post">
                <Button
                  type="submit"
                  name="intent"
                  value="withdrawDeletion"
                  size="sm"
                  variant="secondary"
                  loading={change.state !== 'idle'}
                >
                  {say('account.withdrawDeletion')}
                </Button>
              </change.Form>
            }
          >
            {say('account.deletionDue', { time: hongKongTime(dueAt) })}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2">
          <a href={paths.myData()} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Download aria-hidden />
            {say('account.exportData')}
          </a>
          {dueAt === null && (
            <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
              {say('account.deleteAccount')}
            </Button>
          )}
        </div>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={say('shell.close')}
        size="sm"
        title={say('account.deleteAccountTitle')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {say('account.withdrawDeletion')}
            </Button>
            <change.Form method="post" className="contents" onSubmit={() => setAsking(false)}>
              <Button type="submit" name="intent" value="requestDeletion" variant="danger">
                {say('account.deleteAccount')}
              </Button>
            </change.Form>
          </>
        }
      >
        <p>{say('account.deleteAccountText')}</p>
      </Dialog>
    </Card>
  )
}
