import { information, questions } from '@cusp/contract'
import type { LocalizedText } from '@cusp/kernel'
import { Button, Form, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { editedText, noText } from '../../shell/edited-text'
import { FormDrawer } from '../../shell/form-drawer'
import { LocalizedFields } from '../../shell/localized-fields'
import { PictureUpload } from '../../shell/picture-upload'
import { PlaceAndPublished } from './place-and-published'

type Typed = { name: LocalizedText; remark: LocalizedText; position: number; isPublished: boolean }
type DrawerProps = { readonly category: questions.AdminQuestionCategory | undefined; onClose(): void }

/** A category of questions to add or to change. */
export function QuestionCategoryDrawer({ category, onClose }: DrawerProps) {
  const t = useWords()
  const [form] = Form.useForm<Typed>()
  const [icon, setIcon] = useState(category?.icon ?? '')
  const { act, isActing } = useAct(questions.adminSaveQuestionCategory, { says: t('common.saved') })
  const { act: upload, isActing: isUploading } = useAct(information.adminUploadInformationPicture, {
    onDone: ({ picturePath }) => setIcon(picturePath),
  })
  const save = async ({ name, remark, position, isPublished }: Typed): Promise<void> => {
    const hasWorked = await act({
      ...(category ? { id: category.id } : {}),
      name: editedText(category?.name ?? noText, name),
      remark: editedText(category?.remark ?? noText, remark),
      icon,
      position,
      isPublished,
      version: category?.version ?? 0,
    })
    if (hasWorked) onClose()
  }
  return (
    <FormDrawer
      title={category ? t('questions.editCategory') : t('questions.createCategory')}
      consequence={t('questions.categoryConsequence')}
      isSaving={isActing}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={category ?? { name: noText, remark: noText, position: 0, isPublished: false }}
        onFinish={(typed) => void save(typed)}
      >
        <LocalizedFields name="name" label={t('questions.categoryName')} limit={60} isRequired />
        <LocalizedFields name="remark" label={t('questions.remark')} limit={160} rows={2} />
        <Form.Item label={t('questions.icon')} extra={t('questions.iconHint')}>
          <div className="row">
            {icon === '' ? (
              <Typography.Text type="secondary">{t('questions.noIcon')}</Typography.Text>
            ) : (
              <img src={icon} alt={t('questions.icon')} width={48} height={48} />
            )}
            <PictureUpload
              needs="content.edit"
              label={t('questions.replaceIcon')}
              isBusy={isUploading}
              onPicture={(file) => void upload({}, { picture: [file] })}
            />
            {icon !== '' && (
              <Button danger onClick={() => setIcon('')}>
                {t('questions.removeIcon')}
              </Button>
            )}
          </div>
        </Form.Item>
        <PlaceAndPublished hint={t('questions.categoryPublishedHint')} />
      </Form>
    </FormDrawer>
  )
}
