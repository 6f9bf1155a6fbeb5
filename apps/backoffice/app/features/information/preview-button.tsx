import { information } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { App, Button, Modal, Tabs } from 'antd'
import { useState } from 'react'
import { ask, sentenceOf } from '../../platform/answers'
import { useWords } from '../../platform/words'

type Text = { readonly name: LocalizedText; readonly content: LocalizedText }

/** Shows a text in both languages as the server would keep it. */
export function PreviewButton({ textOf }: { textOf(): Text }) {
  const t = useWords()
  const { message } = App.useApp()
  const [shown, setShown] = useState<Text>()
  const [isBusy, setBusy] = useState(false)
  const open = async (): Promise<void> => {
    const { name, content } = textOf()
    setBusy(true)
    try {
      const clean = async (html: string) => (await ask(information.adminPreviewText, { content: html })).content
      const [en, chinese] = [await clean(content.en), await clean(content['zh-Hant'])]
      setShown({ name, content: { en, 'zh-Hant': chinese } })
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void open()}>
        {t('infoPages.preview')}
      </Button>
      <Modal
        open={shown !== undefined}
        title={t('infoPages.preview')}
        width={800}
        footer={null}
        onCancel={() => setShown(undefined)}
        destroyOnHidden
      >
        {shown && (
          <Tabs
            items={(['en', 'zh-Hant'] as const).map((language) => ({
              key: language,
              label: t(`languages.${language}`),
              children: (
                <>
                  <h2>{shown.name[language]}</h2>
                  {/* Without any permission: nothing in it runs, submits or navigates. */}
                  <iframe
                    className="html-preview"
                    title={`${t('infoPages.preview')} ${t(`languages.${language}`)}`}
                    sandbox=""
                    srcDoc={shown.content[language]}
                  />
                </>
              ),
            }))}
          />
        )}
      </Modal>
    </>
  )
}
