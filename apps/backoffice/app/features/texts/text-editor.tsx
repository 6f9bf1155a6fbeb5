import { texts } from '@cusp/contract'
import { languageSpelling } from '@cusp/kernel'
import { App, Button, Form, Input, Tag, Typography } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { AskButton } from '../../shell/ask-button'
import { GuardedButton } from '../../shell/guarded-button'
import { TextPreview } from './text-preview'

type Said = texts.TextDetail['languages'][number]
type EditorProps = {
  readonly of: texts.TextDetail
  readonly said: Said
  /** Gives what is in force now. */
  onReload(): Promise<Said | undefined>
  onEdited(isEdited: boolean): void
}

/** A text in one language, with what would be sent beside it. */
export function TextEditor({ of, said, onReload, onEdited }: EditorProps) {
  const t = useWords()
  const { modal } = App.useApp()
  // What the fields were filled from: a later answer must not make an old text look fresh.
  const [basis, setBasis] = useState(said)
  const [typed, setTyped] = useState({ subject: said.subject, text: said.text })
  const [problem, setProblem] = useState<{ field: string; says: string }>()
  const area = useRef<TextAreaRef>(null)
  const isEdited = typed.subject !== basis.subject || typed.text !== basis.text
  const htmlLanguage = languageSpelling[said.language].html

  const refill = (fresh: Said) => {
    setBasis(fresh)
    setTyped({ subject: fresh.subject, text: fresh.text })
    setProblem(undefined)
  }
  // While rendering, not after it: no frame shows the old words.
  if (!isEdited && said.version > basis.version) refill(said)
  useEffect(() => onEdited(isEdited), [isEdited, onEdited])

  const offerTheirs = (title: string) =>
    modal.confirm({
      title,
      content: t('texts.changedMeanwhile'),
      okText: t('texts.reloadTheirs'),
      cancelText: t('texts.keepMine'),
      onOk: async () => {
        const fresh = await onReload()
        if (fresh) refill(fresh)
      },
    })
  const { act: save, isActing } = useAct(texts.saveText, {
    says: t('texts.saved'),
    onRefused: (refused) => {
      if (refused.failure === 'changedMeanwhile') {
        offerTheirs(refused.message)
        return true
      }
      const { field } = refused.detail
      if (field !== 'subject' && field !== 'text') return false
      setProblem({ field, says: refused.message })
      return true
    },
  })
  const { act: restore } = useAct(texts.restoreText, {
    says: t('texts.restored'),
    onRefused: (refused) => {
      if (refused.failure !== 'changedMeanwhile') return false
      offerTheirs(refused.message)
      return true
    },
  })
  const target = { key: of.key, language: said.language, version: basis.version }

  const change = (some: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...some }))
    setProblem(undefined)
  }
  const insert = (name: string) => {
    const field = area.current?.resizableTextArea?.textArea
    const at = field?.selectionStart ?? typed.text.length
    const upTo = field?.selectionEnd ?? at
    change({ text: `${typed.text.slice(0, at)}{${name}}${typed.text.slice(upTo)}` })
    field?.focus()
  }
  const statusOf = (field: string) =>
    problem?.field === field ? { validateStatus: 'error' as const, help: problem.says } : {}

  const send = async () => {
    const words = { subject: typed.subject.trim(), text: typed.text.trim() }
    if (!(await save({ ...target, ...words }))) return
    setTyped(words)
    setBasis({ ...basis, ...words, isEdited: true, version: basis.version + 1 })
  }
  const goBack = async () => {
    const hasWorked = await restore(target)
    if (hasWorked) refill({ ...basis, ...basis.builtIn, isEdited: false, version: basis.version + 1 })
    return hasWorked
  }

  return (
    <div className="beside" style={{ paddingBlockStart: 16 }}>
      <Form layout="vertical" onFinish={() => void send()}>
        {of.kind === 'letter' && (
          <Form.Item label={t('texts.subject')} htmlFor={`subject-${said.language}`} required {...statusOf('subject')}>
            <Input
              id={`subject-${said.language}`}
              value={typed.subject}
              maxLength={200}
              lang={htmlLanguage}
              onChange={({ target: { value } }) => change({ subject: value })}
            />
          </Form.Item>
        )}
        <Form.Item label={t('texts.text')} htmlFor={`text-${said.language}`} required {...statusOf('text')}>
          <Input.TextArea
            id={`text-${said.language}`}
            ref={area}
            value={typed.text}
            maxLength={5000}
            autoSize={{ minRows: of.kind === 'letter' ? 8 : 2, maxRows: 24 }}
            lang={htmlLanguage}
            onChange={({ target: { value } }) => change({ text: value })}
          />
        </Form.Item>
        {of.places.length > 0 && (
          <section aria-label={t('texts.places')} style={{ marginBlockEnd: 20 }}>
            <Typography.Text>{t('texts.places')}</Typography.Text>
            <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 8 }}>
              {t('texts.placesHint')}
            </Typography.Paragraph>
            <ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
              {of.places.map((place) => (
                <li key={place.name} className="row">
                  <Button size="small" onClick={() => insert(place.name)}>{`{${place.name}}`}</Button>
                  <Typography.Text>{place.about}</Typography.Text>
                  {place.isNeeded && <Tag color="warning">{t('texts.needed')}</Tag>}
                  {place.isSecret && <Tag>{t('texts.notInSubject')}</Tag>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="row">
          <GuardedButton
            needs="texts.edit"
            notNow={isEdited ? '' : t('texts.nothingToSave')}
            type="primary"
            htmlType="submit"
            loading={isActing}
          >
            {t('common.save')}
          </GuardedButton>
          <Button disabled={!isEdited} onClick={() => refill(basis)}>
            {t('common.discard')}
          </Button>
          <AskButton
            needs="texts.edit"
            notNow={basis.isEdited ? '' : t('texts.isBuiltIn')}
            says={t('texts.restore')}
            title={t('texts.restoreTitle')}
            consequence={<span className="prewrap">{basis.builtIn.text}</span>}
            confirm={t('texts.restore')}
            onConfirm={goBack}
          />
        </div>
      </Form>
      <TextPreview of={of} language={said.language} htmlLanguage={htmlLanguage} typed={typed} />
    </div>
  )
}
