import { type OperatorRole, operatorRoles, operators } from '@cusp/contract'
import { emailShape } from '@cusp/kernel'
import { Form, Input, Select, Tag, Typography } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords, wordOr } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type OperatorTyped = { name: string; email: string; role: OperatorRole; password?: string }

// Object.keys forgets the names that the table declares.
const roles = Object.keys(operatorRoles) as OperatorRole[]
const formFields = ['name', 'email', 'role', 'password'] as const

/** An operator to add or to change, with what the chosen role allows. */
export function OperatorDrawer({
  operator,
  onClose,
}: {
  operator: operators.OperatorRow | undefined
  onClose(): void
}) {
  const t = useWords()
  const [form] = Form.useForm<OperatorTyped>()
  const role = Form.useWatch('role', form) ?? operator?.role ?? 'support'
  const { act, isActing } = useAct(operators.saveOperator, {
    says: t('common.saved'),
    onRefused: (refused) => {
      const byFailure = {
        operatorTaken: 'email',
        operatorPasswordWeak: 'password',
        passwordCommon: 'password',
        lastAdmin: 'role',
      } as const
      const failure = Object.entries(byFailure).find(([name]) => name === refused.failure)
      const field = failure?.[1] ?? formFields.find((name) => name === refused.detail.field)
      if (field) form.setFields([{ name: field, errors: [refused.message] }])
      return field !== undefined
    },
  })
  const save = async ({ password, name, email, role: chosen }: OperatorTyped): Promise<void> => {
    const hasWorked = await act({
      ...(operator ? { id: operator.id } : {}),
      name: name.trim(),
      email: email.trim(),
      role: chosen,
      isDisabled: operator?.isDisabled ?? false,
      ...(password ? { password } : {}),
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={operator ? t('operators.edit') : t('operators.create')}
      consequence={operator ? t('operators.editConsequence') : t('operators.createConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={operator ?? { name: '', email: '', role: 'support' }}
        onFinish={(typed) => void save(typed)}
        autoComplete="off"
      >
        <Form.Item
          name="name"
          label={t('operators.name')}
          rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('operators.email')}
          rules={[
            { required: true, message: t('common.needed') },
            { pattern: emailShape, message: t('operators.emailWrong') },
          ]}
        >
          <Input type="email" maxLength={254} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('login.password')}
          extra={operator ? t('operators.passwordKept') : t('operators.passwordHint')}
          rules={operator ? [] : [{ required: true, message: t('common.needed') }]}
        >
          <Input.Password maxLength={128} autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="role" required label={t('operators.role')}>
          <Select options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))} />
        </Form.Item>
        <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 8 }}>
          {t('operators.roleAllows')}
        </Typography.Paragraph>
        <div className="row">
          {operatorRoles[role]
            .filter((permission) => permission !== 'self')
            .map((permission) => (
              <Tag key={permission}>{wordOr(t, 'permissions', permission.replace('.', '-'))}</Tag>
            ))}
        </div>
      </Form>
    </FormDrawer>
  )
}
