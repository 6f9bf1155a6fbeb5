import { catalogue } from '@cusp/contract'
import { App, Space, Tag, Typography } from 'antd'
import { useState } from 'react'
import { TagDrawer } from '../features/products/tag-drawer'
import { useAct, useAnswer } from '../platform/answers'
import { useWords } from '../platform/words'
import { GuardedButton } from '../shell/guarded-button'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'

export function TagsRoute() {
  const t = useWords()
  const { modal } = App.useApp()
  const [edited, setEdited] = useState<catalogue.AdminTag | 'new'>()
  const tags = useAnswer(catalogue.adminListTags, {})
  const { act: remove } = useAct(catalogue.adminRemoveTag, { says: t('tags.removed') })
  const askToRemove = (tag: catalogue.AdminTag) =>
    modal.confirm({
      title: t('tags.remove'),
      content: t('tags.removeConsequence', { count: tag.productCount }),
      okText: t('tags.remove'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: () => remove({ type: tag.type }),
    })
  const columns: Column<catalogue.AdminTag>[] = [
    {
      key: 'title',
      title: t('tags.title'),
      isHead: true,
      render: (row) => `${row.title.en} · ${row.title['zh-Hant']}`,
    },
    { key: 'type', title: t('tags.type'), render: (row) => <Typography.Text code>{row.type}</Typography.Text> },
    {
      key: 'price',
      title: t('tags.isAboutPrice'),
      render: (row) => (row.isAboutPrice ? <Tag color="warning">{t('common.yes')}</Tag> : t('common.no')),
    },
    { key: 'position', title: t('categories.position'), isNumber: true, render: (row) => row.position },
    { key: 'products', title: t('nav.products'), isNumber: true, render: (row) => row.productCount },
    {
      key: 'actions',
      title: t('common.actions'),
      render: (row) => (
        <Space size={4}>
          <GuardedButton needs="catalogue.edit" size="small" onClick={() => setEdited(row)}>
            {t('common.edit')}
          </GuardedButton>
          <GuardedButton needs="catalogue.edit" size="small" danger onClick={() => askToRemove(row)}>
            {t('tags.remove')}
          </GuardedButton>
        </Space>
      ),
    },
  ]
  return (
    <Page
      title={t('nav.tags')}
      hint={t('tags.hint')}
      actions={
        <GuardedButton needs="catalogue.edit" type="primary" onClick={() => setEdited('new')}>
          {t('tags.create')}
        </GuardedButton>
      }
    >
      <Rows
        query={tags}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.type}
        empty={t('tags.none')}
      />
      {edited && <TagDrawer tag={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  )
}
