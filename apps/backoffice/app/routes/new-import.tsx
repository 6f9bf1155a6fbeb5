import { InboxOutlined } from '@ant-design/icons'
import { catalogue, sheetFile } from '@cusp/contract'
import { Alert, Card, Form, Input, Radio, Upload } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths'
import { useAct } from '../platform/answers'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'

const megabyte = 1024 * 1024
type Typed = { preset: catalogue.ImportPreset; supplier: string }

export function NewImportRoute() {
  const t = useWords()
  const goTo = useNavigate()
  const [form] = Form.useForm<Typed>()
  const [sheet, setSheet] = useState<File>()
  const [problem, setProblem] = useState('')
  const preset = Form.useWatch('preset', form) ?? 'cusp'
  const { act: upload, isActing } = useAct(catalogue.adminUploadImport, {
    onDone: ({ id }) => void goTo(paths.importRun(id)),
    onRefused: (refused) => {
      setProblem(refused.message)
      return true
    },
  })
  const take = (file: File): false => {
    const isTooLarge = file.size > sheetFile.atMostBytes
    const isSheet = /\.(csv|xlsx|gz)$/i.test(file.name)
    setProblem(
      isTooLarge
        ? t('common.fileTooLarge', { megabytes: sheetFile.atMostBytes / megabyte })
        : isSheet
          ? ''
          : t('imports.kinds'),
    )
    setSheet(isSheet && !isTooLarge ? file : undefined)
    return false
  }
  return (
    <Page
      title={t('imports.upload')}
      back={{ to: paths.imports, says: t('nav.imports') }}
      hint={t('imports.uploadHint')}
    >
      <Card style={{ maxWidth: 760 }}>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ preset: 'cusp', supplier: '' }}
          onFinish={({ preset: chosen, supplier }) => {
            if (sheet) void upload({ preset: chosen, supplier: (supplier ?? '').trim() }, { sheet: [sheet] })
            else setProblem(t('imports.chooseFile'))
          }}
        >
          <Form.Item name="preset" required label={t('imports.preset')} extra={t(`importPresetHints.${preset}`)}>
            <Radio.Group
              aria-label={t('imports.preset')}
              optionType="button"
              options={catalogue.importPresets.map((value) => ({ value, label: t(`importPresets.${value}`) }))}
            />
          </Form.Item>
          <Form.Item name="supplier" label={t('products.supplier')} extra={t('imports.supplierHint')}>
            <Input maxLength={120} />
          </Form.Item>
          <Form.Item
            htmlFor="sheet"
            required
            label={t('imports.file')}
            extra={t('imports.fileHint', { megabytes: sheetFile.atMostBytes / megabyte })}
          >
            <Upload.Dragger
              id="sheet"
              accept=".csv,.xlsx,.gz"
              maxCount={1}
              beforeUpload={take}
              fileList={sheet ? [{ uid: sheet.name, name: sheet.name, size: sheet.size }] : []}
              onRemove={() => setSheet(undefined)}
            >
              <p style={{ fontSize: 32, margin: 0, color: 'var(--ant-color-primary)' }}>
                <InboxOutlined aria-hidden />
              </p>
              <p style={{ marginBlock: 8 }}>{t('imports.drop')}</p>
            </Upload.Dragger>
          </Form.Item>
          {problem && <Alert type="error" showIcon title={problem} role="alert" style={{ marginBlockEnd: 16 }} />}
          <GuardedButton
            needs="catalogue.import"
            notNow={sheet ? '' : t('imports.chooseFile')}
            type="primary"
            htmlType="submit"
            loading={isActing}
          >
            {t('imports.preview')}
          </GuardedButton>
        </Form>
      </Card>
    </Page>
  )
}
