import { marketing } from '@cusp/contract'
import { DatePicker, Form, Input } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type CodeTyped = {
  invitationCode: string
  owner: string
  note: string
  validFrom: Dayjs | null
  validUntil: Dayjs | null
}
const formFields = ['invitationCode', 'owner', 'note', 'validFrom', 'validUntil'] as const
const dayOf = (day: Dayjs | null): string | null => day?.format('YYYY-MM-DD') ?? null
const asDay = (day: string | null | undefined): Dayjs | null => (day ? dayjs(day) : null)

/** An invitation code to create or to change. */
export function CodeDrawer({ code, onClose }: { code: marketing.InvitationCodeRow | undefined; onClose(): void }) {
  const t = useWords()
  const [form] = Form.useForm<CodeTyped>()
  const { act, isActing } = useAct(marketing.saveInvitationCode, {
    says: t('common.saved'),
    onRefused: (refused) => {
      const field = formFields.find((name) => name === refused.detail.field)
      if (field) form.setFields([{ name: field, errors: [refused.message] }])
      return field !== undefined
    },
  })
  const save = async (typed: CodeTyped): Promise<void> => {
    const hasWorked = await act({
      ...(code ? { id: code.id } : {}),
      invitationCode: typed.invitationCode.trim(),
      owner: typed.owner.trim(),
      note: typed.note.trim(),
      validFrom: dayOf(typed.validFrom),
      validUntil: dayOf(typed.validUntil),
      version: code?.version ?? 0,
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={code ? t('invitationCodes.edit') : t('invitationCodes.create')}
      consequence={t('invitationCodes.consequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          invitationCode: code?.invitationCode ?? '',
          owner: code?.owner ?? '',
          note: code?.note ?? '',
          validFrom: asDay(code?.validFrom),
          validUntil: asDay(code?.validUntil),
        }}
        onFinish={(typed) => void save(typed)}
        autoComplete="off"
      >
        <Form.Item
          name="invitationCode"
          label={t('invitationCodes.code')}
          extra={code ? t('invitationCodes.codeKept') : t('invitationCodes.codeHint')}
          rules={[{ required: true, pattern: /^\s*[A-Za-z0-9-]{3,40}\s*$/, message: t('invitationCodes.codeHint') }]}
        >
          <Input maxLength={40} disabled={code !== undefined} />
        </Form.Item>
        <Form.Item
          name="owner"
          label={t('invitationCodes.owner')}
          rules={[{ required: true, whitespace: true, message: t('common.needed') }]}
        >
          <Input maxLength={80} />
        </Form.Item>
        <div className="fields">
          <Form.Item name="validFrom" label={t('invitationCodes.validFrom')}>
            <DatePicker style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="validUntil" label={t('invitationCodes.validUntil')}>
            <DatePicker style={{ width: '100%' }} />
          </Form.Item>
        </div>
        <Form.Item name="note" label={t('invitationCodes.note')}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
