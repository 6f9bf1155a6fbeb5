import { DownloadOutlined } from '@ant-design/icons'
import { orders } from '@cusp/contract'
import { App, Button } from 'antd'
import { useState } from 'react'
import { ask, sentenceOf } from '../../platform/answers'
import { csvFile, saveAs } from '../../platform/csv'
import { dayText } from '../../platform/time'
import { useWords } from '../../platform/words'
import { type OrderFilters, orderQuestion } from './order-filters'
import { orderSheet } from './order-sheet'

const rowsPerCall = 100
/** Beyond this a file is no longer what a person reads; the filters narrow it down. */
const mostRows = 20_000

/** Saves every order that the filters find as a CSV file, page by page. */
export function ExportButton({ filters, total }: { filters: OrderFilters; total: number }) {
  const t = useWords()
  const { message } = App.useApp()
  const [percent, setPercent] = useState<number>()

  const save = async (): Promise<void> => {
    const rows: orders.AdminOrderRow[] = []
    const pages = Math.ceil(Math.min(total, mostRows) / rowsPerCall)
    try {
      for (let page = 1; page <= pages; page += 1) {
        setPercent(Math.round(((page - 1) / pages) * 100))
        const answer = await ask(orders.adminListOrders, {
          ...orderQuestion(filters),
          pageIndex: page,
          pageSize: rowsPerCall,
        })
        rows.push(...answer.list)
      }
      const { header, cells } = orderSheet(t, rows)
      saveAs(`orders-${dayText(new Date())}.csv`, csvFile(header, cells))
      if (total > mostRows) void message.warning(t('orders.exportCut', { most: mostRows }))
      else void message.success(t('orders.exported', { count: rows.length }))
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setPercent(undefined)
    }
  }
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={percent !== undefined}
      disabled={total === 0}
      onClick={() => void save()}
    >
      {percent === undefined ? t('orders.export') : t('orders.exporting', { percent })}
    </Button>
  )
}
