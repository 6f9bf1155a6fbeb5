import { Typography } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { useWords } from '../platform/words'

type PageProps = {
  readonly title: string
  /** Shown beside the title: a status, a count. */
  readonly mark?: ReactNode
  readonly hint?: ReactNode
  readonly actions?: ReactNode
  readonly back?: { readonly to: string; readonly says: string }
  readonly children: ReactNode
}

/** The head of every page, and the page itself for those who may see it. */
export function Page({ title, mark, hint, actions, back, children }: PageProps) {
  const t = useWords()
  useEffect(() => {
    document.title = `${title} · ${t('common.shopName')}`
  }, [title, t])

  return (
    <div className="stack">
      <header className="row-apart">
        <div style={{ minWidth: 0 }}>
          {back && <Link to={back.to}>← {back.says}</Link>}
          <div className="row">
            <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }} className="anywhere">
              {title}
            </Typography.Title>
            {mark}
          </div>
          {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
