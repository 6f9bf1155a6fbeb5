import { App } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '../platform/words'

/** Asks before a page is left that holds what nobody has saved. */
export function useLeaveGuard(isEdited: boolean): void {
  const t = useWords()
  const { modal } = App.useApp()
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isEdited && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (leaving.state !== 'blocked') return
    modal.confirm({
      title: t('common.unsaved'),
      content: t('common.unsavedHint'),
      okText: t('common.leave'),
      cancelText: t('common.stay'),
      onOk: () => leaving.proceed(),
      onCancel: () => leaving.reset(),
    })
  }, [leaving, modal, t])
}
