import { questions } from '@cusp/contract'
import type { LocalizedText, QuestionCategoryId, QuestionId } from '@cusp/kernel'
import { Alert, Button, Card, Form, Select } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { editedText, noText } from '../../shell/edited-text'
import { useLeaveGuard } from '../../shell/leave-guard'
import { LocalizedFields } from '../../shell/localized-fields'
import { PlaceAndPublished } from './place-and-published'
import { PreviewButton } from './preview-button'
import { RichTexts } from './rich-texts'

type Typed = {
  name: LocalizedText
  content: LocalizedText
  categoryId: QuestionCategoryId
  position: number
  isPublished: boolean
}
type QuestionFormProps = {
  /** None for a new one. */
  readonly question: questions.AdminQuestion | undefined
  readonly categories: readonly questions.AdminQuestionCategory[]
  onStale(): void
  onSaved(id: QuestionId): void
  onRemoved(): void
}

/** A question and its answer in both languages. */
export function QuestionForm({ question, categories, onStale, onSaved, onRemoved }: QuestionFormProps) {
  const t = useWords()
  const say = useLocalText()
  const [form] = Form.useForm<Typed>()
  const [isEdited, setEdited] = useState(false)
  // At once: the page is left in the same step, and nobody is to be asked about what is saved.
  const settle = () => flushSync(() => setEdited(false))
  const { act, isActing } = useAct(questions.adminSaveQuestion, {
    says: t('common.saved'),
    onDone: ({ id }) => {
      settle()
      onSaved(id)
    },
    onRefused: ({ failure }) => {
      if (failure === 'changedMeanwhile') onStale()
      return false
    },
  })
  const remove = useAct(questions.adminRemoveQuestion, {
    says: t('questions.removed'),
    onDone: () => {
      settle()
      onRemoved()
    },
  })
  useLeaveGuard(isEdited)
  const textOf = ({ name, content }: Typed) => ({
    name: editedText(question?.name ?? noText, name),
    content: editedText(question?.content ?? noText, content),
  })
  const save = (typed: Typed) =>
    act({
      ...(question ? { id: question.id } : {}),
      ...textOf(typed),
      categoryId: typed.categoryId,
      position: typed.position,
      isPublished: typed.isPublished,
      version: question?.version ?? 0,
    })
  return (
    <Card size="small">
      <Form
        form={form}
        layout="vertical"
        initialValues={
          question ?? { name: noText, content: noText, categoryId: categories[0]?.id, position: 0, isPublished: false }
        }
        onValuesChange={() => setEdited(true)}
        onFinish={(typed) => void save(typed)}
      >
        <Alert type="info" showIcon title={t('questions.consequence')} style={{ marginBlockEnd: 16 }} />
        <div className="fields">
          <Form.Item
            name="categoryId"
            label={t('questions.category')}
            rules={[{ required: true, message: t('common.needed') }]}
          >
            <Select options={categories.map(({ id, name }) => ({ value: id, label: say(name) }))} />
          </Form.Item>
          <PlaceAndPublished hint={t('questions.publishedHint')} />
        </div>
        <LocalizedFields name="name" label={t('questions.name')} limit={160} isRequired />
        <RichTexts label={t('questions.answer')} />
        <div className="row">
          <Button type="primary" htmlType="submit" loading={isActing}>
            {t('common.save')}
          </Button>
          <PreviewButton textOf={() => textOf(form.getFieldsValue())} />
          {question && (
            <AskButton
              needs="content.edit"
              isDangerous
              says={t('questions.remove')}
              title={t('questions.remove')}
              consequence={t('questions.removeConsequence')}
              confirm={t('questions.remove')}
              onConfirm={() => remove.act({ id: question.id, version: question.version })}
            />
          )}
        </div>
      </Form>
    </Card>
  )
}
