import { operators } from '@cusp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Card, Form, Input, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../paths'
import { selfKey, sentenceOf, useAct } from '../platform/answers'
import { useSelfQuery } from '../platform/session'
import { useWords } from '../platform/words'
import { LanguageSwitch } from '../shell/language-switch'

/** Where the operator wanted to go; it comes from the history entry, never from the address. */
function wanted(state: unknown): string {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : paths.dashboard
}

export function LoginRoute() {
  const t = useWords()
  const client = useQueryClient()
  const location = useLocation()
  const self = useSelfQuery()
  const [refusal, setRefusal] = useState('')
  /** Of a login whose password was right and whose code is still to come. */
  const [ticket, setTicket] = useState('')
  const { act: logIn, isActing: isLoggingIn } = useAct(operators.operatorLogIn, {
    onDone: (answer) => {
      if (answer.step === 'code') setTicket(answer.ticket)
      else client.setQueryData(selfKey, answer.operator)
    },
    onRefused: (refused) => {
      setRefusal(sentenceOf(refused))
      return true
    },
  })
  const { act: sendCode, isActing: isSendingCode } = useAct(operators.operatorLogInByCode, {
    onDone: (operator) => client.setQueryData(selfKey, operator),
    onRefused: (refused) => {
      setRefusal(sentenceOf(refused))
      if (refused.failure === 'loginStepGone') setTicket('')
      return true
    },
  })
  useEffect(() => {
    document.title = `${t('login.title')} · ${t('common.shopName')}`
  }, [t])

  if (self.data) return <Navigate to={wanted(location.state)} replace />
  return (
    <main
      style={{
        minHeight: '100vh',
        display: 'grid',
        placeItems: 'center',
        padding: 16,
        background: 'var(--ant-color-bg-layout)',
      }}
    >
      <div style={{ width: 'min(400px, 100%)' }} className="stack">
        <div className="row-apart" style={{ alignItems: 'center' }}>
          <Typography.Text strong style={{ fontSize: 20, color: 'var(--ant-color-primary)' }}>
            Cusp
          </Typography.Text>
          <LanguageSwitch />
        </div>
        <Card>
          <Typography.Title level={1} style={{ fontSize: 22, marginBlockStart: 0 }}>
            {t('login.title')}
          </Typography.Title>
          <Typography.Paragraph type="secondary">
            {ticket ? t('login.codeAsked') : t('login.hint')}
          </Typography.Paragraph>
          {refusal && <Alert type="error" showIcon title={refusal} role="alert" style={{ marginBlockEnd: 16 }} />}
          {ticket ? (
            <CodeForm
              isBusy={isSendingCode}
              onCode={(code) => {
                setRefusal('')
                void sendCode({ ticket, code })
              }}
              onBack={() => {
                setRefusal('')
                setTicket('')
              }}
            />
          ) : (
            <Form<{ email: string; password: string }>
              layout="vertical"
              requiredMark={false}
              onFinish={(typed) => {
                setRefusal('')
                void logIn({ email: typed.email.trim(), password: typed.password })
              }}
            >
              <Form.Item
                name="email"
                label={t('login.email')}
                rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
              >
                <Input type="email" autoComplete="username" maxLength={254} size="large" autoFocus />
              </Form.Item>
              <Form.Item
                name="password"
                label={t('login.password')}
                rules={[{ required: true, message: t('common.needed') }]}
              >
                <Input.Password autoComplete="current-password" maxLength={128} size="large" />
              </Form.Item>
              <Button type="primary" htmlType="submit" size="large" block loading={isLoggingIn}>
                {t('login.logIn')}
              </Button>
            </Form>
          )}
        </Card>
        <Typography.Text type="secondary">{ticket ? t('login.lost') : t('login.forgot')}</Typography.Text>
      </div>
    </main>
  )
}

/** The second step: a code of the authenticator, or a recovery code. */
function CodeForm({ isBusy, onCode, onBack }: { isBusy: boolean; onCode(code: string): void; onBack(): void }) {
  const t = useWords()
  return (
    <Form<{ code: string }> layout="vertical" requiredMark={false} onFinish={({ code }) => onCode(code)}>
      <Form.Item
        name="code"
        label={t('login.code')}
        extra={t('login.codeHint')}
        rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
      >
        <Input autoComplete="one-time-code" maxLength={60} size="large" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" size="large" block loading={isBusy}>
        {t('login.logIn')}
      </Button>
      <Button type="link" block onClick={onBack} style={{ marginBlockStart: 8 }}>
        {t('login.startAgain')}
      </Button>
    </Form>
  )
}
