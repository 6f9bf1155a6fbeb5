import { operators } from '@cusp/contract'
import { Card, Radio, Skeleton, Typography } from 'antd'
import { useAct, useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { Problem } from '../../shell/states'

const asTheScreens = 'screens'

/** In which language the shop writes to this operator. */
export function LetterLanguageCard() {
  const t = useWords()
  const chosen = useAnswer(operators.getLetterLanguage, {})
  const { act, isActing } = useAct(operators.saveLetterLanguage, { says: t('common.saved') })
  if (chosen.error && !chosen.data) return <Problem error={chosen.error} onRetry={() => void chosen.refetch()} />
  return (
    <Card title={t('me.letters')}>
      <div className="stack">
        <Typography.Text type="secondary">{t('me.lettersHint')}</Typography.Text>
        {chosen.data ? (
          <Radio.Group
            aria-label={t('me.letters')}
            value={chosen.data.language ?? asTheScreens}
            disabled={isActing}
            onChange={(event) => {
              const language = operators.letterLanguages.find((each) => each === event.target.value) ?? null
              void act({ language })
            }}
            options={[
              { value: asTheScreens, label: t('me.lettersAsScreens') },
              { value: 'en', label: 'English' },
              { value: 'zh-Hant', label: '繁體中文' },
            ]}
          />
        ) : (
          <Skeleton.Input active />
        )}
      </div>
    </Card>
  )
}
