import { information } from '@cusp/contract'
import type { InfoPageId, LocalizedText } from '@cusp/kernel'
import { Alert, Button, Card, DatePicker, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { editedText } from '../../shell/edited-text'
import { useLeaveGuard } from '../../shell/leave-guard'
import { LocalizedFields } from '../../shell/localized-fields'
import { PreviewButton } from './preview-button'
import { RichTexts } from './rich-texts'

type Typed = { name: LocalizedText; content: LocalizedText; from?: Dayjs | null; until?: Dayjs | null }
type PageFormProps = {
  readonly page: information.AdminInfoPage
  /** The draft beside the page instead of the page itself. */
  readonly isDraft: boolean
  onStale(): void
  onRemoved(): void
}

const asMoment = (at: Date | null | undefined): Dayjs | null => (at ? dayjs(at) : null)
const asDate = (at: Dayjs | null | undefined): Date | null => at?.toDate() ?? null

/** A page or its draft in both languages. */
export function PageForm({ page, isDraft, onStale, onRemoved }: PageFormProps) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isEdited, setEdited] = useState(false)
  const { draft } = page
  const start = isDraft && draft ? draft : page
  const done = {
    says: isDraft ? t('infoPages.draftSaved') : t('infoPages.published'),
    onRefused: ({ failure }: { failure: string }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  }
  const publish = useAct(information.adminSaveInfoPage, done)
  const keep = useAct(information.adminSaveInfoPageDraft, done)
  const discard = useAct(information.adminRemoveInfoPageDraft, { says: t('infoPages.draftRemoved') })
  const remove = useAct(information.adminRemoveInfoPage, { says: t('infoPages.removed'), onDone: onRemoved })
  useLeaveGuard(isEdited)

  const textOf = ({ name, content }: Typed) => ({
    name: editedText(start.name, name),
    content: editedText(start.content, content),
  })
  const save = async (typed: Typed): Promise<void> => {
    const asked = { id: page.id, ...textOf(typed) }
    const hasWorked = isDraft
      ? await keep.act({ ...asked, from: asDate(typed.from), until: asDate(typed.until), version: draft?.version ?? 0 })
      : await publish.act({ ...asked, version: page.version })
    if (hasWorked) setEdited(false)
  }
  /** What the draft says becomes the page, and the draft is done. */
  const publishDraft = async (): Promise<boolean> => {
    if (!draft) return false
    const { name, content } = draft
    if (!(await publish.act({ id: page.id, name, content, version: page.version }))) return false
    return discard.act({ id: page.id, version: draft.version })
  }
  return (
    <Card size="small">
      <Form
        form={form}
        layout="vertical"
        initialValues={{
          name: start.name,
          content: start.content,
          from: asMoment(draft?.from),
          until: asMoment(draft?.until),
        }}
        onValuesChange={() => setEdited(true)}
        onFinish={(typed) => void save(typed)}
      >
        <Alert
          type="info"
          showIcon
          title={isDraft ? t('infoPages.draftConsequence') : t('infoPages.consequence')}
          style={{ marginBlockEnd: 16 }}
        />
        {isDraft && (
          <div className="fields">
            <Form.Item name="from" label={t('infoPages.from')} extra={t('infoPages.fromHint')}>
              <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
            </Form.Item>
            <Form.Item
              name="until"
              label={t('infoPages.until')}
              extra={t('infoPages.untilHint')}
              dependencies={['from']}
              rules={[
                ({ getFieldValue }) => ({
                  validator: async (_, until?: Dayjs | null) => {
                    const from: Dayjs | null | undefined = getFieldValue('from')
                    if (until && (!from || !until.isAfter(from))) throw new Error(t('infoPages.untilWrong'))
                  },
                }),
              ]}
            >
              <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
            </Form.Item>
          </div>
        )}
        <LocalizedFields name="name" label={t('infoPages.name')} limit={120} isRequired />
        <RichTexts label={t('infoPages.content')} />
        <div className="row">
          <Button type="primary" htmlType="submit" loading={publish.isActing || keep.isActing}>
            {isDraft ? t('infoPages.saveDraft') : t('infoPages.publish')}
          </Button>
          <PreviewButton textOf={() => textOf(form.getFieldsValue())} />
          {isDraft && draft && (
            <>
              <AskButton
                needs="content.edit"
                notNow={isEdited ? t('infoPages.saveFirst') : ''}
                says={t('infoPages.publishDraft')}
                title={t('infoPages.publishDraft')}
                consequence={t('infoPages.publishDraftConsequence')}
                confirm={t('infoPages.publishDraft')}
                onConfirm={publishDraft}
              />
              <AskButton
                needs="content.edit"
                isDangerous
                says={t('infoPages.removeDraft')}
                title={t('infoPages.removeDraft')}
                consequence={t('infoPages.removeDraftConsequence')}
                confirm={t('infoPages.removeDraft')}
                onConfirm={() => discard.act({ id: page.id, version: draft.version })}
              />
            </>
          )}
          {!isDraft && !page.isFixed && page.version > 0 && (
            <AskButton
              needs="content.edit"
              isDangerous
              says={t('infoPages.remove')}
              title={t('infoPages.remove')}
              consequence={t('infoPages.removeConsequence')}
              confirm={t('infoPages.remove')}
              onConfirm={() => remove.act({ id: page.id, version: page.version })}
            />
          )}
        </div>
      </Form>
    </Card>
  )
}

/** A page that is not there yet. */
export const newPage = (id: InfoPageId): information.AdminInfoPage => ({
  id,
  name: { en: '', 'zh-Hant': '' },
  content: { en: '', 'zh-Hant': '' },
  version: 0,
  isFixed: false,
  draft: null,
})
