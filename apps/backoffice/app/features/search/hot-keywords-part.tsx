import { PlusOutlined } from '@ant-design/icons'
import { search } from '@cusp/contract'
import { pictureAt } from '@cusp/kernel'
import { Button, Card, Form, Input, Typography } from 'antd'
import { useState } from 'react'
import { useAct, useAnswer } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { GuardedButton } from '../../shell/guarded-button'
import { useLeaveGuard } from '../../shell/leave-guard'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureUpload } from '../../shell/picture-upload'
import { PlaceButtons } from '../../shell/place-buttons'
import { PageLoading, Problem } from '../../shell/states'

const atMost = 30

/** The words that the storefront's search box offers, in their order. */
export function HotKeywordsPart() {
  const t = useWords()
  const answer = useAnswer(search.adminListHotKeywords, {})
  if (answer.error && !answer.data) return <Problem error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <PageLoading />
  return <HotKeywordsForm key={JSON.stringify(answer.data.list)} list={answer.data.list} says={t('common.saved')} />
}

type Typed = { list: { word: search.AdminHotKeyword['word']; link: string; icon: string }[] }

function HotKeywordsForm({ list, says }: { list: readonly search.AdminHotKeyword[]; says: string }) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [isEdited, setEdited] = useState(false)
  const { act, isActing } = useAct(search.adminSaveHotKeywords, { says })
  useLeaveGuard(isEdited)
  const save = async (typed: Typed): Promise<void> => {
    const hasWorked = await act({
      list: (typed.list ?? []).map(({ word, link = '', icon = '' }) => ({ word, link: link.trim(), icon })),
    })
    if (hasWorked) setEdited(false)
  }
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ list: list.map((each) => ({ ...each })) }}
      onValuesChange={() => setEdited(true)}
      onFinish={(typed) => void save(typed)}
    >
      <Form.List name="list">
        {(fields, { add, remove, move }) => (
          <div className="stack">
            <Typography.Text type="secondary">{t('search.hotHint')}</Typography.Text>
            {fields.length === 0 && <Typography.Text type="secondary">{t('search.noHot')}</Typography.Text>}
            {fields.map((field, index) => (
              <Card key={field.key} size="small">
                <LocalizedFields name={[field.name, 'word']} label={t('search.hotWord')} limit={40} isRequired />
                <Form.Item
                  name={[field.name, 'link']}
                  label={t('search.link')}
                  extra={t('search.linkHint')}
                  rules={[{ pattern: /^(?:\/(?![/\\])[^\s\\]*)?$/, message: t('search.linkWrong') }]}
                >
                  <Input maxLength={300} placeholder="/search?keyword=…" />
                </Form.Item>
                <Form.Item name={[field.name, 'icon']} label={t('search.icon')} extra={t('search.iconHint')}>
                  <IconField />
                </Form.Item>
                <PlaceButtons
                  place={index}
                  count={fields.length}
                  name={t('search.hotPlace', { place: index + 1 })}
                  onMove={(to) => {
                    move(index, to)
                    setEdited(true)
                  }}
                  onRemove={() => {
                    remove(field.name)
                    setEdited(true)
                  }}
                />
              </Card>
            ))}
            <div className="row">
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={fields.length >= atMost}
                onClick={() => {
                  add({ word: { en: '', 'zh-Hant': '' }, link: '', icon: '' })
                  setEdited(true)
                }}
              >
                {t('search.addHot')}
              </Button>
              <GuardedButton
                needs="search.manage"
                type="primary"
                htmlType="submit"
                loading={isActing}
                {...(isEdited ? {} : { notNow: t('search.nothingToSave') })}
              >
                {t('common.save')}
              </GuardedButton>
            </div>
          </div>
        )}
      </Form.List>
    </Form>
  )
}

/** The small picture beside a hot keyword; the form keeps its path. */
function IconField({ value = '', onChange = () => {} }: { value?: string; onChange?: (path: string) => void }) {
  const t = useWords()
  const { act: upload, isActing } = useAct(search.adminUploadHotKeywordIcon, {
    onDone: ({ picturePath }) => onChange(picturePath),
  })
  return (
    <div className="row">
      {value !== '' && <img src={pictureAt(value, 400)} alt="" width={32} height={32} />}
      <PictureUpload
        needs="search.manage"
        size="small"
        isBusy={isActing}
        label={t(value === '' ? 'search.addIcon' : 'search.replaceIcon')}
        onPicture={(picture) => void upload({}, { picture: [picture] })}
      />
      {value !== '' && (
        <Button size="small" type="text" onClick={() => onChange('')}>
          {t('search.removeIcon')}
        </Button>
      )}
    </div>
  )
}
