import { texts } from '@cusp/contract'
import type { Language } from '@cusp/kernel'
import { Alert, Card, Skeleton, Typography } from 'antd'
import { sentenceOf, useAnswer } from '../../platform/answers'
import { useSettled } from '../../platform/settled'
import { useWords } from '../../platform/words'

type PreviewProps = {
  readonly of: texts.TextDetail
  readonly language: Language
  readonly htmlLanguage: string
  readonly typed: { readonly subject: string; readonly text: string }
}

/** What would be sent, made by the server that sends it; or why it would not be accepted. */
export function TextPreview({ of, language, htmlLanguage, typed }: PreviewProps) {
  const t = useWords()
  const { subject, text } = useSettled(typed)
  const { data, error, isPlaceholderData } = useAnswer(texts.previewText, { key: of.key, language, subject, text })
  return (
    <Card title={t('texts.preview')} size="small">
      <div className="stack" aria-live="polite" aria-busy={isPlaceholderData}>
        {error && <Alert type="error" showIcon title={sentenceOf(error)} />}
        {!error && !data && <Skeleton active paragraph={{ rows: 4 }} />}
        {!error && data && (
          <div lang={htmlLanguage} className="stack">
            {of.kind === 'letter' && <Typography.Text strong>{data.subject}</Typography.Text>}
            <div className="prewrap">{data.text}</div>
          </div>
        )}
        {of.kind === 'letter' && <Typography.Text type="secondary">{t('texts.previewHint')}</Typography.Text>}
      </div>
    </Card>
  )
}
