import { search } from '@cusp/contract'
import { Form, Select } from 'antd'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { FormDrawer } from '../../shell/form-drawer'

type SynonymsTyped = { words: string[] }

/** A group to change, or words to begin one with. */
export type EditedSynonyms = { readonly id?: number; readonly words: readonly string[] }

export function SynonymsDrawer({ group, onClose }: { group: EditedSynonyms; onClose(): void }) {
  const t = useWords()
  const [form] = Form.useForm<SynonymsTyped>()
  const { act, isActing } = useAct(search.adminSaveSynonyms, { says: t('common.saved') })
  const save = async ({ words }: SynonymsTyped): Promise<void> => {
    if (await act({ ...(group.id === undefined ? {} : { id: group.id }), words })) onClose()
  }
  return (
    <FormDrawer
      title={group.id === undefined ? t('search.createSynonyms') : t('search.editSynonyms')}
      consequence={t('search.synonymsConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ words: [...group.words] }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item
          name="words"
          label={t('search.words')}
          extra={t('search.wordsHint')}
          rules={[
            {
              required: true,
              validator: (_, words: string[] = []) => {
                const distinct = new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => word !== ''))
                if (distinct.size < 2) return Promise.reject(new Error(t('search.twoWords')))
                return words.some((word) => word.length > 60)
                  ? Promise.reject(new Error(t('search.wordTooLong')))
                  : Promise.resolve()
              },
            },
          ]}
        >
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', '，', '、', '=', ';', '\n']}
            maxCount={40}
          />
        </Form.Item>
      </Form>
    </FormDrawer>
  )
}
