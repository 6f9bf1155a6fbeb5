import { orders } from '@cusp/contract'
import { formatMoney, pictureAt } from '@cusp/kernel'
import { Alert, Card, Form, Input, Modal, Tag, Typography } from 'antd'
import { useState } from 'react'
import { useAct } from '../../platform/answers'
import { useWords } from '../../platform/words'
import { Facts } from '../../shell/facts'
import { GuardedButton } from '../../shell/guarded-button'
import { Moment } from '../../shell/moment'
import { type Column, PlainRows } from '../../shell/rows'

type Store = orders.AdminOrder['stores'][number]
type Parcel = Store['parcels'][number]
type Waybill = { expressName: string; mailNo: string }

/** One store's goods, its parcels, and the form that ships them. */
export function StoreCard({ order, store }: { order: orders.AdminOrder; store: Store }) {
  const t = useWords()
  const [asked, setAsked] = useState<'ship' | Parcel>()
  const ship = useAct(orders.adminShipStore, { says: t('orders.shipped') })
  const correct = useAct(orders.adminCorrectWaybill, { says: t('orders.waybillCorrected') })

  const notNow = store.shippedAt
    ? t('orders.alreadyShipped')
    : order.moves.includes('ship')
      ? ''
      : t('orders.notShippable', { status: t(`orderStatus.${order.status}`) })

  const columns: Column<orders.OrderedGood>[] = [
    {
      key: 'name',
      title: t('products.name'),
      isHead: true,
      render: (good) => (
        <span
          style={{ display: 'flex', gap: 12, alignItems: 'center', minWidth: 200, maxWidth: 320, whiteSpace: 'normal' }}
        >
          {good.picturePath ? (
            <img className="thumbnail" src={pictureAt(good.picturePath, 400)} alt="" loading="lazy" />
          ) : (
            <span className="thumbnail" />
          )}
          <span className="anywhere">
            {good.name}
            <Typography.Text type="secondary" style={{ display: 'block' }}>
              {good.standard}
            </Typography.Text>
          </span>
        </span>
      ),
    },
    {
      key: 'article',
      title: t('variants.articleNumber'),
      render: (good) => <Typography.Text code>{good.articleNumber}</Typography.Text>,
    },
    {
      key: 'price',
      title: t('orders.unitPrice'),
      isNumber: true,
      render: (good) => formatMoney(good.unitPrice, order.currency),
    },
    {
      key: 'amount',
      title: t('orders.pieces'),
      isNumber: true,
      render: ({ amount, unit }) => (unit === '' ? amount : t('orders.amountOf', { amount, unit })),
    },
    {
      key: 'subtotal',
      title: t('orders.subtotal'),
      isNumber: true,
      render: (good) => formatMoney(good.subtotal, order.currency),
    },
  ]
  return (
    <Card
      size="small"
      title={
        <span className="row">
          {store.storeName}
          {store.shippedAt ? <Tag color="success">{t('orders.isShipped')}</Tag> : <Tag>{t('orders.isNotShipped')}</Tag>}
        </span>
      }
      extra={
        !store.shippedAt && (
          <GuardedButton needs="orders.ship" notNow={notNow} type="primary" onClick={() => setAsked('ship')}>
            {t('orders.ship')}
          </GuardedButton>
        )
      }
    >
      <div className="stack">
        <PlainRows
          rows={store.goods}
          columns={columns}
          keyOf={(good) => good.searchProductId}
          empty={t('orders.noGoods')}
        />
        <Facts
          isWide
          items={[
            { key: 'express', label: t('orders.chosenExpress'), children: store.expressName || '–' },
            { key: 'freight', label: t('orders.freight'), children: formatMoney(store.freight, order.currency) },
          ]}
        />
        {store.parcels.map((parcel) => (
          <div key={parcel.id} className="row-apart" style={{ alignItems: 'center' }}>
            <span className="row">
              <strong>{parcel.expressName}</strong>
              <Typography.Text code copyable>
                {parcel.mailNo}
              </Typography.Text>
              <Typography.Text type="secondary">
                <Moment at={parcel.shippedAt} />
              </Typography.Text>
            </span>
            <GuardedButton size="small" needs="orders.ship" onClick={() => setAsked(parcel)}>
              {t('orders.correctWaybill')}
            </GuardedButton>
          </div>
        ))}
      </div>
      {asked === 'ship' && (
        <WaybillModal
          title={t('orders.shipTitle', { store: store.storeName })}
          consequence={t('orders.shipConsequence')}
          confirm={t('orders.ship')}
          initial={{ expressName: store.expressName, mailNo: '' }}
          isBusy={ship.isActing}
          onSave={(typed) => ship.act({ orderNo: order.orderNo, storeId: store.storeId, ...typed })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked !== undefined && asked !== 'ship' && (
        <WaybillModal
          title={t('orders.correctWaybill')}
          consequence={t('orders.correctConsequence')}
          confirm={t('common.save')}
          initial={asked}
          isBusy={correct.isActing}
          onSave={(typed) => correct.act({ orderNo: order.orderNo, parcelId: asked.id, ...typed })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  )
}

type WaybillModalProps = {
  readonly title: string
  readonly consequence: string
  readonly confirm: string
  readonly initial: Waybill
  readonly isBusy: boolean
  onSave(typed: Waybill): Promise<boolean>
  onClose(): void
}

function WaybillModal({ title, consequence, confirm, initial, isBusy, onSave, onClose }: WaybillModalProps) {
  const t = useWords()
  const [form] = Form.useForm<Waybill>()
  const save = async ({ expressName, mailNo }: Waybill): Promise<void> => {
    if (await onSave({ expressName: expressName.trim(), mailNo: mailNo.trim() })) onClose()
  }
  const needed = [{ required: true, whitespace: true, message: t('common.needed') }]
  return (
    <Modal
      open
      title={title}
      okText={confirm}
      cancelText={t('common.cancel')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={consequence} style={{ marginBlock: 12 }} />
      <Form
        form={form}
        layout="vertical"
        initialValues={{ expressName: initial.expressName, mailNo: initial.mailNo }}
        onFinish={(typed) => void save(typed)}
      >
        <Form.Item name="expressName" label={t('orders.express')} rules={needed}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name="mailNo" label={t('orders.waybill')} rules={needed}>
          <Input maxLength={60} autoFocus autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
