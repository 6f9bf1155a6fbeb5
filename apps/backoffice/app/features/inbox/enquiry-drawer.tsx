import { inbox } from '@cusp/contract'
import { idFrom, languageFrom } from '@cusp/kernel'
import { Alert, Button, Drawer, Form, Grid, Input, Tag, Typography } from 'antd'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useAct, useAnswer } from '../../platform/answers'
import { useLocalText } from '../../platform/local-text'
import { useWords } from '../../platform/words'
import { Moment } from '../../shell/moment'
import { DetailLoading, Problem } from '../../shell/states'

/** One enquiry: read, taken, answered and closed. */
export function EnquiryDrawer({ id: text, onClose }: { id: string; onClose(): void }) {
  const t = useWords()
  const say = useLocalText()
  const screens = Grid.useBreakpoint()
  const id = idFrom<'Enquiry'>(text)
  const [form] = Form.useForm<{ text: string }>()
  const { data, error, refetch } = useAnswer(inbox.adminGetEnquiry, { id })
  const stale = {
    onRefused: ({ failure }: { failure: string }) => {
      if (failure === 'changedMeanwhile') void refetch()
      return false
    },
  }
  const take = useAct(inbox.adminTakeEnquiry, {
    says: data?.isMine ? t('enquiries.isLeft') : t('enquiries.isTaken'),
    ...stale,
  })
  const answer = useAct(inbox.adminAnswerEnquiry, {
    says: t('enquiries.sent'),
    ...stale,
    onDone: () => form.resetFields(),
  })
  const isClosed = data?.state === 'closed'
  const close = useAct(inbox.adminCloseEnquiry, {
    says: isClosed ? t('enquiries.reopened') : t('enquiries.closed'),
    ...stale,
  })
  return (
    <Drawer
      open
      title={data ? t('enquiries.title', { name: data.name }) : t('nav.enquiries')}
      size={screens.md === false ? '100%' : 640}
      onClose={onClose}
    >
      {error && !data && <Problem error={error} onRetry={() => void refetch()} />}
      {!error && !data && <DetailLoading />}
      {data && (
        <div className="stack">
          <div className="row">
            <Tag color={data.state === 'open' ? 'warning' : 'default'}>{t(`enquiries.states.${data.state}`)}</Tag>
            <Moment at={data.at} isDistant />
            <Typography.Text type="secondary">{data.takenBy || t('enquiries.nobody')}</Typography.Text>
          </div>
          <Typography.Text className="anywhere">{[data.email, data.phone].filter(Boolean).join(' · ')}</Typography.Text>
          {data.asked && (
            <p>
              <Tag color="blue">{t('enquiries.price')}</Tag>
              <Link to={paths.product(data.asked.productId)}>
                {say(data.asked.name)} {say(data.asked.standard)}
              </Link>{' '}
              <Typography.Text code>{data.asked.articleNumber}</Typography.Text> × {data.asked.count}
            </p>
          )}
          <Typography.Paragraph className="prewrap anywhere">{data.message}</Typography.Paragraph>
          {data.answers.map((each) => (
            <section key={each.at.toISOString()} aria-label={t('enquiries.answers')}>
              <Typography.Text type="secondary">
                {each.by} · <Moment at={each.at} />
              </Typography.Text>
              <Typography.Paragraph className="prewrap anywhere">{each.text}</Typography.Paragraph>
            </section>
          ))}
          <div className="row">
            <Button
              loading={take.isActing}
              onClick={() => void take.act({ id, version: data.version, isTaken: !data.isMine })}
            >
              {data.isMine ? t('enquiries.leave') : t('enquiries.take')}
            </Button>
            <Button
              loading={close.isActing}
              onClick={() => void close.act({ id, version: data.version, isClosed: !isClosed })}
            >
              {isClosed ? t('enquiries.reopen') : t('enquiries.close')}
            </Button>
          </div>
          {!isClosed && (
            <Form
              form={form}
              layout="vertical"
              onFinish={({ text: said }) => void answer.act({ id, version: data.version, text: said.trim() })}
            >
              <Alert
                type="info"
                showIcon
                title={t('enquiries.answerConsequence', {
                  email: data.email,
                  language: t(`languages.${languageFrom(data.language)}`),
                })}
                style={{ marginBlockEnd: 12 }}
              />
              <Form.Item
                name="text"
                label={t('enquiries.answer')}
                rules={[{ required: true, whitespace: true, message: t('enquiries.answerNeeded') }]}
              >
                <Input.TextArea rows={8} maxLength={5000} />
              </Form.Item>
              <Button type="primary" htmlType="submit" loading={answer.isActing}>
                {t('enquiries.send')}
              </Button>
            </Form>
          )}
        </div>
      )}
    </Drawer>
  )
}
