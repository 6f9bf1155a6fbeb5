import { notifications } from '@cusp/contract'
import { Button, Card, Checkbox, Dialog, Notice, useToasts } from '@cusp/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { paths } from '../paths'
import { apiFor, needsLogIn } from '../platform/api.server'
import { titleOf } from '../platform/page-title'
import { useHydrated } from '../platform/use-hydrated'
import { useWords } from '../platform/words'
import type { Route } from './+types/mail-subscription'

export { RouteProblem as ErrorBoundary } from '../shell/problem'

export async function loader(args: Route.LoaderArgs) {
  needsLogIn(args)
  return apiFor(args).call(notifications.getEmailPreferences, {})
}

type Answer = { readonly isSaved: boolean; readonly problem?: string }

export async function action(args: Route.ActionArgs): Promise<Answer> {
  needsLogIn(args)
  const form = await args.request.formData()
  const chosen = new Set(form.getAll('chosen').map(String))
  const offered = form.getAll('offered').map(String).slice(0, 50)
  const saved = await apiFor(args).attempt(notifications.setEmailPreferences, {
    preferences: offered.map((id) => ({
      emailPreferencesId: id,
      isChange: chosen.has(id) ? ('on' as const) : ('off' as const),
    })),
  })
  return saved.ok ? { isSaved: true } : { isSaved: false, problem: saved.refusal.message }
}

/** Which mails somebody wants, in groups, saved after a confirmation (spec A64). */
export default function MailSubscriptionRoute({ loaderData: { email, preferences } }: Route.ComponentProps) {
  const say = useWords()
  const toasts = useToasts()
  const saving = useFetcher<Answer>()
  const form = useRef<HTMLFormElement>(null)
  const [isAsking, setAsking] = useState(false)
  const isAlive = useHydrated()
  const { data } = saving

  const onAnswer = useEffectEvent((answer: Answer) => {
    setAsking(false)
    if (answer.isSaved) toasts.success(say('account.mailSaved'))
  })
  useEffect(() => {
    if (data) onAnswer(data)
  }, [data])

  return (
    <>
      <title>{titleOf(say, say('account.mailTitle'))}</title>
      <h1 className="mb-1 text-2xl font-semibold">{say('account.mailTitle')}</h1>
      <p className="mb-4 text-sm text-ink-soft">
        {email === '' ? say('account.mailNoAddress') : say('account.mailIntro', { email })}
      </p>
      {email === '' ? (
        <Link to={paths.userInformation()} className="text-sm font-medium text-primary underline">
          {say('account.changeEmail')}
        </Link>
      ) : (
        <saving.Form ref={form} method="post" className="flex flex-col gap-4">
          {data && !data.isSaved && <Notice tone="error">{data.problem}</Notice>}
          {preferences.map((group) => (
            <Card key={group.title} title={group.title}>
              <p className="mb-3 text-sm text-ink-mute">{group.message}</p>
              <div className="flex flex-col gap-2">
                {group.emailConfig.map(({ emailPreferencesId, title, message, isChange }) => (
                  <div key={emailPreferencesId}>
                    <input type="hidden" name="offered" value={emailPreferencesId} />
                    <Checkbox
                      label={title}
                      hint={message}
                      name="chosen"
                      value={emailPreferencesId}
                      defaultChecked={isChange === 'on'}
                    />
                  </div>
                ))}
              </div>
            </Card>
          ))}
          <Button
            type="submit"
            className="sm:self-start"
            loading={!isAsking && saving.state !== 'idle'}
            onClick={(event) => {
              // Before any script runs the form is simply sent.
              if (!isAlive) return
              event.preventDefault()
              setAsking(true)
            }}
          >
            {say('account.save')}
          </Button>
          <Dialog
            open={isAsking}
            onClose={() => setAsking(false)}
            closeLabel={say('shell.close')}
            size="sm"
            title={say('account.mailConfirmTitle')}
            footer={
              <>
                <Button variant="secondary" onClick={() => setAsking(false)}>
                  {say('account.back')}
                </Button>
                <Button
                  loading={saving.state !== 'idle'}
                  onClick={() => void (form.current && saving.submit(form.current))}
                >
                  {say('account.mailConfirm')}
                </Button>
              </>
            }
          >
            <p>{say('account.mailConfirmText')}</p>
          </Dialog>
        </saving.Form>
      )}
    </>
  )
}
