import { information } from '@cusp/contract'
import { Button, Form, Input, Space, Tag } from 'antd'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths'
import { useAnswer } from '../platform/answers'
import { useLocalText } from '../platform/local-text'
import { useWords } from '../platform/words'
import { Moment } from '../shell/moment'
import { Page } from '../shell/page'
import { type Column, Rows } from '../shell/rows'

export function InfoPagesRoute() {
  const t = useWords()
  const say = useLocalText()
  const navigate = useNavigate()
  const pages = useAnswer(information.adminListInfoPages, {})
  const columns: Column<information.AdminInfoPage>[] = [
    {
      key: 'name',
      title: t('infoPages.name'),
      isHead: true,
      wrapsAt: 320,
      render: (row) => <Link to={paths.infoPage(row.id)}>{say(row.name)}</Link>,
    },
    {
      key: 'address',
      title: t('infoPages.address'),
      render: (row) => <a href={`/about/${row.id}`}>/about/{row.id}</a>,
    },
    {
      key: 'draft',
      title: t('infoPages.draft'),
      render: ({ draft }) =>
        draft === null ? (
          '–'
        ) : draft.from === null ? (
          <Tag>{t('infoPages.noTime')}</Tag>
        ) : (
          <span className="row">
            <Moment at={draft.from} /> – {draft.until && <Moment at={draft.until} />}
          </span>
        ),
    },
  ]
  return (
    <Page title={t('nav.infoPages')} hint={t('infoPages.hint')}>
      <Form<{ id: string }> layout="inline" onFinish={({ id }) => navigate(paths.infoPage(id.trim()))}>
        <Form.Item
          name="id"
          rules={[{ required: true, pattern: /^\s*[\w-]{1,64}\s*$/, message: t('infoPages.newIdHint') }]}
        >
          <Space.Compact>
            <Input aria-label={t('infoPages.newId')} placeholder={t('infoPages.newId')} maxLength={64} />
          </Space.Compact>
        </Form.Item>
        <Button htmlType="submit">{t('infoPages.create')}</Button>
      </Form>
      <Rows
        query={pages}
        rowsOf={(answer) => answer.list}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t('infoPages.none')}
      />
    </Page>
  )
}
