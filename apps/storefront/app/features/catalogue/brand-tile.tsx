import { Picture } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'

export type Brand = { readonly id: string; readonly title: string; readonly picturePath: string }

/** A brand's mark; without one, its name stands in the same place. */
export function BrandTile({ brand }: { brand: Brand }) {
  return (
    <Link
      to={paths.search({ searchType: 'brandId', brandId: brand.id, title: brand.title })}
      className="flex h-full min-h-16 flex-col items-center justify-center rounded-lg border border-line bg-surface p-2 text-center text-sm font-medium text-ink-soft transition-shadow hover:border-primary-line hover:text-primary hover:shadow-lifted"
    >
      {brand.picturePath !== '' && (
        <Picture
          {...pictureSource(brand.picturePath, '160px')}
          alt=""
          ratio="video"
          className="w-full rounded-md bg-transparent"
        />
      )}
      <span className="mt-1 line-clamp-1">{brand.title}</span>
    </Link>
  )
}
