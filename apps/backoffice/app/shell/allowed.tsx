import type { Permission } from '@cusp/contract'
import { Result } from 'antd'
import type { ReactNode } from 'react'
import { useMay } from '../platform/session'
import { useWords } from '../platform/words'

/** Shows its page to operators with the permission, and the reason to the others. */
export function Allowed({ needs, children }: { needs: Permission; children: ReactNode }) {
  const t = useWords()
  const may = useMay()(needs)
  return may.isAllowed ? children : <Result status="403" title={may.why} subTitle={t('common.askAdmin')} />
}
