import { ChevronRight } from 'lucide-react'
import { classNames } from './class-names'
import { type LinkComponent, useLinkComponent } from './link'

/** A step on the way here; the last one, this page, needs no `href`. */
export type Crumb = { label: string; href?: string | undefined }

export function Breadcrumbs({
  label,
  crumbs,
  LinkComponent,
  className,
}: {
  label: string
  crumbs: readonly Crumb[]
  LinkComponent?: LinkComponent | undefined
  className?: string | undefined
}) {
  const Link = useLinkComponent(LinkComponent)
  return (
    <nav aria-label={label} className={classNames('text-xs text-ink-mute', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.href ?? ''} ${crumb.label}`} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />}
            {crumb.href === undefined ? (
              <span aria-current="page" className="line-clamp-1 text-ink-soft">
                {crumb.label}
              </span>
            ) : (
              <Link
                href={crumb.href}
                className="inline-flex min-h-6 items-center transition-colors hover:text-primary hover:underline pointer-coarse:min-h-11"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
