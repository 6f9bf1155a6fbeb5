import { operators } from '@cusp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Tag } from 'antd'
import { useState } from 'react'
import { type AnswerOf, selfKey, useAct, useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { Facts } from '../../shell/facts'
import { Moment } from '../../shell/moment'
import { Problem } from '../../shell/states'
import { ProofDialog } from './proof-dialog'
import { RecoveryCodes } from './recovery-codes'
import { SetUpDialog } from './set-up-dialog'

type Asked = 'start' | 'renew' | 'off'

/** The own two-factor login: set up, replaced, turned off, with recovery codes for the day the telephone is lost. */
export function TwoFactorCard() {
  const t = useWords()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [setup, setSetup] = useState<AnswerOf<typeof operators.startTwoFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  const state = useAnswer(operators.getTwoFactor, {})
  const lookAgain = () => client.invalidateQueries({ queryKey: selfKey })
  const isProofRefusal = ({ failure }: { failure: string }) => failure === 'passwordWrong' || failure === 'codeWrong'
  const [refusal, setRefusal] = useState<{ field: 'password' | 'code'; says: string }>()
  const onRefused = (refused: { failure: string; message: string }): boolean => {
    if (!isProofRefusal(refused)) return false
    setRefusal({ field: refused.failure === 'passwordWrong' ? 'password' : 'code', says: refused.message })
    return true
  }
  const start = useAct(operators.startTwoFactor, { onDone: setSetup, onRefused })
  const renew = useAct(operators.renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onRefused,
  })
  const off = useAct(operators.turnOffTwoFactor, { says: t('me.turnedOff'), onDone: lookAgain, onRefused })

  if (state.error && !state.data) return <Problem error={state.error} onRetry={() => void state.refetch()} />
  const { since = null, isRequired = false, recoveryCodesLeft = 0 } = state.data ?? {}
  const acts = { start: start.act, renew: renew.act, off: off.act }
  const open = (what: Asked) => {
    setRefusal(undefined)
    setAsked(what)
  }
  const prove = async (typed: { password: string; code: string }): Promise<void> => {
    setRefusal(undefined)
    const { code, password } = typed
    const hasWorked =
      asked === 'start' && since === null
        ? await start.act({ password })
        : asked && (await acts[asked]({ password, code }))
    if (hasWorked) setAsked(undefined)
  }

  return (
    <Card
      title={t('me.twoFactor')}
      loading={state.isPending}
      extra={<Tag color={since ? 'success' : 'default'}>{since ? t('me.twoFactorIsOn') : t('me.twoFactorIsOff')}</Tag>}
    >
      <div className="stack">
        <span>{t('me.twoFactorHint')}</span>
        {isRequired && !since && <Alert type="warning" showIcon title={t('me.twoFactorDemanded')} />}
        {since && (
          <Facts
            items={[
              { key: 'since', label: t('me.since'), children: <Moment at={since} /> },
              { key: 'left', label: t('me.recoveryCodesLeft'), children: recoveryCodesLeft },
            ]}
          />
        )}
        <div className="row">
          <Button type={since ? 'default' : 'primary'} onClick={() => open('start')}>
            {since ? t('me.replace') : t('me.setUp')}
          </Button>
          {since && <Button onClick={() => open('renew')}>{t('me.renewCodes')}</Button>}
          {since && !isRequired && (
            <Button danger onClick={() => open('off')}>
              {t('me.turnOff')}
            </Button>
          )}
        </div>
      </div>
      {asked && (
        <ProofDialog
          title={t(
            asked === 'renew' ? 'me.renewCodes' : asked === 'off' ? 'me.turnOff' : since ? 'me.replace' : 'me.setUp',
          )}
          says={t(
            asked === 'renew' ? 'me.renewConsequence' : asked === 'off' ? 'me.offConsequence' : 'me.startConsequence',
          )}
          asksCode={since !== null}
          refusal={refusal}
          isBusy={start.isActing || renew.isActing || off.isActing}
          onProve={(typed) => void prove(typed)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {setup && (
        <SetUpDialog
          setup={setup}
          onDone={(made) => {
            setSetup(undefined)
            setCodes(made)
            void lookAgain()
          }}
          onClose={() => setSetup(undefined)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}
