import { operators } from '@cusp/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Card, Form, Input } from 'antd'
import { selfKey, useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'

type Typed = { oldPassword: string; newPassword: string; again: string }

/** Changes the own password; whoever is signed in elsewhere under this name is signed out. */
export function PasswordCard() {
  const t = useWords()
  const client = useQueryClient()
  const [form] = Form.useForm<Typed>()
  const { act, isActing } = useAct(operators.updateOperatorPassword, {
    says: t('me.passwordChanged'),
    onDone: () => {
      form.resetFields()
      // What is open may be more now.
      void client.invalidateQueries({ queryKey: selfKey })
    },
    onRefused: ({ failure, message }) => {
      const field = {
        passwordWrong: 'oldPassword',
        passwordUnchanged: 'newPassword',
        operatorPasswordWeak: 'newPassword',
        passwordCommon: 'newPassword',
      }[failure as string] as keyof Typed | undefined
      if (field) form.setFields([{ name: field, errors: [message] }])
      return field !== undefined
    },
  })
  const needed = { required: true, message: t('common.needed') }
  return (
    <Card title={t('login.password')}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ oldPassword, newPassword }) => void act({ oldPassword, newPassword })}
      >
        <Form.Item name="oldPassword" label={t('me.presentPassword')} rules={[needed]}>
          <Input.Password autoComplete="current-password" maxLength={128} />
        </Form.Item>
        <Form.Item name="newPassword" label={t('me.newPassword')} extra={t('operators.passwordHint')} rules={[needed]}>
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Form.Item
          name="again"
          label={t('me.again')}
          dependencies={['newPassword']}
          rules={[
            needed,
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                !value || value === getFieldValue('newPassword')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('me.notTheSame'))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={128} />
        </Form.Item>
        <Button htmlType="submit" loading={isActing}>
          {t('me.changePassword')}
        </Button>
      </Form>
    </Card>
  )
}
