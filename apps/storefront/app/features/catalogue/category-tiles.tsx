import { Picture } from '@cusp/ui'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { pictureSource } from '../../platform/pictures'
import { useWords } from '../../platform/words'

export type CategoryTile = { readonly id: string; readonly name: string; readonly picturePath: string }

/** The categories that have no floor of their own on the home page. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="more-categories" className="mt-8 md:mt-10">
      <h2 id="more-categories" className="mb-3 text-lg font-semibold md:text-xl">
        {say('home.moreCategories')}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-4 lg:grid-cols-6">
        {categories.map(({ id, name, picturePath }) => (
          <li key={id}>
            <Link
              to={paths.search({ searchType: 'categoryId', categoryId: id, title: name })}
              className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface text-sm font-medium transition-shadow hover:border-primary-line hover:text-primary hover:shadow-lifted"
            >
              <Picture
                {...pictureSource(picturePath, '(width >= 64rem) 200px, 50vw')}
                alt=""
                ratio="landscape"
                fit="cover"
              />
              <span className="p-3">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
