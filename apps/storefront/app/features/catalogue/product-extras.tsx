import type { catalogue } from '@cusp/contract'
import { Card, Picture } from '@cusp/ui'
import { FileDown, Gift } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'

/** What a bundle consists of (spec A77). */
export function BundleContents({ parts }: { parts: catalogue.ProductDetail['bundle'] }) {
  const say = useWords()
  return (
    <Card title={say('product.bundle')} className="mt-6">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {parts.map((part) => (
          <li key={part.searchProductId} className="flex items-center gap-3">
            <span className="w-16 shrink-0">
              <Picture {...pictureSource(part.picturePath, '64px')} alt="" />
            </span>
            <span className="min-w-0 text-sm">
              <Link to={paths.product(part.searchProductId)} className="font-medium hover:text-primary hover:underline">
                {part.productName}
              </Link>
              <span className="block text-ink-mute">{part.standard}</span>
              <span className="tabular block text-ink-soft">{say('product.pieces', { count: part.count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What comes free with the variant that is shown (spec A76). */
export function Gifts({ gifts }: { gifts: catalogue.Variant['promotes'] }) {
  const say = useWords()
  return (
    <ul aria-label={say('product.gifts')} className="mt-3 space-y-1.5 text-sm">
      {gifts.map(({ name, link, picurl }) => (
        <li key={name} className="flex items-center gap-2">
          {picurl === '' ? (
            <Gift aria-hidden className="size-5 shrink-0 text-accent" />
          ) : (
            <span className="w-8 shrink-0">
              <Picture {...pictureSource(picurl, '32px')} alt="" />
            </span>
          )}
          <span>
            <span className="font-medium text-accent">{say('product.gift')}</span>{' '}
            {link === '' ? (
              name
            ) : (
              <Link to={link} className="text-primary hover:underline">
                {name}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Instructions and other papers to download (spec A77). */
export function Documents({ documents }: { documents: catalogue.ProductDetail['documents'] }) {
  const say = useWords()
  return (
    <Card title={say('product.documents')}>
      <ul className="space-y-1">
        {documents.map(({ path, name }) => (
          <li key={path}>
            <a
              href={path}
              download={`${name}${/\.\w+$/.exec(path)?.[0] ?? ''}`}
              className="inline-flex min-h-8 items-center gap-2 text-sm text-primary hover:underline pointer-coarse:min-h-11"
            >
              <FileDown aria-hidden className="size-4 shrink-0" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
